import { fuzzyMatch } from "@carloom/editor";
import { Button, Checkbox, ErrorNote, IconButton, Skeleton, Switch, useT } from "@carloom/ui";
import { X } from "lucide-react";
import { useMemo, useState } from "react";
import { useLanguage } from "../../boot/language.tsx";
import type { Part } from "../../catalogue/catalogue.ts";
import { useStudio, useUi } from "../../workspace/studio-context.tsx";
import { Clashes } from "./clashes.tsx";
import { Compare } from "./compare.tsx";
import { OwnVehicle } from "./own-vehicle.tsx";
import { PartRows } from "./part-rows.tsx";
import { SlotGrid } from "./slot-grid.tsx";
import { StockRow } from "./stock-row.tsx";
import { PART_ORDERS, type PartOrder, sortParts, usePrices } from "./use-part-order.ts";
import { usePartList, useSlot } from "./use-parts.ts";

/** What does not fit stands last; otherwise the shop's order holds. */
const isBlocked = (verdict: string) => (verdict === "block" ? 1 : 0);

/** Slots that name what is mounted; below, everything made for the chosen one. */
export function PartsPanel() {
  const t = useT();
  const language = useLanguage();
  const list = usePartList();
  const tool = useSlot(list.parts);
  const compare = useUi((state) => state.compare);
  const { ui } = useStudio();
  const onlyFits = useUi((state) => state.onlyFits);
  const [search, setSearch] = useState("");
  const [like, setLike] = useState<Part | null>(null);
  const [order, setOrder] = useState<PartOrder>("shop");
  const { slot } = tool;
  const made = useMemo(() => list.parts.filter((part) => slot && part.slots.includes(slot.id)), [list.parts, slot]);
  const prices = usePrices(slot?.id ?? "", made, order === "price");
  if (!slot) return <p className="st-empty">{t("studio.parts.no-slots")}</p>;
  const alike = like && made.includes(like) ? tool.alikeIn(like, made) : null;
  const rows = (alike ?? sortParts(made, order, prices))
    .filter((part) => fuzzyMatch(search, part.title))
    .map((part) => {
      const fit = tool.verdictOn(part);
      const amiss = fit.verdict === "block" || fit.verdict === "warn";
      return { part, fit, alike: amiss ? tool.alikeIn(part, made).length : 0, cure: amiss ? tool.cureFor(part) : null };
    })
    .sort((a, b) => isBlocked(a.fit.verdict) - isBlocked(b.fit.verdict));
  // What is on the car stays in its list, whatever is said of it; and of what nobody measured nobody can say that it does not.
  const may = ({ part, fit }: (typeof rows)[number]) =>
    fit.verdict === "fits" || fit.verdict === "unknown" || tool.isMounted(part);
  const shown = onlyFits ? rows.filter(may) : rows;
  const others = rows.length - shown.length;
  const compared = compare.flatMap((uuid) => made.find((part) => part.uuid === uuid) ?? []);
  return (
    <>
      <SlotGrid tool={tool} parts={list.parts} />
      {compared.length > 0 ? <Compare parts={compared} tool={tool} /> : null}
      <div className="st-filter">
        <input
          type="search"
          className="ui-input st-filter-search"
          aria-label={t("studio.parts.search", { slot: slot.label[language] })}
          placeholder={t("studio.parts.search", { slot: slot.label[language] })}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <select
          className="ui-input st-filter-order"
          aria-label={t("studio.parts.order")}
          value={order}
          onChange={(event) => setOrder(PART_ORDERS.find((one) => one === event.currentTarget.value) ?? "shop")}
        >
          {PART_ORDERS.map((one) => (
            <option key={one} value={one}>
              {t(`studio.parts.order-${one}`)}
            </option>
          ))}
        </select>
        {slot.hub || slot.brake ? <OwnVehicle /> : null}
        <Switch
          label={t("studio.parts.only-fits")}
          checked={onlyFits}
          onChange={(event) => ui.set({ onlyFits: event.currentTarget.checked })}
        />
        <span className="text-text-3" role="status">
          {t("studio.parts.count", { shown: shown.length, all: made.length })}
        </span>
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
      {alike && like ? (
        <p className="st-alike">
          <span>{t("studio.parts.alike-of", { part: like.title })}</span>
          <IconButton size="small" label={t("studio.parts.alike-all")} icon={<X />} onClick={() => setLike(null)} />
        </p>
      ) : null}
      {list.status === "loading" ? <Skeleton className="m-3.5 h-20" /> : null}
      {list.status === "failed" ? (
        <div className="st-empty">
          <ErrorNote>{t("studio.parts.failed")}</ErrorNote>
          <Button onClick={list.retry}>{t("studio.retry")}</Button>
        </div>
      ) : null}
      {list.status === "ready" ? (
        <PartRows key={slot.id} rows={shown} slot={slot} label={slot.label[language]} tool={tool} showAlike={setLike}>
          {alike || search ? null : <StockRow tool={tool} />}
        </PartRows>
      ) : null}
      {others > 0 && shown.length > 0 ? (
        <p className="st-others">
          <Button onClick={() => ui.set({ onlyFits: false })}>{t("studio.parts.others", { count: others })}</Button>
        </p>
      ) : null}
      {list.status === "ready" && made.length === 0 ? (
        <p className="st-empty">{t("studio.parts.none", { slot: slot.label[language] })}</p>
      ) : null}
      {list.status === "ready" && made.length > 0 && shown.length === 0 ? (
        <div className="st-empty">
          <p>{t("studio.parts.no-match")}</p>
          <Button
            onClick={() => {
              setSearch("");
              ui.set({ onlyFits: false });
              setLike(null);
            }}
          >
            {t("studio.parts.show-all")}
          </Button>
        </div>
      ) : null}
      <Clashes tool={tool} parts={list.parts} />
    </>
  );
}
