import type { Placement } from "@carloom/build";
import { degreesOf, resized, type Vec3, withDegrees } from "@carloom/editor";
import { IconButton, NumberField, useT } from "@carloom/ui";
import { FlipHorizontal2, Link, Magnet, Unlink } from "lucide-react";
import { useStudio, useUi } from "../../workspace/studio-context.tsx";
import { useStickerEdit } from "./use-sticker-edit.ts";

const AXES = [
  { name: "along", axis: 2, sign: "Z" },
  { name: "height", axis: 1, sign: "Y" },
  { name: "across", axis: 0, sign: "X" },
] as const;
const mm = (metres: number) => Math.round(metres * 1e4) / 10;

/** Position in the car's millimetres, size, turn. */
export function InspectorPlace({ sticker }: { sticker: Placement }) {
  const t = useT();
  const { ui } = useStudio();
  const keepAspect = useUi((state) => state.keepAspect);
  const snap = useUi((state) => state.snap);
  const { edit } = useStickerEdit(sticker);
  const [width, height] = sticker.size;
  const moveTo = (axis: 0 | 1 | 2, value: number) => {
    const position: Vec3 = [...sticker.position];
    position[axis] = value / 1000;
    edit("studio.step.sticker-move", { position });
  };
  const sizeTo = (side: 0 | 1, value: number) => {
    const metres = value / 1000;
    const ratio = metres / (side === 0 ? width : height);
    const free: [number, number] = side === 0 ? [metres, height] : [width, metres];
    edit("studio.step.sticker-scale", resized(sticker, keepAspect ? [width * ratio, height * ratio] : free));
  };
  return (
    <section className="st-section">
      <h3 className="st-section-head">{t("studio.inspector.place")}</h3>
      <div className="st-fields">
        {AXES.map(({ name, axis, sign }) => (
          <NumberField
            key={name}
            hideLabel
            label={t(`studio.inspector.${name}`)}
            prefix={sign}
            unit="mm"
            digits={1}
            value={mm(sticker.position[axis])}
            min={-30000}
            max={30000}
            onCommit={(value) => moveTo(axis, value)}
          />
        ))}
        <NumberField
          hideLabel
          label={t("studio.inspector.angle")}
          prefix="∠"
          unit="°"
          digits={1}
          value={Math.round(degreesOf(sticker.rotation) * 10) / 10}
          min={-180}
          max={180}
          onCommit={(value) => edit("studio.step.sticker-turn", { rotation: withDegrees(sticker.rotation, value) })}
        />
        <NumberField
          hideLabel
          label={t("studio.inspector.width")}
          prefix="W"
          unit="mm"
          digits={1}
          value={mm(width)}
          min={5}
          max={8000}
          onCommit={(value) => sizeTo(0, value)}
        />
        <NumberField
          hideLabel
          label={t("studio.inspector.height-of")}
          prefix="H"
          unit="mm"
          digits={1}
          value={mm(height)}
          min={5}
          max={8000}
          onCommit={(value) => sizeTo(1, value)}
        />
      </div>
      <div className="flex gap-1">
        <IconButton
          label={t("studio.inspector.keep-aspect")}
          icon={keepAspect ? <Link /> : <Unlink />}
          pressed={keepAspect}
          onClick={() => ui.set({ keepAspect: !keepAspect })}
        />
        <IconButton
          label={t("studio.inspector.snap")}
          icon={<Magnet />}
          pressed={snap}
          onClick={() => ui.set({ snap: !snap })}
        />
        <IconButton
          label={t("studio.command.flip")}
          icon={<FlipHorizontal2 />}
          pressed={sticker.flip}
          onClick={() => edit("studio.step.sticker-flip", { flip: !sticker.flip })}
        />
      </div>
    </section>
  );
}
