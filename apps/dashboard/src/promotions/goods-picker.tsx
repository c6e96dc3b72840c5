import { StaffFindProductsDocument, StaffPromotionShelvesDocument } from "@carloom/api-client/commerce";
import { Button, Checkbox, TextField, useT } from "@carloom/ui";
import { useDeferredValue, useState } from "react";
import { useAnswer } from "../boot/data.ts";
import { useNameOf } from "../parts/name-of.ts";

type PickerProps = { picked: readonly string[]; onPick: (picked: readonly string[]) => void };

const toggled = (picked: readonly string[], id: string): readonly string[] =>
  picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id];

/** Categories or collections, each with a box. */
export function ShelfPicker({
  kind,
  channel,
  picked,
  onPick,
}: PickerProps & { kind: "category" | "collection"; channel: string }) {
  const t = useT();
  const nameOf = useNameOf();
  const { data } = useAnswer(StaffPromotionShelvesDocument, { channel });
  const edges = (kind === "category" ? data?.categories?.edges : data?.collections?.edges) ?? [];
  return (
    <fieldset className="da-form">
      <legend>{t(`dashboard.promotion.kind.${kind}`)}</legend>
      <div className="da-three">
        {edges.map(({ node }) => (
          <Checkbox
            key={node.id}
            label={nameOf(node)}
            checked={picked.includes(node.id)}
            onChange={() => onPick(toggled(picked, node.id))}
          />
        ))}
      </div>
      {data && edges.length === 0 ? <p className="da-soft">{t("dashboard.promotion.noShelves")}</p> : null}
    </fieldset>
  );
}

/** Products by words; what is picked stands first. */
export function ProductPicker({ picked, onPick }: PickerProps) {
  const t = useT();
  const nameOf = useNameOf();
  const [words, setWords] = useState("");
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const search = useDeferredValue(words.trim());
  const found = useAnswer(StaffFindProductsDocument, { search }, { enabled: search.length > 1, keepPrevious: true });
  const rows = search.length > 1 ? (found.data?.products?.edges ?? []).map(({ node }) => node) : [];
  return (
    <div className="da-finder">
      <p className="da-soft">{t("dashboard.promotion.picked", { count: picked.length })}</p>
      <ul className="da-rows">
        {picked
          .filter((id) => names[id])
          .map((id) => (
            <li key={id} className="da-row">
              <span className="da-row-main">{names[id]}</span>
              <Button
                size="small"
                aria-label={t("dashboard.promotion.takeOutOne", { name: names[id] ?? "" })}
                onClick={() => onPick(toggled(picked, id))}
              >
                {t("dashboard.promotion.takeOut")}
              </Button>
            </li>
          ))}
      </ul>
      <TextField
        label={t("dashboard.promotion.find")}
        type="search"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <ul className="da-rows">
        {rows
          .filter(({ id }) => !picked.includes(id))
          .map(({ id, category, ...product }) => ({ id, name: nameOf(product), category: nameOf(category) }))
          .map(({ id, name, category }) => (
            <li key={id} className="da-row">
              <span className="da-two da-row-main">
                <span>{name}</span>
                <small>{category}</small>
              </span>
              <Button
                size="small"
                aria-label={t("dashboard.edit.addOne", { name })}
                onClick={() => {
                  setNames({ ...names, [id]: name });
                  onPick(toggled(picked, id));
                  setWords("");
                }}
              >
                {t("dashboard.edit.addDo")}
              </Button>
            </li>
          ))}
      </ul>
    </div>
  );
}
