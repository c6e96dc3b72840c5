import type { WorkshopCarFragment } from "@carloom/api-client/threed";
import { Select, TextField, useT } from "@carloom/ui";
import { useState } from "react";
import { useLanguage } from "../boot/language.tsx";
import { State } from "../parts/state.tsx";
import { slotName } from "./as-names.ts";
import { type Draft, SLOTS } from "./draft.ts";
import { SURE } from "./material-table.tsx";

/** Meshes that are shown before somebody searches. */
const SHOWN = 24;
/** No slot has this name. */
const OUT = "-";

/** Meshes of the file: swapped as which part, left out, or part of the car. */
export function NodeTable({
  nodes,
  draft,
  onDrop,
  onChange,
}: {
  nodes: WorkshopCarFragment["nodes"];
  draft: Draft;
  onDrop: (name: string, isOut: boolean) => void;
  onChange: (name: string, slot: string | null) => void;
}) {
  const t = useT();
  const language = useLanguage();
  const [search, setSearch] = useState("");
  const words = search.trim().toLowerCase();
  const ranked = [...nodes].sort(
    (a, b) => Number(b.slot !== null && !b.isWheel) - Number(a.slot !== null && !a.isWheel),
  );
  const shown = ranked
    .filter(({ name, material }) => `${name} ${material}`.toLowerCase().includes(words))
    .slice(0, words ? undefined : SHOWN);
  const options = [
    { value: "", label: t("dashboard.workshop.fixedPart") },
    ...SLOTS.map((id) => ({ value: id, label: slotName(language, id) })),
    { value: OUT, label: t("dashboard.workshop.leaveOut") },
  ];
  return (
    <>
      {nodes.length > SHOWN ? (
        <TextField
          label={t("dashboard.workshop.search")}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      ) : null}
      <div className="da-scroll-x da-found-nodes" tabIndex={0} role="group" aria-label={t("dashboard.workshop.nodes")}>
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
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}
