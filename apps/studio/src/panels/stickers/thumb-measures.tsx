import { MOST_SKEW, type Placement } from "@carloom/build";
import { degreesOf } from "@carloom/editor";
import { Button, Switch, useT } from "@carloom/ui";
import { FlipHorizontal2, FlipVertical2 } from "lucide-react";
import { useCommand } from "../../commands/use-command.ts";
import { useUi } from "../../workspace/studio-context.tsx";
import { AngleField, PositionFields, SizeFields, SkewField } from "./place-fields.tsx";
import { RulerDial } from "./ruler-dial.tsx";
import { type Axis, axesOver, mm, usePlace } from "./use-place.ts";

const NAME: Record<Axis, string> = { 0: "studio.dial.across", 1: "studio.dial.height", 2: "studio.dial.along" };

function OpenRulers() {
  const { label, run } = useCommand("view.rulers");
  return (
    <Button size="small" onClick={run}>
      {label}
    </Button>
  );
}

function Toggle({ command }: { command: string }) {
  const { label, active, run } = useCommand(command);
  return <Switch label={label} checked={active ?? false} onChange={run} />;
}

/** Over the surface by rulers along the car's axes, exactly by fields. */
export function ThumbMove({ sticker }: { sticker: Placement }) {
  const t = useT();
  const { slideTo, settle } = usePlace(sticker);
  return (
    <>
      {axesOver(sticker).map((axis) => (
        <RulerDial
          key={axis}
          label={t(NAME[axis])}
          value={mm(sticker.position[axis], 0)}
          unit="mm"
          step={1}
          min={-30000}
          max={30000}
          onInput={(value) => slideTo(axis, value)}
          onCommit={settle}
        />
      ))}
      <div className="st-thumb-exact">
        <PositionFields sticker={sticker} />
        <Toggle command="tool.snap" />
        <OpenRulers />
      </div>
    </>
  );
}

export function ThumbSize({ sticker }: { sticker: Placement }) {
  const t = useT();
  const keepAspect = useUi((state) => state.keepAspect);
  const { stretchTo, settle } = usePlace(sticker);
  const sides = [
    { side: 0, label: t("studio.inspector.width") },
    { side: 1, label: t("studio.inspector.height-of") },
  ] as const;
  return (
    <>
      {(keepAspect ? sides.slice(0, 1) : sides).map(({ side, label }) => (
        <RulerDial
          key={side}
          label={label}
          value={mm(sticker.size[side], 0)}
          unit="mm"
          step={1}
          min={5}
          max={8000}
          onInput={(value) => stretchTo(side, value)}
          onCommit={settle}
        />
      ))}
      <div className="st-thumb-exact">
        <SizeFields sticker={sticker} />
        <Toggle command="tool.keep-aspect" />
      </div>
    </>
  );
}

export function ThumbTurn({ sticker }: { sticker: Placement }) {
  const t = useT();
  const { swingTo, skewTo, settle } = usePlace(sticker);
  const flip = useCommand("sticker.flip");
  const flipUp = useCommand("sticker.flip-up");
  return (
    <>
      <RulerDial
        label={t("studio.inspector.angle")}
        value={Math.round(degreesOf(sticker.rotation))}
        unit="°"
        step={1}
        min={-180}
        max={180}
        onInput={swingTo}
        onCommit={settle}
      />
      <RulerDial
        label={t("studio.inspector.skew")}
        value={Math.round(sticker.skew ?? 0)}
        unit="°"
        step={1}
        min={-MOST_SKEW}
        max={MOST_SKEW}
        onInput={skewTo}
        onCommit={settle}
      />
      <div className="st-thumb-exact">
        <AngleField sticker={sticker} />
        <SkewField sticker={sticker} />
      </div>
      <div className="st-thumb-exact">
        <Button onClick={flip.run}>
          <FlipVertical2 aria-hidden="true" />
          {flip.label}
        </Button>
        <Button onClick={flipUp.run}>
          <FlipHorizontal2 aria-hidden="true" />
          {flipUp.label}
        </Button>
      </div>
    </>
  );
}
