import { Segmented, Switch, useT } from "@carloom/ui";
import { ColorField } from "../paint/color-field.tsx";
import type { TextArt } from "../../art/art.ts";
import { MeasureRow } from "./measure-row.tsx";

type Props = {
  art: TextArt;
  /** While something moves, and when it is let go. */
  onInput(art: TextArt): void;
  onCommit(): void;
};

const SHADOW: NonNullable<TextArt["shadow"]> = { color: "#000000", x: 0.06, y: -0.06, blur: 0 };
/** Absent where it is what an absent one means: such a text is the same document as before. */
function without<T extends object, K extends keyof T>(from: T, key: K): Omit<T, K> {
  const { [key]: _gone, ...rest } = from;
  return rest;
}

/** How a text is set: between letters and lines, leaning, around an arc; its second outline and its shadow. */
export function TextSetting({ art, onInput, onCommit }: Props) {
  const t = useT();
  const { outline2, shadow } = art;
  const set = (key: "tracking" | "leading" | "slant" | "arc", value: number, plain: number) =>
    onInput(value === plain ? without(art, key) : { ...art, [key]: value });
  const lines = art.text.includes("\n");
  return (
    <>
      <MeasureRow
        label={t("studio.text.tracking")}
        value={Math.round((art.tracking ?? 0) * 100)}
        min={-20}
        max={100}
        most={200}
        unit="%"
        onInput={(value) => set("tracking", value / 100, 0)}
        onCommit={onCommit}
      />
      {lines ? (
        <>
          <MeasureRow
            label={t("studio.text.leading")}
            value={Math.round((art.leading ?? 1.15) * 100)}
            min={60}
            max={200}
            most={300}
            unit="%"
            onInput={(value) => set("leading", value / 100, 1.15)}
            onCommit={onCommit}
          />
          <Segmented
            label={t("studio.text.align")}
            options={(["left", "center", "right"] as const).map((value) => ({
              value,
              label: t(`studio.text.align.${value}`),
            }))}
            value={art.align ?? "center"}
            onChange={(value) => {
              onInput(value === "center" ? without(art, "align") : { ...art, align: value as "left" | "right" });
              onCommit();
            }}
          />
        </>
      ) : null}
      <MeasureRow
        label={t("studio.text.slant")}
        value={art.slant ?? 0}
        min={-30}
        max={30}
        most={45}
        unit="°"
        onInput={(value) => set("slant", value, 0)}
        onCommit={onCommit}
      />
      <MeasureRow
        label={t("studio.text.arc")}
        value={art.arc ?? 0}
        min={-180}
        max={180}
        most={350}
        unit="°"
        onInput={(value) => set("arc", value, 0)}
        onCommit={onCommit}
      />
      <Rim
        label={t("studio.text.outline2")}
        width={t("studio.text.outline2-width")}
        rim={outline2}
        onInput={(next) => onInput(next ? { ...art, outline2: next } : without(art, "outline2"))}
        onCommit={onCommit}
      />
      <div className="st-line">
        <Switch
          label={t("studio.text.shadow")}
          checked={shadow !== undefined}
          onChange={(event) => {
            onInput(event.currentTarget.checked ? { ...art, shadow: SHADOW } : without(art, "shadow"));
            onCommit();
          }}
        />
        {shadow ? (
          <ColorField
            label={t("studio.text.shadow")}
            value={shadow.color}
            onInput={(color) => onInput({ ...art, shadow: { ...shadow, color } })}
            onCommit={onCommit}
          />
        ) : null}
      </div>
      {shadow
        ? (["x", "y", "blur"] as const).map((key) => (
            <MeasureRow
              key={key}
              label={t(`studio.text.shadow-${key}`)}
              value={Math.round((key === "y" ? -shadow.y : shadow[key]) * 100)}
              min={key === "blur" ? 0 : -40}
              max={40}
              unit="%"
              onInput={(value) =>
                onInput({ ...art, shadow: { ...shadow, [key]: (key === "y" ? -value : value) / 100 + 0 } })
              }
              onCommit={onCommit}
            />
          ))
        : null}
    </>
  );
}

type RimProps = {
  label: string;
  width: string;
  rim: TextArt["outline"];
  onInput(rim: TextArt["outline"]): void;
  onCommit(): void;
};

/** An outline: on or off, its colour, its width in ems. */
export function Rim({ label, width, rim, onInput, onCommit }: RimProps) {
  return (
    <>
      <div className="st-line">
        <Switch
          label={label}
          checked={rim !== undefined}
          onChange={(event) => {
            onInput(event.currentTarget.checked ? { color: "#15181a", width: 0.06 } : undefined);
            onCommit();
          }}
        />
        {rim ? (
          <ColorField
            label={label}
            value={rim.color}
            onInput={(color) => onInput({ ...rim, color })}
            onCommit={onCommit}
          />
        ) : null}
      </div>
      {rim ? (
        <MeasureRow
          label={width}
          value={Math.round(rim.width * 100)}
          min={1}
          max={30}
          unit="%"
          onInput={(value) => onInput({ ...rim, width: value / 100 })}
          onCommit={onCommit}
        />
      ) : null}
    </>
  );
}
