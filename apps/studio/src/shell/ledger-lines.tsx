import { IconButton, useT } from "@carloom/ui";
import { X } from "lucide-react";
import { useEffect } from "react";
import { useLanguage } from "../boot/language.tsx";
import { money } from "../lib/money.ts";
import { type GroupId, groupsOf } from "../quote/groups.ts";
import type { Quote } from "../quote/quote.ts";
import { useStudio } from "../workspace/studio-context.tsx";
import { useArea } from "./use-area.ts";

/** The lines behind one sum of the ledger. */
export function LedgerLines({ group: id, quote, onClose }: { group: GroupId | "tax"; quote: Quote; onClose(): void }) {
  const t = useT();
  const language = useLanguage();
  const area = useArea();
  const studio = useStudio();
  const group = groupsOf(quote).find((one) => one.id === id);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      onClose();
    };
    window.addEventListener("keydown", key, { capture: true });
    return () => window.removeEventListener("keydown", key, { capture: true });
  }, [onClose]);
  if (!group) return null;
  const detail = (line: (typeof group.lines)[number]): string => {
    const where =
      line.kind === "PART"
        ? (studio.slot(line.reference)?.label[language] ?? "")
        : line.areaCm2
          ? area(line.areaCm2)
          : "";
    const count = line.quantity > 1 ? `${line.quantity} × ${money(language, line.unitPrice)}` : "";
    return [where, count].filter(Boolean).join(", ");
  };
  return (
    <section className="st-lines" aria-label={t(`studio.price.${group.id}`)}>
      <header>
        <h2>{t(`studio.price.${group.id}`)}</h2>
        <b>{money(language, { amount: group.amount, currency: quote.currency })}</b>
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
