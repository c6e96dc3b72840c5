import { PART_ZONES } from "@carloom/asset/part-kinds";
import type { WorkshopPartWholeFragment } from "@carloom/api-client/threed";
import { Select, useT } from "@carloom/ui";
import { ScrollX } from "../parts/scroll-x.tsx";
import { State } from "../parts/state.tsx";
import { SURE } from "../workshop/material-table.tsx";
import type { Draft } from "./draft.ts";
import { zoneName } from "./words.ts";

const ROLES = ["rim", "tyre", "other", "none"] as const;

/** Materials of the file: what each is, and what it is painted as on a car. */
export function PartMaterials({
  materials,
  isWheel,
  draft,
  onDraft,
}: {
  materials: NonNullable<WorkshopPartWholeFragment["found"]>["materials"];
  isWheel: boolean;
  draft: Draft;
  onDraft: (draft: Draft) => void;
}) {
  const t = useT();
  const roles = isWheel ? ROLES : (["other", "none"] as const);
  return (
    <ScrollX label={t("dashboard.workshop.materials")}>
      <table className="da-table da-found-table">
        <thead>
          <tr>
            {["workshop.material", "workshop.figure.triangles", "parts.role", "workshop.zone", "workshop.sure"].map(
              (name) => (
                <th key={name} scope="col">
                  {t(`dashboard.${name}`)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {materials.map(({ name, color, triangles, role, zone, confidence }) => {
            const painted = draft.zones.has(name) ? (draft.zones.get(name) ?? "") : (zone ?? "");
            const isStated = draft.zones.has(name) || draft.roles.has(name);
            const shown = draft.roles.get(name) ?? role;
            return (
              <tr key={name}>
                <td>
                  <span className="da-goods">
                    <i className="da-swatch" style={{ background: color }} />
                    <span>{name}</span>
                  </span>
                </td>
                <td>{triangles}</td>
                <td>
                  <Select
                    label={<span className="ui-hidden">{t("dashboard.parts.roleOf", { name })}</span>}
                    value={roles.some((one) => one === shown) ? shown : "other"}
                    options={roles.map((value) => ({ value, label: t(`dashboard.parts.role.${value}`) }))}
                    onChange={({ currentTarget: { value } }) =>
                      onDraft({ ...draft, roles: new Map(draft.roles).set(name, value) })
                    }
                  />
                </td>
                <td>
                  <Select
                    label={<span className="ui-hidden">{t("dashboard.workshop.zoneOf", { name })}</span>}
                    value={painted}
                    options={[
                      { value: "", label: t("dashboard.workshop.notPainted") },
                      ...PART_ZONES.map((value) => ({ value, label: zoneName(t, value) })),
                    ]}
                    onChange={({ currentTarget: { value } }) =>
                      onDraft({ ...draft, zones: new Map(draft.zones).set(name, value || null) })
                    }
                  />
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
    </ScrollX>
  );
}
