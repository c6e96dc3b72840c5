import { formatMoney } from "@carloom/i18n";
import { Button, buttonClass, ErrorNote, useT } from "@carloom/ui";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { addGoods } from "../../cart/add-goods.ts";
import { problemKey } from "../../cart/problems.ts";
import type { CarChoice, ShopCar, ShopProduct, ShopVariant } from "../../data/shop.ts";
import { SiteLink, useLanguage, useLocalPath } from "../../language/language.tsx";
import { useOnline } from "../../parts/online.ts";
import { useSite } from "../../site-context.tsx";
import { CarSelect } from "./car-select.tsx";
import { Stock } from "./price.tsx";
import { FitBadge } from "./verdict.tsx";

type BuyProps = {
  page: { channel: { slug: string }; cars: CarChoice[]; car: ShopCar | null; product: ShopProduct };
  path: string;
  /** Part number of the size that the address names. */
  wanted: string | null;
};

const RANK = { fits: 0, warn: 1, unknown: 2, block: 3 } as const;

/** The size to begin with: the one asked for, else the first that fits best and can be had. */
export function firstChoice(variants: readonly ShopVariant[], wanted: string | null): ShopVariant | undefined {
  const cost = (variant: ShopVariant) => RANK[variant.fit?.verdict ?? "fits"] * 2 + (variant.stock === 0 ? 1 : 0);
  return (
    variants.find(({ sku }) => sku === wanted) ??
    variants.reduce<ShopVariant | undefined>((best, one) => (!best || cost(one) < cost(best) ? one : best), undefined)
  );
}

/** Sizes with their prices, the verdict, pieces, and the one yellow action. */
export function Buy({ page, path, wanted }: BuyProps) {
  const t = useT();
  const language = useLanguage();
  const { product, channel, car, cars } = page;
  const first = firstChoice(product.variants, wanted);
  const [id, setId] = useState(first?.id ?? "");
  const variant = product.variants.find((one) => one.id === id) ?? first;
  if (!variant) return null;
  const money = (value: ShopVariant["price"]) => (value ? formatMoney(language, value.amount, value.currency) : "");
  return (
    <div className="goods-buy">
      <p className="goods-cost">
        <b className="ui-data">
          {product.byArea ? t("goods.from", { price: money(variant.price) }) : money(variant.price)}
        </b>
        <span>
          {product.byArea ? t("goods.areaText") : t("goods.perPiece")}
          {", "}
          {t(product.gross ? "goods.withTax" : "goods.withoutTax")}
        </span>
      </p>
      {product.variants.length > 1 ? (
        <fieldset className="goods-sizes">
          <legend>{t("goods.sizes")}</legend>
          {product.variants.map((one) => (
            <label key={one.id}>
              <input
                type="radio"
                name="variant"
                value={one.sku}
                checked={one.id === variant.id}
                onChange={() => setId(one.id)}
              />
              <span className="goods-size">
                <b className="ui-data">{one.name}</b>
                {one.fit ? <FitBadge fit={one.fit} /> : null}
              </span>
              <span className="goods-size-end">
                <span className="ui-data">{money(one.price)}</span>
                <Stock stock={one.stock} />
              </span>
            </label>
          ))}
        </fieldset>
      ) : (
        <p className="goods-stock">{product.byArea ? null : <Stock stock={variant.stock} />}</p>
      )}
      <CarCheck cars={cars} car={car} path={path} variant={variant} />
      {product.byArea ? (
        <SiteLink to="/car" className={buttonClass({ variant: "primary", wide: true })}>
          {t("goods.open")}
        </SiteLink>
      ) : (
        <AddForm key={variant.id} channel={channel.slug} variant={variant} wheels={product.category?.slug === "rim"} />
      )}
    </div>
  );
}

type CarCheckProps = { cars: readonly CarChoice[]; car: ShopCar | null; path: string; variant: ShopVariant };

/** The visitor's car and the verdict for it. A form of one field, so that it works without script. */
function CarCheck({ cars, car, path, variant }: CarCheckProps) {
  const t = useT();
  const language = useLanguage();
  const local = useLocalPath();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const show = () => {
    const value = form.current ? String(new FormData(form.current).get("car") ?? "") : "";
    const text = `?variant=${encodeURIComponent(variant.sku)}${value ? `&car=${encodeURIComponent(value)}` : ""}`;
    void navigate(local(path + text), { preventScrollReset: true, replace: true });
  };
  // the field follows the address: another car chosen elsewhere, or the way back
  useEffect(() => {
    const field = form.current?.elements.namedItem("car");
    if (field instanceof HTMLSelectElement) field.value = car?.value ?? "";
  }, [car]);
  return (
    <div className="goods-check">
      <form
        ref={form}
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        {language === "en" ? null : <input type="hidden" name="lang" value={language} />}
        <input type="hidden" name="variant" value={variant.sku} />
        <CarSelect cars={cars} value={car?.value ?? null} name="car" onChange={show} hint={false} />
        <Button type="submit">{t("goods.check")}</Button>
      </form>
      <div role="status">
        {car && variant.fit ? (
          <FitBadge fit={variant.fit} all />
        ) : car ? null : (
          <span className="ui-small">{t("goods.verdictNone")}</span>
        )}
      </div>
    </div>
  );
}

type AddFormProps = { channel: string; variant: ShopVariant; wheels: boolean };
type Answer = { kind: "none" | "busy" | "done" } | { kind: "refused"; key: string };

/** Wheels are bought in sets of four, where so many are there. */
const SET = 4;

function AddForm({ channel, variant, wheels }: AddFormProps) {
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

  async function add() {
    if (!session) return;
    setAnswer({ kind: "busy" });
    try {
      const goods = { channel, variantId: variant.id, quantity: pieces };
      const [problem] = await addGoods(session.clients.commerce, settings, goods);
      setAnswer(problem ? { kind: "refused", key: problemKey(problem.code) } : { kind: "done" });
      if (!problem) void cart?.attach();
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
          onClick={() => void add()}
        >
          {answer.kind === "busy" ? t("goods.adding") : most === 0 ? t("goods.out") : t("goods.add")}
        </Button>
      </div>
      <div role="status">
        {answer.kind === "done" ? (
          <p className="goods-done">
            {t("goods.added", { count: pieces })}{" "}
            <SiteLink to={`/${channel}/cart`} className="ui-link">
              {t("goods.toCart")}
            </SiteLink>
          </p>
        ) : null}
      </div>
      {answer.kind === "refused" ? <ErrorNote>{t(answer.key)}</ErrorNote> : null}
      <noscript>
        <p className="ui-small">{t("goods.noScript")}</p>
      </noscript>
    </div>
  );
}
