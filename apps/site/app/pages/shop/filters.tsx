import { Button, Checkbox, cx, DownGlyph, Select, TextField, useT } from "@carloom/ui";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { CarChoice, Named } from "../../data/shop.ts";
import { useLanguage, useLocalPath } from "../../language/language.tsx";
import { CarSelect } from "./car-select.tsx";
import { PARAMETERS, queryText, readQuery, type ShopQuery, SORTS } from "./query.ts";

type FiltersProps = {
  page: { channel: { currency: string }; collections: Named[]; features: Named[]; cars: CarChoice[]; query: ShopQuery };
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
export function Filters({ page: { channel, collections, features, cars, query }, path }: FiltersProps) {
  const t = useT();
  const language = useLanguage();
  const local = useLocalPath();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const more = useId();
  const [opened, setOpened] = useState(false);

  // the fields follow the address when it changes elsewhere: back, a category, a cleared filter
  useEffect(() => {
    if (form.current) follow(form.current, query);
  }, [query]);

  function show() {
    if (!form.current) return;
    const parameters = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) parameters.append(name, String(value));
    void navigate(local(path + queryText(readQuery(parameters))), { preventScrollReset: true });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    show();
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
      <CarSelect cars={cars} value={query.car} name={PARAMETERS.car} onChange={show} />
      <Select
        label={t("goods.sort")}
        name={PARAMETERS.sort}
        defaultValue={query.sort}
        onChange={show}
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
        {t("goods.moreFilters")}
        <DownGlyph />
      </button>
      <div id={more} className={cx("goods-more", !opened && "is-folded")}>
        {collections.length > 0 ? (
          <Select
            label={t("goods.collection")}
            name={PARAMETERS.collection}
            defaultValue={query.collection ?? ""}
            onChange={show}
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
        <Checkbox
          label={t("goods.inStock")}
          name={PARAMETERS.stock}
          value="1"
          defaultChecked={query.inStock}
          onChange={show}
        />
        {features.length > 0 ? (
          <fieldset className="goods-features">
            <legend>{t("goods.features")}</legend>
            {features.map(({ slug, name }) => (
              <Checkbox
                key={slug}
                label={name}
                name={PARAMETERS.feature}
                value={slug}
                defaultChecked={query.features.includes(slug)}
                onChange={show}
              />
            ))}
          </fieldset>
        ) : null}
        <Button type="submit" wide>
          {t("goods.show")}
        </Button>
      </div>
    </form>
  );
}
