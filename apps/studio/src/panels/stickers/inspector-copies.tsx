import type { Placement } from "@carloom/build";
import { copyAlong, type CopyPath, freeGroupName, MOST_COPIES } from "@carloom/editor";
import { Button, NumberField, Segmented, useT } from "@carloom/ui";
import { useState } from "react";
import { useCommandContext } from "../../commands/context.ts";
import { mm } from "./use-place.ts";

/** Copies of the selected sticker along a line or around a circle, in true millimetres, as one step. */
export function InspectorCopies({ sticker }: { sticker: Placement }) {
  const t = useT();
  const { editor, newId, nearest } = useCommandContext();
  const [kind, setKind] = useState<CopyPath["kind"]>("line");
  const [count, setCount] = useState(5);
  const [right, setRight] = useState<number | null>(null);
  const [up, setUp] = useState(0);
  const [radius, setRadius] = useState<number | null>(null);
  // beside one another, and around a circle that has room for them
  const step = right ?? Math.round(mm(sticker.size[0], 0) * 1.25);
  const round = radius ?? Math.round((mm(Math.max(...sticker.size), 0) * 1.25 * count) / (2 * Math.PI));
  const lay = () => {
    const path: CopyPath =
      kind === "line" ? { kind, count, right: step / 1000, up: up / 1000 } : { kind, count, radius: round / 1000 };
    const group = freeGroupName(editor.state.document, (number) => t("studio.copies.group", { number }));
    editor.edit({ key: "studio.step.sticker-copies" }, (document) =>
      copyAlong(document, sticker.id, path, newId, group, nearest),
    );
  };
  const field = (name: string, value: number, onCommit: (value: number) => void, low = -8000) => (
    <NumberField
      label={t(`studio.copies.${name}`)}
      unit="mm"
      digits={0}
      value={value}
      min={low}
      max={8000}
      onCommit={onCommit}
    />
  );
  return (
    <section className="st-section">
      <h3 className="st-section-head">{t("studio.copies.title")}</h3>
      <Segmented
        label={t("studio.copies.kind")}
        options={(["line", "circle"] as const).map((value) => ({ value, label: t(`studio.copies.${value}`) }))}
        value={kind}
        onChange={(value) => setKind(value === "circle" ? "circle" : "line")}
      />
      <div className="st-fields">
        <NumberField
          label={t("studio.copies.count")}
          value={count}
          min={2}
          max={MOST_COPIES}
          onCommit={(value) => setCount(Math.round(value))}
        />
        {kind === "line" ? (
          <>
            {field("right", step, setRight)}
            {field("up", up, setUp)}
          </>
        ) : (
          field("radius", round, setRadius, 1)
        )}
      </div>
      <Button onClick={lay}>{t("studio.copies.make")}</Button>
    </section>
  );
}
