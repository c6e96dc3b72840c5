import { Button, Checkbox, cx, DownGlyph, Select, TextField, useT } from "@carloom/ui";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { ShopAround } from "../../data/shop.ts";
import { useLanguage } from "../../language/language.tsx";
import { CarSelect } from "./car-select.tsx";
import { Facets, PriceBands } from "./facets.tsx";
import { useShowForm } from "./live-form.ts";
import { PARAMETERS, queryText, type ShopQuery, SORTS } from "../../data/shop-query.ts";

type FiltersProps = {
  page: {
    channel: { currency: string };
    list: { total: number };
    query: ShopQuery;
  };
  around: ShopAround;
  path: string;
};

/** Writes a query into the fields; focus stays where it is. */
function follow(form: HTMLFormElement, query: ShopQuery): void {
  const values = new URLSearchParams(queryText(query, { after: query.after }));
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.type === "checkbox")
      field.checked = values.getAll(field.name).includes(field.value);
    else if (field instanceof HTMLSelectElement)
      field.value = values.get(field.name) ?? (field.options[0]?.value || "");
    else if (field instanceof HTMLInputElement && field.type !== "hidden" && field !== document.activeElement)
      field.value = values.get(field.name) ?? "";
  }
}

/** A plain form: its address is the list. With script a choice takes effect at once, and numbers on Enter. */
export function Filters({ page: { channel, list, query }, around, path }: FiltersProps) {
  const { collections, cars, facets } = around;
  const t = useT();
  const language = useLanguage();
  const show = useShowForm(path);
  const form = useRef<HTMLFormElement>(null);
  const more = useId();
  const chosen = Object.values(query.chosen).flat().length;
  const [opened, setOpened] = useState(false);

  // the fields follow the address when it changes elsewhere: back, a category, a cleared filter
  useEffect(() => {
    if (form.current) follow(form.current, query);
  }, [query]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (form.current) show(form.current);
    setOpened(false);
  }
  return (
    <form
      ref={form}
      action={path}
      className="goods-filters"
      onSubmit={submit}
      role="search"
      aria-label={t("goods.filters")}
    >
      {language === "en" ? null : <input type="hidden" name="lang" value={language} />}
      {query.category ? <input type="hidden" name={PARAMETERS.category} value={query.category} /> : null}
      <TextField
        label={t("goods.search")}
        type="search"
        name={PARAMETERS.search}
        defaultValue={query.search}
        maxLength={200}
        autoComplete="off"
      />
      <CarSelect cars={cars} value={query.car} name={PARAMETERS.car} />
      <Select
        label={t("goods.sort")}
        name={PARAMETERS.sort}
        defaultValue={query.sort}
        options={SORTS.map((value) => ({ value, label: t(`goods.sort.${value}`) }))}
      />
      {/* on a phone the goods come first; without script nothing is folded away */}
      <button
        type="button"
        className="goods-unfold"
        aria-expanded={opened}
        aria-controls={more}
        onClick={() => setOpened(!opened)}
      >
        <span>
          {t("goods.moreFilters")}
          {chosen > 0 ? <span className="ui-data goods-number"> {chosen}</span> : null}
        </span>
        <DownGlyph />
      </button>
      <div id={more} className={cx("goods-more", !opened && "is-folded")}>
        {collections.length > 0 ? (
          <Select
            label={t("goods.collection")}
            name={PARAMETERS.collection}
            defaultValue={query.collection ?? ""}
            options={[
              { value: "", label: t("goods.anyCollection") },
              ...collections.map(({ slug, name }) => ({ value: slug, label: name })),
            ]}
          />
        ) : null}
        <div className="goods-prices">
          <TextField
            label={t("goods.priceFrom", { currency: channel.currency })}
            name={PARAMETERS.from}
            inputMode="decimal"
            defaultValue={query.from ?? ""}
            autoComplete="off"
          />
          <TextField
            label={t("goods.priceTo")}
            name={PARAMETERS.to}
            inputMode="decimal"
            defaultValue={query.to ?? ""}
            autoComplete="off"
          />
        </div>
        {facets ? <PriceBands path={path} prices={facets.prices} query={query} currency={channel.currency} /> : null}
        <Checkbox label={t("goods.inStock")} name={PARAMETERS.stock} value="1" defaultChecked={query.inStock} />
        {facets ? <Facets facets={facets.attributes} query={query} /> : null}
        <Button type="submit" wide>
          {opened ? t("goods.showCount", { count: list.total }) : t("goods.show")}
        </Button>
      </div>
    </form>
  );
}
