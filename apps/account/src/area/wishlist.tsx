import { type MyWishlistQuery, MyWishlistDocument, WishlistRemoveDocument } from "@carloom/api-client/commerce";
import { formatMoney, type Language, LANGUAGE_CODES } from "@carloom/i18n";
import { Button, buttonClass, ErrorNote, useT } from "@carloom/ui";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { session, settings } from "../auth/session.ts";
import { useLanguage } from "../language.tsx";
import { Page } from "../parts/page.tsx";
import { Loaded } from "./loaded.tsx";
import { useAnswer } from "./use-answer.ts";

type Wish = MyWishlistQuery["myWishlist"][number];
type Variant = NonNullable<Wish["variant"]>;

/** The channel of who came from none. */
const CHANNEL = "default-channel";
/** That whose shop the person came from: theirs are the prices, and there the goods are bought. */
const useChannel = (): string => useSearchParams()[0].get("channel") ?? CHANNEL;

/** What the person wishes for, newest first; each leads to its product. */
export function WishlistPage() {
  const t = useT();
  const channel = useChannel();
  const [answer, ask] = useAnswer(MyWishlistDocument, { channel, language: LANGUAGE_CODES[useLanguage()] });
  return (
    <Page title={t("account.area.wishlist")}>
      <Loaded answer={answer} retry={() => void ask()}>
        {({ myWishlist }) => <Wishes all={myWishlist} />}
      </Loaded>
    </Page>
  );
}

function Wishes({ all }: { all: readonly Wish[] }) {
  const t = useT();
  const language = useLanguage();
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<string | null>(null);
  const [said, say] = useState("");
  const shop = `${settings.origin}/${encodeURIComponent(useChannel())}`;
  const address = (path: string, query: Record<string, string> = {}) => {
    const text = new URLSearchParams({ ...query, ...(language !== "en" && { lang: language }) }).toString();
    return `${shop}${path}${text && `?${text}`}`;
  };
  async function remove(variant: Variant) {
    setFailed(null);
    try {
      const { errors } = (await session.clients.account.mutate(WishlistRemoveDocument, { variantId: variant.id }))
        .wishlistRemove;
      if (errors.length > 0) return setFailed(variant.id);
      setGone(new Set([...gone, variant.id]));
      say(t("wish.removed", { name: nameOf(variant) }));
    } catch {
      setFailed(variant.id);
    }
  }
  const variants = all.flatMap(({ variant }) => (variant && !gone.has(variant.id) ? [variant] : []));
  return (
    <>
      <p className="ui-hidden" role="status">
        {said}
      </p>
      {variants.length > 0 ? (
        <ul className="account-rows account-wishes">
          {variants.map((variant) => (
            <li key={variant.id} className="account-row">
              <a href={address(`/products/${variant.product.slug}`, { variant: variant.sku ?? "" })}>
                {variant.product.thumbnail ? (
                  <img src={variant.product.thumbnail.url} alt="" width="72" height="72" loading="lazy" />
                ) : null}
                <span>
                  <b>{nameOf(variant)}</b>
                  <span className="ui-hint">{factsOf(variant, t, language)}</span>
                </span>
              </a>
              <Button
                variant="quiet"
                aria-label={t("wish.remove", { name: nameOf(variant) })}
                onClick={() => void remove(variant)}
              >
                {t("account.wishes.remove")}
              </Button>
              {failed === variant.id ? <ErrorNote>{t("account.error.UNREACHABLE")}</ErrorNote> : null}
            </li>
          ))}
        </ul>
      ) : (
        <p className="ui-lead">{t("wish.none")}</p>
      )}
      <div className="account-actions">
        <a className={buttonClass({ variant: variants.length > 0 ? "secondary" : "primary" })} href={address("")}>
          {t("wish.toShop")}
        </a>
      </div>
    </>
  );
}

const nameOf = ({ product }: Variant): string => product.translation?.name ?? product.name;

/** Size, price, and whether it can be had. */
function factsOf(variant: Variant, t: ReturnType<typeof useT>, language: Language): string {
  const { product, pricing, name, translation, trackInventory, quantityAvailable } = variant;
  const taxed = pricing?.price;
  const price = taxed && (product.pricing?.displayGrossPrices ? taxed.gross : taxed.net);
  return [
    (product.variants ?? []).length > 1 ? (translation?.name ?? name) : null,
    price ? formatMoney(language, price.amount, price.currency) : null,
    trackInventory && quantityAvailable === 0 ? t("goods.out") : null,
  ]
    .filter((text) => text !== null)
    .join(" · ");
}
