import { StaffFindProductsDocument, StaffPromotionShelvesDocument } from "@carloom/api-client/commerce";
import { Button, Checkbox, Select, TextField, useT } from "@carloom/ui";
import { useDeferredValue, useState } from "react";
import { useAnswer } from "../boot/data.ts";
import { useNameOf } from "../parts/name-of.ts";
import type { Kind } from "./given.ts";

type PickerProps = { picked: readonly string[]; onPick: (picked: readonly string[]) => void };

const toggled = (picked: readonly string[], id: string): readonly string[] =>
  picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id];

/** Categories or collections, each with a box. */
function ShelfPicker({
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

type Names = Readonly<Record<string, string>>;
const NO_NAMES: Names = {};

type GoodsProps<K extends Kind> = {
  label: string;
  kinds: readonly K[];
  kind: K;
  picked: readonly string[];
  /** Another kind begins with nothing picked. */
  onChange: (goods: { kind: K; picked: readonly string[] }) => void;
  channel: string;
  /** What products are called that were picked before. */
  names?: Names | undefined;
};

/** Which goods: of what kind, and which of them. */
export function GoodsPicker<K extends Kind>({ label, kinds, kind, picked, onChange, channel, names }: GoodsProps<K>) {
  const t = useT();
  const onPick = (next: readonly string[]) => onChange({ kind, picked: next });
  return (
    <>
      <Select
        label={label}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`dashboard.promotion.kind.${value}`) }))}
        onChange={(event) => onChange({ kind: event.currentTarget.value as K, picked: [] })}
      />
      {kind === "product" ? (
        <ProductPicker picked={picked} onPick={onPick} known={names} />
      ) : kind === "category" || kind === "collection" ? (
        <ShelfPicker kind={kind} channel={channel} picked={picked} onPick={onPick} />
      ) : null}
    </>
  );
}

/** Products by words; what is picked stands first. */
function ProductPicker({ picked, onPick, known = NO_NAMES }: PickerProps & { known?: Names | undefined }) {
  const t = useT();
  const nameOf = useNameOf();
  const [words, setWords] = useState("");
  const [added, setAdded] = useState<Names>(NO_NAMES);
  const names = { ...known, ...added };
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
                  setAdded({ ...added, [id]: name });
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
