import { type Faces, soupOf, wholePieces } from "@carloom/asset/pieces";
import type { WorkshopCarFragment } from "@carloom/api-client/threed";
import type { Stage } from "@carloom/stage";
import { Button, useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { useLanguage } from "../boot/language.tsx";
import { ScrollX } from "../parts/scroll-x.tsx";
import { State } from "../parts/state.tsx";
import type { Draft } from "./draft.ts";

/** What can be put right in the file's meshes, what it does, and the button that does it. Undone like every correction. */
export function Fixes({
  of,
  faces,
  isFailed,
  stage,
  draft,
  onLook,
  onFix,
}: {
  of: WorkshopCarFragment;
  faces: Faces | null;
  /** The faces cannot be had. */
  isFailed: boolean;
  stage: Stage | null;
  draft: Draft;
  /** Somebody wants to see what is meant. */
  onLook: () => void;
  /** Null: whoever looks may not. */
  onFix: ((draft: Draft) => void) | null;
}) {
  const t = useT();
  const language = useLanguage();
  const [shown, setShown] = useState<string | null>(null);
  const number = new Intl.NumberFormat(language);
  const size = new Intl.NumberFormat(language, { style: "unit", unit: "megabyte", maximumFractionDigits: 2 });
  useEffect(() => {
    const fix = of.fixes.find(({ id }) => id === shown);
    if (!stage || !faces || !fix) return;
    stage.mark(soupOf(faces, wholePieces(faces, fix.pieces)));
    return () => stage.mark(null);
  }, [stage, faces, shown, of.fixes]);
  if (of.fixes.length === 0) return null;
  const change = (id: string, isDone: boolean) =>
    onFix?.({ ...draft, fixes: isDone ? draft.fixes.filter((one) => one !== id) : [...draft.fixes, id] });
  const table = (
    <ScrollX label={t("dashboard.workshop.fixes")}>
      <table className="da-table da-found-table da-fix-table">
        <thead>
          <tr>
            {["fixes", "figure.triangles", "figure.unfolded"].map((name) => (
              <th key={name} scope="col">
                {t(`dashboard.workshop.${name}`)}
              </th>
            ))}
            <th>
              <span className="ui-hidden">{t("dashboard.workshop.fix")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {of.fixes.map(({ id, isDone, count, ...effect }) => (
            <tr key={id}>
              <th scope="row">
                <span className="da-goods">
                  <State tone={isDone ? "good" : "warn"}>
                    {t(`dashboard.workshop.level.${isDone ? "done" : "warning"}`)}
                  </State>
                  {t(`dashboard.workshop.fix.${id}`, { count })}
                </span>
              </th>
              <td>{`${number.format(effect.trianglesBefore)} → ${number.format(effect.trianglesAfter)}`}</td>
              <td>{`${size.format(effect.bytesBefore / 1_048_576)} → ${size.format(effect.bytesAfter / 1_048_576)}`}</td>
              <td>
                <span className="da-end">
                  {of.pieces && effect.pieces.length > 0 ? (
                    <Button
                      size="small"
                      variant="quiet"
                      aria-pressed={shown === id}
                      onClick={() => {
                        onLook();
                        setShown(shown === id ? null : id);
                      }}
                    >
                      {t("dashboard.workshop.fix.show")}
                    </Button>
                  ) : null}
                  {onFix ? (
                    <Button size="small" onClick={() => change(id, isDone)}>
                      {t(isDone ? "dashboard.workshop.fix.undo" : "dashboard.workshop.fix.do")}
                    </Button>
                  ) : null}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
  return (
    <>
      {table}
      <p className="da-soft" aria-live="polite">
        {isFailed && shown ? t("dashboard.workshop.faces.failed") : null}
      </p>
    </>
  );
}
