import { ArrowGlyph, buttonClass, useT } from "@carloom/ui";
import { CartsAside } from "../../cart/carts-aside.tsx";
import { SiteLink } from "../../language/language.tsx";

type EmptyCartProps = { status: "empty" | "unreachable"; channel: string };

/** Where goods come from, for who has none yet; other carts of this browser stand below. */
export function EmptyCart({ status, channel }: EmptyCartProps) {
  const t = useT();
  const ways = [
    ["cars", "/car"],
    ["goods", `/${channel}`],
    ["wishes", `/${channel}/wishlist`],
  ] as const;
  return (
    <div className="cart-empty site-grid">
      <div className="cart-empty-said">
        <p className="ui-lead">{t(`shop.cart.${status}`)}</p>
        <SiteLink to="/car" className={buttonClass({ variant: "primary" })}>
          {t("site.home.browse")}
          <ArrowGlyph />
        </SiteLink>
        <CartsAside channel={null} />
      </div>
      <nav className="cart-ways" aria-label={t("shop.ways")}>
        <ul>
          {ways.map(([way, to]) => (
            <li key={way}>
              <SiteLink to={to}>
                <b>{t(`shop.way.${way}`)}</b>
                <span>{t(`shop.way.${way}Text`)}</span>
                <ArrowGlyph />
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
