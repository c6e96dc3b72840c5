import { IconButton, useT } from "@carloom/ui";
import { X } from "lucide-react";
import { useLanguage } from "../boot/language.tsx";
import { money } from "../lib/money.ts";
import { useEscape } from "../lib/use-escape.ts";
import { type GroupId, groupsOf } from "../price/groups.ts";
import type { LivePrice } from "../price/live-price.ts";
import { useLineDetail } from "./use-line-detail.ts";

/** The lines behind one sum of the ledger. */
export function LedgerLines({ group: id, price, onClose }: { group: GroupId; price: LivePrice; onClose(): void }) {
  const t = useT();
  const language = useLanguage();
  const detail = useLineDetail();
  const group = groupsOf(price).find((one) => one.id === id);
  useEscape(onClose);
  if (!group) return null;
  return (
    <section className="st-lines" aria-label={t(`studio.price.${group.id}`)}>
      <header>
        <h2>{t(`studio.price.${group.id}`)}</h2>
        <b>{money(language, { amount: group.amount, currency: price.currency })}</b>
        <IconButton size="small" label={t("ui.close")} icon={<X />} onClick={onClose} />
      </header>
      {group.lines.length === 0 ? <p className="st-lines-empty">{t("studio.price.none")}</p> : null}
      <ul>
        {group.lines.map((line) => (
          <li key={`${line.kind}-${line.reference}`}>
            <span>{line.name}</span>
            <span>{money(language, line.totalPrice)}</span>
            <small>{detail(line)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
