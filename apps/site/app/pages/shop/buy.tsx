import { formatMoney } from "@carloom/i18n";
import { Button, buttonClass, useT } from "@carloom/ui";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { CarChoice, ShopCar, ShopProduct, ShopVariant } from "../../data/shop.ts";
import type { Terms } from "../../data/terms.ts";
import { SiteLink, useLanguage, useLocalPath } from "../../language/language.tsx";
import { ComparePut } from "../../compare/put.tsx";
import { AddForm } from "./add-form.tsx";
import { CarSelect } from "./car-select.tsx";
import { Heart } from "../../wishlist/heart.tsx";
import { Notice } from "../../wishlist/notice.tsx";
import { SaleNote, Stock } from "./price.tsx";
import { FitBadge } from "./verdict.tsx";

export type ProductPage = {
  channel: { slug: string; currency: string };
  cars: CarChoice[];
  car: ShopCar | null;
  product: ShopProduct;
  terms: Terms;
};

type BuyProps = {
  page: ProductPage;
  path: string;
  /** The size that is chosen. */
  variant: ShopVariant;
  onChoose: (id: string) => void;
};

/** Sizes with their prices, the verdict, pieces, and the one yellow action. */
export function Buy({ page, path, variant, onChoose }: BuyProps) {
  const t = useT();
  const language = useLanguage();
  const { product, channel, car, cars } = page;
  const money = (value: ShopVariant["price"]) => (value ? formatMoney(language, value.amount, value.currency) : "");
  return (
    <div className="goods-buy">
      <p className="goods-cost">
        <b className="ui-data">
          {product.byArea ? t("goods.from", { price: money(variant.price) }) : money(variant.price)}
        </b>
        {variant.sale ? <SaleNote sale={variant.sale} /> : null}
        <span>
          {product.byArea
            ? `${t("goods.areaText")} ${t(product.gross ? "goods.area.gross" : "goods.area.net")}`
            : t(!product.delivery ? "goods.card" : product.gross ? "goods.each.gross" : "goods.each.net")}
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
                onChange={() => onChoose(one.id)}
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
        <p className="goods-stock">{product.byArea || !product.delivery ? null : <Stock stock={variant.stock} />}</p>
      )}
      {cars[0] ? <CarCheck cars={cars} car={car} path={path} variant={variant} /> : null}
      {product.byArea ? (
        <SiteLink to="/car" className={buttonClass({ variant: "primary", wide: true })}>
          {t("goods.open")}
        </SiteLink>
      ) : variant.stock === 0 ? (
        <Notice key={variant.id} channel={channel.slug} variantId={variant.id} />
      ) : (
        <AddForm
          key={`${variant.id} ${car?.value ?? ""}`}
          channel={channel}
          slug={product.slug}
          variant={variant}
          car={car}
          wheels={product.category?.slug === "rim"}
        />
      )}
      <ComparePut slug={product.slug} name={product.name} inWords />
      <Heart key={`heart ${variant.id}`} name={product.name} ids={[variant.id]} chosen={variant.id} inWords />
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
        {car ? (
          variant.fit && <FitBadge fit={variant.fit} all />
        ) : (
          <span className="ui-small">{t("goods.verdictNone")}</span>
        )}
      </div>
    </div>
  );
}
