import { MOST_SKEW, type Placement } from "@carloom/build";
import { NumberField, useT } from "@carloom/ui";
import { type Axis, degrees, mm, type Side, usePlace } from "./use-place.ts";

const AXES: readonly { name: string; axis: Axis; sign: string }[] = [
  { name: "along", axis: 2, sign: "Z" },
  { name: "height", axis: 1, sign: "Y" },
  { name: "across", axis: 0, sign: "X" },
];
const SIDES: readonly { name: string; side: Side; sign: string }[] = [
  { name: "width", side: 0, sign: "W" },
  { name: "height-of", side: 1, sign: "H" },
];

/** Where the sticker is, in the car's millimetres. */
export function PositionFields({ sticker }: { sticker: Placement }) {
  const t = useT();
  const { moveTo } = usePlace(sticker);
  return AXES.map(({ name, axis, sign }) => (
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
  ));
}

export function AngleField({ sticker }: { sticker: Placement }) {
  const t = useT();
  const { turnTo } = usePlace(sticker);
  return (
    <NumberField
      hideLabel
      label={t("studio.inspector.angle")}
      prefix="∠"
      unit="°"
      digits={1}
      value={degrees(sticker)}
      min={-180}
      max={180}
      onCommit={turnTo}
    />
  );
}

export function SkewField({ sticker }: { sticker: Placement }) {
  const t = useT();
  const { skewTo, settle } = usePlace(sticker);
  return (
    <NumberField
      hideLabel
      label={t("studio.inspector.skew")}
      prefix="▱"
      unit="°"
      digits={1}
      value={sticker.skew ?? 0}
      min={-MOST_SKEW}
      max={MOST_SKEW}
      onCommit={(value) => {
        skewTo(value);
        settle();
      }}
    />
  );
}

export function SizeFields({ sticker }: { sticker: Placement }) {
  const t = useT();
  const { sizeTo } = usePlace(sticker);
  return SIDES.map(({ name, side, sign }) => (
    <NumberField
      key={name}
      hideLabel
      label={t(`studio.inspector.${name}`)}
      prefix={sign}
      unit="mm"
      digits={1}
      value={mm(sticker.size[side])}
      min={5}
      max={8000}
      onCommit={(value) => sizeTo(side, value)}
    />
  ));
}
