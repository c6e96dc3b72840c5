import type { WorkshopCarFragment } from "@carloom/api-client/threed";
import { Button, Select, TextField, useT } from "@carloom/ui";
import { useState } from "react";
import { useLanguage } from "../boot/language.tsx";
import { ScrollX } from "../parts/scroll-x.tsx";
import { State } from "../parts/state.tsx";
import { AcceptButton } from "./accepting.tsx";
import { slotName } from "./as-names.ts";
import { type Draft, SLOTS } from "./draft.ts";
import { SURE } from "./material-table.tsx";
import type { Proposal } from "./proposals.ts";

/** Meshes that are shown at first, and how many more at a time: those that are swapped as a part come first. */
const FIRST = 12;
const MORE = 48;
/** No slot has this name. */
const OUT = "-";

/** Meshes of the file: swapped as which part, left out, or part of the car. */
export function NodeTable({
  nodes,
  draft,
  proposals,
  onDrop,
  onChange,
}: {
  nodes: WorkshopCarFragment["nodes"];
  draft: Draft;
  proposals: ReadonlyMap<string, Proposal>;
  onDrop: (name: string, isOut: boolean) => void;
  onChange: (name: string, slot: string | null) => void;
}) {
  const t = useT();
  const language = useLanguage();
  const [search, setSearch] = useState("");
  const [most, setMost] = useState(FIRST);
  const words = search.trim().toLowerCase();
  const ranked = [...nodes].sort(
    (a, b) => Number(b.slot !== null && !b.isWheel) - Number(a.slot !== null && !a.isWheel),
  );
  const found = ranked.filter(({ name, material }) => `${name} ${material}`.toLowerCase().includes(words));
  const shown = found.slice(0, most);
  const left = found.length - shown.length;
  const options = [
    { value: "", label: t("dashboard.workshop.fixedPart") },
    ...SLOTS.map((id) => ({ value: id, label: slotName(language, id) })),
    { value: OUT, label: t("dashboard.workshop.leaveOut") },
  ];
  return (
    <>
      {nodes.length > FIRST ? (
        <TextField
          label={t("dashboard.workshop.search")}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      ) : null}
      <ScrollX label={t("dashboard.workshop.nodes")}>
        <table className="da-table da-found-table">
          <thead>
            <tr>
              {["node", "material", "slot", "sure"].map((name) => (
                <th key={name} scope="col">
                  {t(`dashboard.workshop.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ name, material, slot, isWheel, confidence }) => {
              const isStated = draft.slots.has(name) || draft.dropped.includes(name);
              const chosen = draft.slots.has(name) ? (draft.slots.get(name) ?? "") : (slot ?? "");
              return (
                <tr key={name}>
                  <td>{name}</td>
                  <td>{material}</td>
                  <td>
                    {isWheel ? (
                      t("dashboard.workshop.isWheel")
                    ) : (
                      <Select
                        label={<span className="ui-hidden">{t("dashboard.workshop.slotOf", { name })}</span>}
                        value={draft.dropped.includes(name) ? OUT : chosen}
                        options={options}
                        onChange={({ currentTarget: { value } }) =>
                          value === OUT ? onDrop(name, true) : onChange(name, value || null)
                        }
                      />
                    )}
                  </td>
                  <td>
                    <State tone={isStated ? "good" : (SURE[confidence] ?? "open")}>
                      {t(`dashboard.workshop.confidence.${isStated ? "stated" : confidence}`)}
                    </State>
                    <AcceptButton proposal={proposals.get(`slot:${name}`)} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollX>
      {left > 0 || shown.length > FIRST ? (
        <div className="da-actions">
          {/* one button, which stays: whoever is at it does not lose their place */}
          <Button size="small" onClick={() => setMost(left > 0 ? most + MORE : FIRST)}>
            {left > 0
              ? t("dashboard.workshop.nodes.more", { count: Math.min(left, MORE) })
              : t("dashboard.workshop.nodes.fewer")}
          </Button>
        </div>
      ) : null}
    </>
  );
}
