import { buttonClass, useT } from "@carloom/ui";
import { useLanguage } from "../boot/language.tsx";
import { openedChannel, storeFrontOf } from "../shop/channel.ts";

/** The address without what it asked to edit. */
function withoutCartEdit(href: string): string {
  const url = new URL(href);
  url.searchParams.delete("design");
  url.searchParams.delete("checkout");
  return url.pathname + url.search;
}

/** The design that the address names is not in that cart: the cart, or the car without it. */
export function CartEditGone() {
  const t = useT();
  const language = useLanguage();
  const query = language === "en" ? "" : `?lang=${language}`;
  return (
    <main className="st-page">
      <h1>{t("studio.cart-edit.gone")}</h1>
      <p className="text-text-2">{t("studio.cart-edit.gone-text")}</p>
      <p className="st-page-actions">
        <a className={buttonClass({ variant: "primary" })} href={`${storeFrontOf(openedChannel())}/cart${query}`}>
          {t("studio.cart.open")}
        </a>
        <a className={buttonClass()} href={withoutCartEdit(location.href)}>
          {t("studio.cart-edit.car")}
        </a>
      </p>
    </main>
  );
}
