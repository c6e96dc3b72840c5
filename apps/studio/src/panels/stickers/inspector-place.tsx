import type { Placement } from "@carloom/build";
import { useT } from "@carloom/ui";
import { FlipHorizontal2, FlipVertical2, Link, Magnet, Unlink } from "lucide-react";
import { CommandButton } from "../../commands/command-button.tsx";
import { RulerButton } from "../../rulers/ruler-button.tsx";
import { useUi } from "../../workspace/studio-context.tsx";
import { AngleField, PositionFields, SizeFields, SkewField } from "./place-fields.tsx";

/** Position in the car's millimetres, size, turn. */
export function InspectorPlace({ sticker }: { sticker: Placement }) {
  const t = useT();
  const keepAspect = useUi((state) => state.keepAspect);
  return (
    <section className="st-section">
      <h3 className="st-section-head">{t("studio.inspector.place")}</h3>
      <div className="st-fields">
        <PositionFields sticker={sticker} />
        <AngleField sticker={sticker} />
        <SizeFields sticker={sticker} />
        <SkewField sticker={sticker} />
      </div>
      <div className="flex gap-1">
        <CommandButton command="tool.keep-aspect" icon={keepAspect ? <Link /> : <Unlink />} />
        <CommandButton command="tool.snap" label={t("studio.inspector.snap")} icon={<Magnet />} />
        <RulerButton />
        <CommandButton command="sticker.flip" icon={<FlipVertical2 />} />
        <CommandButton command="sticker.flip-up" icon={<FlipHorizontal2 />} />
      </div>
    </section>
  );
}
