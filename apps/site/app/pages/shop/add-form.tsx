import { Button, ErrorNote, useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { addGoods, type OtherCart } from "../../cart/add-goods.ts";
import { problemKey } from "../../cart/problems.ts";
import { goodsPath } from "../../data/goods.ts";
import type { ShopCar, ShopVariant } from "../../data/shop.ts";
import { SiteLink } from "../../language/language.tsx";
import { useOnline } from "../../parts/online.ts";
import { useSite } from "../../site-context.tsx";
import { FitBadge } from "./verdict.tsx";

type AddFormProps = {
  channel: { slug: string; currency: string };
  /** The product's. */
  slug: string;
  variant: ShopVariant;
  wheels: boolean;
  /** The one that is chosen: where this does not fit it the visitor is asked first, and the line says so. */
  car: ShopCar | null;
};
type Answer =
  | { kind: "none" | "busy" | "done" | "misfit" }
  | { kind: "refused"; key: string }
  | { kind: "other"; cart: OtherCart };

/** Wheels are bought in sets of four, where so many are there. */
const SET = 4;

/** What is asked stands below the button, which may be below the window. */
const intoView = (asked: Element | null) => asked?.scrollIntoView({ block: "nearest" });

/** How many, and into the cart; where the cart is of another currency, what to do about it. */
export function AddForm({ channel, slug, variant, wheels, car }: AddFormProps) {
  const t = useT();
  const { session, settings, cart } = useSite();
  const most = Math.max(0, variant.most);
  const online = useOnline();
  // the server renders no session: what waits for it is switched on after hydration
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(session !== null), [session]);
  const [pieces, setPieces] = useState(wheels && most >= SET ? SET : 1);
  const [answer, setAnswer] = useState<Answer>({ kind: "none" });
  const set = (next: number) => setPieces(Math.min(Math.max(1, next), Math.max(1, most)));

  async function add(apart = false) {
    if (!session) return;
    setAnswer({ kind: "busy" });
    try {
      const goods = {
        channel: channel.slug,
        variantId: variant.id,
        quantity: pieces,
        // the shop judges by itself: no line says what only a browser found
        ...(car && { metadata: [{ key: "fitCar", value: car.value }] }),
      };
      const added = await addGoods(session.clients.commerce, settings, goods, apart);
      setAnswer(added.kind === "refused" ? { kind: "refused", key: problemKey(added.problem.code) } : added);
      if (added.kind === "done") void cart?.attach();
    } catch (error) {
      console.error("The goods could not be put into the cart:", error);
      setAnswer({ kind: "refused", key: "goods.error" });
    }
  }
  return (
    <div className="goods-add">
      {wheels ? <p className="ui-small">{t("goods.wheels")}</p> : null}
      <div className="goods-add-row">
        <div className="cart-steps" role="group" aria-label={t("goods.quantity")}>
          <button type="button" aria-label={t("goods.fewer")} disabled={pieces <= 1} onClick={() => set(pieces - 1)}>
            −
          </button>
          <output className="ui-data">{pieces}</output>
          <button type="button" aria-label={t("goods.more")} disabled={pieces >= most} onClick={() => set(pieces + 1)}>
            +
          </button>
        </div>
        <Button
          variant="primary"
          disabled={!ready || !online || most === 0 || answer.kind === "busy"}
          onClick={() => (variant.fit?.verdict === "block" ? setAnswer({ kind: "misfit" }) : void add())}
        >
          {answer.kind === "busy" ? t("goods.adding") : most === 0 ? t("goods.out") : t("goods.add")}
        </Button>
      </div>
      <div role="status">
        {answer.kind === "done" ? (
          <p className="goods-done">
            {t("goods.added", { count: pieces })}{" "}
            <SiteLink to={`/${channel.slug}/cart`} className="ui-link">
              {t("goods.toCart")}
            </SiteLink>
          </p>
        ) : null}
        {answer.kind === "misfit" && car && variant.fit ? (
          <div className="goods-other" ref={intoView}>
            <p>{t("goods.misfit", { car: car.name })}</p>
            <FitBadge fit={variant.fit} all />
            <Button onClick={() => void add()}>{t("goods.misfit.add")}</Button>
          </div>
        ) : null}
        {answer.kind === "other" ? (
          <div className="goods-other" ref={intoView}>
            <p>
              {t("goods.other", {
                count: answer.cart.count,
                currency: answer.cart.currency,
                own: channel.currency,
              })}
            </p>
            <Button onClick={() => void add(true)}>{t("goods.other.begin", { currency: channel.currency })}</Button>
            <SiteLink to={goodsPath(answer.cart.channel, slug)} className="ui-link">
              {t("goods.other.see", { currency: answer.cart.currency })}
            </SiteLink>
          </div>
        ) : null}
      </div>
      {answer.kind === "refused" ? <ErrorNote>{t(answer.key)}</ErrorNote> : null}
      <noscript>
        <p className="ui-small">{t("goods.noScript")}</p>
      </noscript>
    </div>
  );
}
