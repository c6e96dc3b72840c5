import type { WorkshopCarFragment } from "@carloom/api-client/threed";
import { IconButton, Select, useT } from "@carloom/ui";
import { Eye } from "lucide-react";
import { State, type Tone } from "../parts/state.tsx";
import { ScrollX } from "../parts/scroll-x.tsx";
import { AcceptButton } from "./accepting.tsx";
import { ZONES } from "./draft.ts";
import type { Proposal } from "./proposals.ts";

export const SURE: Record<string, Tone> = { stated: "good", high: "good", medium: "open", low: "warn" };

/** A zone in the reader's words; one that only this car has keeps its number. */
export function zoneName(t: ReturnType<typeof useT>, zone: string): string {
  const [id = "", number] = zone.split(".");
  const name = ZONES.some((one) => one === id) ? t(`dashboard.workshop.zoneName.${id}`) : id;
  return number ? `${name} ${number}` : name;
}

/** Materials of the file, the zone that each is painted as, and how sure that is. */
export function MaterialTable({
  materials,
  zones,
  proposals,
  picked,
  onMark,
  onChange,
}: {
  materials: WorkshopCarFragment["materials"];
  zones: ReadonlyMap<string, string | null>;
  proposals: ReadonlyMap<string, Proposal>;
  /** The zone that was clicked on the car. */
  picked: string | null;
  onMark: (zone: string | null) => void;
  onChange: (name: string, zone: string | null) => void;
}) {
  const t = useT();
  return (
    <ScrollX label={t("dashboard.workshop.materials")}>
      <table className="da-table da-found-table">
        <thead>
          <tr>
            {["material", "figure.triangles", "zone", "sure"].map((name) => (
              <th key={name} scope="col">
                {t(`dashboard.workshop.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {materials.map(({ name, color, triangles, zone, confidence }) => {
            const chosen = zones.has(name) ? (zones.get(name) ?? "") : (zone ?? "");
            const others = chosen !== "" && !ZONES.some((one) => one === chosen) ? [chosen] : [];
            return (
              <tr key={name} data-picked={(picked !== null && zone === picked) || undefined}>
                <td>
                  <span className="da-goods">
                    <i className="da-swatch" style={{ background: color }} />
                    <span>{name}</span>
                    {zone ? (
                      <IconButton
                        label={t("dashboard.workshop.show", { name })}
                        icon={<Eye aria-hidden size={16} />}
                        onFocus={() => onMark(zone)}
                        onBlur={() => onMark(null)}
                        onPointerEnter={() => onMark(zone)}
                        onPointerLeave={() => onMark(null)}
                      />
                    ) : null}
                  </span>
                </td>
                <td>{triangles}</td>
                <td>
                  <Select
                    label={<span className="ui-hidden">{t("dashboard.workshop.zoneOf", { name })}</span>}
                    value={chosen}
                    options={[
                      { value: "", label: t("dashboard.workshop.notPainted") },
                      ...[...ZONES, ...others].map((value) => ({ value, label: zoneName(t, value) })),
                    ]}
                    onChange={({ currentTarget: { value } }) => onChange(name, value || null)}
                  />
                </td>
                <td>
                  <State tone={zones.has(name) ? "good" : (SURE[confidence] ?? "open")}>
                    {t(`dashboard.workshop.confidence.${zones.has(name) ? "stated" : confidence}`)}
                  </State>
                  <AcceptButton
                    proposal={proposals.get(`zone:${name}`)}
                    onShow={(isShown) => onMark(isShown ? zone : null)}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollX>
  );
}
