import { Button, Checkbox, ErrorNote, Skeleton, Switch, useT } from "@carloom/ui";
import { useState } from "react";
import { useLanguage } from "../../boot/language.tsx";
import { PartRow } from "./part-row.tsx";
import { SlotGrid } from "./slot-grid.tsx";
import { StockRow } from "./stock-row.tsx";
import { usePartList, useSlot } from "./use-parts.ts";
import { verdictOf } from "./verdict.ts";

/** Slots that name what is mounted; below, everything made for the chosen one. */
export function PartsPanel() {
  const t = useT();
  const language = useLanguage();
  const list = usePartList();
  const tool = useSlot(list.parts);
  const [onlyFits, setOnlyFits] = useState(false);
  const { slot } = tool;
  if (!slot) return <p className="st-empty">{t("studio.parts.no-slots")}</p>;
  const made = list.parts.filter((part) => part.slots.includes(slot.id));
  const rows = made.map((part) => {
    const ids = tool.slotsFor(part);
    return {
      part,
      fit: verdictOf(
        part.option,
        tool.slots.filter(({ id }) => ids.includes(id)),
        tool.mounted,
      ),
    };
  });
  const shown = onlyFits ? rows.filter(({ fit }) => fit.verdict === "fits") : rows;
  return (
    <>
      <SlotGrid tool={tool} parts={list.parts} />
      <div className="st-filter">
        <Switch
          label={t("studio.parts.only-fits")}
          checked={onlyFits}
          onChange={(event) => setOnlyFits(event.currentTarget.checked)}
        />
        <span className="text-text-3">{t("studio.parts.count", { shown: shown.length, all: made.length })}</span>
        {slot.id.startsWith("wheels.") ? (
          <span className="ml-auto">
            <Checkbox
              label={t("studio.parts.both-axles")}
              checked={tool.pair}
              onChange={(event) => tool.setPair(event.currentTarget.checked)}
            />
          </span>
        ) : null}
      </div>
      {list.status === "loading" ? <Skeleton className="m-3.5 h-20" /> : null}
      {list.status === "failed" ? (
        <div className="st-empty">
          <ErrorNote>{t("studio.parts.failed")}</ErrorNote>
          <Button onClick={list.retry}>{t("studio.retry")}</Button>
        </div>
      ) : null}
      {list.status === "ready" ? (
        <ul aria-label={slot.label[language]} onPointerLeave={() => tool.preview("none")}>
          <StockRow tool={tool} />
          {shown.map(({ part, fit }) => (
            <PartRow key={part.uuid} part={part} fit={fit} tool={tool} />
          ))}
        </ul>
      ) : null}
      {list.status === "ready" && made.length === 0 ? (
        <p className="st-empty">{t("studio.parts.none", { slot: slot.label[language] })}</p>
      ) : null}
    </>
  );
}
