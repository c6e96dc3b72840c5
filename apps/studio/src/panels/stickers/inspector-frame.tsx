import { MOST_SKEW } from "@carloom/build";
import { primaryOf, degreesOf, framed, frameOf, leanTo, type Quat, reframeSelected } from "@carloom/editor";
import { NumberField, useT } from "@carloom/ui";
import { useCommandContext } from "../../commands/context.ts";
import { useEditorState, useStudio } from "../../workspace/studio-context.tsx";
import { type Axis, mm } from "./use-place.ts";

const AXES: readonly { name: string; axis: Axis; sign: string }[] = [
  { name: "along", axis: 2, sign: "Z" },
  { name: "height", axis: 1, sign: "Y" },
  { name: "across", axis: 0, sign: "X" },
];
const SIDES = [
  { name: "width", side: 0, sign: "W" },
  { name: "height-of", side: 1, sign: "H" },
] as const;

/** Several stickers as one piece by numbers: where the middle of their frame is, how it is turned, how large it is. */
export function InspectorFrame() {
  const t = useT();
  const { editor } = useStudio();
  const { nearest } = useCommandContext();
  // asked again when either changes
  useEditorState((state) => state.document.stickers);
  useEditorState((state) => state.selection.stickers);
  const stickers = framed(editor);
  const frame = frameOf(stickers);
  const primary = stickers.find(({ id }) => id === primaryOf(editor.state.selection)) ?? stickers.at(-1);
  if (!frame || !primary) return null;
  const degrees = degreesOf(primary.rotation as Quat);
  const step = (kind: "move" | "scale" | "turn" | "skew", change: Parameters<typeof reframeSelected>[2]) => {
    reframeSelected(editor, kind, change, nearest);
    editor.commit();
  };
  return (
    <section className="st-section">
      <h3 className="st-section-head">{t("studio.frame.title")}</h3>
      <div className="st-fields">
        {AXES.map(({ name, axis, sign }) => (
          <NumberField
            key={name}
            hideLabel
            label={t(`studio.inspector.${name}`)}
            prefix={sign}
            unit="mm"
            digits={1}
            value={mm(frame.center[axis])}
            min={-30000}
            max={30000}
            onCommit={(value) =>
              step("move", ({ center }) => {
                const along: [number, number, number] = [0, 0, 0];
                along[axis] = value / 1000 - center[axis];
                return { along };
              })
            }
          />
        ))}
        <NumberField
          hideLabel
          label={t("studio.inspector.angle")}
          prefix="∠"
          unit="°"
          digits={1}
          value={Math.round(degrees * 10) / 10}
          min={-180}
          max={180}
          onCommit={(value) => step("turn", () => ({ turn: ((degrees - value) * Math.PI) / 180 }))}
        />
        {SIDES.map(({ name, side, sign }) => (
          <NumberField
            key={name}
            hideLabel
            label={t(`studio.inspector.${name}`)}
            prefix={sign}
            unit="mm"
            digits={1}
            value={mm(frame.size[side])}
            min={5}
            max={30000}
            onCommit={(value) => step("scale", ({ size }) => ({ scale: value / 1000 / size[side] }))}
          />
        ))}
        <NumberField
          hideLabel
          label={t("studio.inspector.skew")}
          prefix="▱"
          unit="°"
          digits={1}
          value={primary.skew ?? 0}
          min={-MOST_SKEW}
          max={MOST_SKEW}
          onCommit={(value) => step("skew", () => ({ lean: leanTo(editor.state, value) }))}
        />
      </div>
      <p className="text-text-3">{t("studio.frame.note")}</p>
    </section>
  );
}
