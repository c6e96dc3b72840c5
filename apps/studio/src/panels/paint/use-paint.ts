import { lookAt } from "../../workspace/look.ts";
import { leaderOf, type Paint, soldPaints, withSecondColor } from "@carloom/build";
import { setPaint } from "@carloom/editor";
import { useState } from "react";
import { useEditorState, useStudio } from "../../workspace/studio-context.tsx";
import { recentPaints, rememberPaint } from "./recent.ts";

/** The zone being painted and what can be done to it. */
export function usePaint() {
  const studio = useStudio();
  const { editor } = studio;
  const { zones } = studio.template.manifest;
  const chosen = useEditorState((state) => state.selection.zone);
  const document = useEditorState((state) => state.document);
  const zone = zones.find(({ id }) => id === chosen) ?? zones[0];
  const zoneId = zone?.id ?? "body";
  const paintOf = (id: string): Paint => studio.paintOf(id, document);
  const paint = paintOf(zoneId);
  const [recent, setRecent] = useState(recentPaints);

  const label = { key: "studio.step.paint", values: { zone: zoneId } };
  const complete = (patch: Partial<Paint>): Partial<Paint> => withSecondColor(patch, paint);
  const apply = (patch: Partial<Paint>) => {
    editor.edit(label, (build) => setPaint(build, [zoneId], complete(patch), studio.paintOf));
  };
  return {
    zones,
    zone,
    zoneId,
    paint,
    paintOf,
    /** The zone whose paint it takes because it has none of its own; null for any other. */
    leaderOf: (id: string): string | null =>
      document.paint[id] || document.asSold?.includes(id) ? null : leaderOf(id, soldPaints(zones)),
    stockOf: studio.stockPaint,
    recent,
    choose: (id: string) => {
      editor.select({ zone: id, stickers: [] });
      lookAt(studio.ui, { zone: id });
    },
    apply: (patch: Partial<Paint>) => {
      apply(patch);
      setRecent(rememberPaint({ ...paint, ...complete(patch) }));
    },
    /** While a slider or the picker moves: one step until {@link settle}. */
    stream: (patch: Partial<Paint>) => {
      editor.begin(label);
      apply(patch);
    },
    settle: () => {
      if (!editor.state.open) return;
      editor.commit();
      setRecent(rememberPaint(studio.paintOf(zoneId, editor.state.document)));
    },
    preview: (patch: Partial<Paint> | null) => {
      editor.preview(patch && ((build) => setPaint(build, [zoneId], complete(patch), studio.paintOf)));
    },
  };
}

export type PaintTool = ReturnType<typeof usePaint>;
