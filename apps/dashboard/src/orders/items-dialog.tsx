import {
  StaffFindVariantsDocument,
  StaffLineDeleteDocument,
  StaffLinesCreateDocument,
  StaffLineUpdateDocument,
} from "@carloom/api-client/commerce";
import { Button, NumberField, TextField, useT, useToast } from "@carloom/ui";
import { useDeferredValue, useRef, useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { ActDialog, type Problem } from "../parts/act-dialog.tsx";
import { moneyText } from "../parts/text.ts";
import { lineName, lineNote } from "./line-name.ts";
import type { OrderDetail } from "./states.tsx";
import { goodsName, useNameOf } from "../parts/name-of.ts";

export type Added = { id: string; name: string; detail: string; quantity: number };

/** Changes what is ordered before anything is sent: pieces, goods taken out, goods put in. */
export function ItemsDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const t = useT();
  const nameOf = useNameOf();
  const toast = useToast();
  const change = useAct(StaffLineUpdateDocument);
  const remove = useAct(StaffLineDeleteDocument);
  const create = useAct(StaffLinesCreateDocument);
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(order.lines.map((line) => [line.id, line.quantity])),
  );
  const [added, setAdded] = useState<readonly Added[]>([]);
  const changed = order.lines.filter((line) => pieces[line.id] !== line.quantity);
  const isEmpty = order.lines.every((line) => pieces[line.id] === 0) && added.length === 0;

  const run = async (): Promise<readonly Problem[]> => {
    // goods come in before others go, so that the order never stands empty
    if (added.length > 0) {
      const input = added.map(({ id, quantity }) => ({ variantId: id, quantity }));
      const { orderLinesCreate } = await create.mutateAsync({ order: order.id, input });
      if (orderLinesCreate?.errors.length) return orderLinesCreate.errors;
      setAdded([]);
    }
    for (const line of changed) {
      const quantity = pieces[line.id] ?? line.quantity;
      const problems =
        quantity === 0
          ? (await remove.mutateAsync({ id: line.id })).orderLineDelete?.errors
          : (await change.mutateAsync({ id: line.id, quantity })).orderLineUpdate?.errors;
      if (problems?.length) return problems;
    }
    toast(t("dashboard.saved"));
    return [];
  };
  return (
    <ActDialog
      title={t("dashboard.edit.items")}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={!isEmpty && changed.length + added.length > 0}
      run={run}
    >
      <ul className="da-pieces">
        {order.lines.map((line) => (
          <li key={line.id}>
            <span className="da-two">
              <span>{goodsName(nameOf, line)}</span>
              <small>{lineNote(line, nameOf)}</small>
            </span>
            <NumberField
              label={t("dashboard.edit.pieces", { name: lineName(line, nameOf) })}
              hideLabel
              value={pieces[line.id] ?? 0}
              min={0}
              max={999}
              onCommit={(value) => setPieces({ ...pieces, [line.id]: Math.round(value) })}
            />
          </li>
        ))}
        {added.map((one) => (
          <li key={one.id}>
            <span className="da-two">
              <span>{one.name}</span>
              <small>{one.detail}</small>
            </span>
            <NumberField
              label={t("dashboard.edit.pieces", { name: one.name })}
              hideLabel
              value={one.quantity}
              min={0}
              max={999}
              onCommit={(value) =>
                setAdded(
                  added.flatMap((other) =>
                    other.id === one.id
                      ? Math.round(value) > 0
                        ? [{ ...other, quantity: Math.round(value) }]
                        : []
                      : [other],
                  ),
                )
              }
            />
          </li>
        ))}
      </ul>
      <Finder
        channel={order.channel.slug}
        onFound={(one) => setAdded([...added.filter(({ id }) => id !== one.id), one])}
      />
      <ul className="da-what">
        <li>{t("dashboard.edit.price")}</li>
        <li>{t("dashboard.edit.balance")}</li>
        <li>{t("dashboard.edit.mail", { email: order.userEmail ?? "" })}</li>
      </ul>
    </ActDialog>
  );
}

/** Goods of the order's channel by words. */
export function Finder({ channel, onFound }: { channel: string; onFound: (one: Added) => void }) {
  const t = useT();
  const nameOf = useNameOf();
  const language = useLanguage();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState("");
  const search = useDeferredValue(words.trim());
  const found = useAnswer(
    StaffFindVariantsDocument,
    { search, channel },
    { enabled: search.length > 1, keepPrevious: true },
  );
  const rows =
    search.length > 1
      ? (found.data?.products?.edges ?? []).flatMap(({ node }) =>
          (node.variants ?? []).map((variant) => ({
            product: nameOf(node),
            isPlain: variant.name === node.name,
            variant,
          })),
        )
      : [];
  return (
    <div className="da-finder">
      <TextField
        ref={field}
        label={t("dashboard.edit.add")}
        type="search"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <ul className="da-rows">
        {rows.slice(0, 6).map(({ product, isPlain, variant }) => {
          const price = variant.pricing?.price?.gross;
          const detail = [isPlain ? "" : nameOf(variant), variant.sku].filter(Boolean).join(" · ");
          return (
            <li key={variant.id} className="da-row">
              <span className="da-two da-row-main">
                <span>{product}</span>
                <small>{detail}</small>
              </span>
              <span className="da-soft">{price ? moneyText(language, price) : ""}</span>
              <Button
                size="small"
                aria-label={t("dashboard.edit.addOne", { name: `${product} ${detail}` })}
                onClick={() => {
                  onFound({ id: variant.id, name: product, detail, quantity: 1 });
                  setWords("");
                  // the list goes with the words
                  field.current?.focus();
                }}
              >
                {t("dashboard.edit.addDo")}
              </Button>
            </li>
          );
        })}
      </ul>
      <p className="da-soft" aria-live="polite">
        {search.length > 1 && found.isSuccess && !found.isPlaceholderData && rows.length === 0
          ? t("dashboard.palette.none")
          : null}
      </p>
    </div>
  );
}
