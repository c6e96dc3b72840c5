import type { FileArt, Placement, VinylArt } from "@carloom/build";
import { hexOf, oklchOf } from "@carloom/build/oklch";
import { Button, IconButton, useT } from "@carloom/ui";
import { RotateCcw } from "lucide-react";
import { useEffect, useState } from "react";
import { useStudio } from "../../workspace/studio-context.tsx";
import { ColorField } from "../paint/color-field.tsx";
import { ownColors, recolored } from "../../art/art-colors.ts";
import { MeasureRow } from "./measure-row.tsx";
import { useStickerEdit } from "./use-sticker-edit.ts";

/** Rows of colours; what else there is follows hue and the one colour alone. */
const MOST = 12;
const STEP = "studio.step.sticker-colors";

const turned = (hex: string, by: number): string => {
  const { l, c, h } = oklchOf(hex);
  return hexOf({ l, c, h: (h + by + 360) % 360 });
};

/** Every colour of a drawing or vinyl, to be printed in another one: each by itself, all turned in hue, or all in one. */
export function InspectorColors({ sticker, art }: { sticker: Placement; art: FileArt | VinylArt }) {
  const t = useT();
  const { catalogue } = useStudio();
  const { edit, stream, settle } = useStickerEdit(sticker);
  const [own, setOwn] = useState<readonly string[]>([]);
  const [hue, setHue] = useState(0);
  const name = art.kind === "vinyl" ? art.hash : art.uuid;
  const { kind } = art;
  useEffect(() => {
    let current = true;
    setHue(0);
    ownColors(catalogue, kind, name)
      .then((colors) => current && setOwn(colors))
      // Art that did not load says so below; it has no colours to offer.
      .catch(() => current && setOwn([]));
    return () => {
      current = false;
    };
  }, [catalogue, kind, name]);
  if (own.length === 0) return null;
  const colors = art.colors ?? {};
  const all = (of: (color: string) => string) => ({
    art: recolored(art, Object.fromEntries(own.map((color) => [color, of(color)]))),
  });
  const one = (from: string, to: string) => ({ art: recolored(art, { ...colors, [from]: to }) });
  const shown = own.map((color) => colors[color] ?? color);
  return (
    <section className="st-section">
      <h3 className="st-section-head">{t("studio.inspector.colors", { count: own.length })}</h3>
      {own.length > 1 ? (
        <>
          <MeasureRow
            label={t("studio.inspector.hue")}
            value={hue}
            min={-180}
            max={180}
            unit="°"
            onInput={(by) => {
              setHue(by);
              stream(
                STEP,
                all((color) => turned(color, by)),
              );
            }}
            onCommit={settle}
          />
          <div className="st-line">
            <span className="text-text-2">{t("studio.inspector.one-color")}</span>
            <ColorField
              label={t("studio.inspector.one-color")}
              value={shown.every((color) => color === shown[0]) ? (shown[0] ?? "") : (own[0] ?? "")}
              onInput={(to) =>
                stream(
                  STEP,
                  all(() => to),
                )
              }
              onCommit={settle}
            />
          </div>
        </>
      ) : null}
      {own.slice(0, MOST).map((from) => {
        const to = colors[from] ?? from;
        return (
          <div key={from} className="st-line">
            <span className="st-swatch" style={{ background: from }} aria-hidden="true" />
            <ColorField
              label={t("studio.inspector.color-of", { color: from.toUpperCase() })}
              value={to}
              onInput={(color) => stream(STEP, one(from, color))}
              onCommit={settle}
            />
            <IconButton
              size="small"
              label={t("studio.inspector.color-back", { color: from.toUpperCase() })}
              icon={<RotateCcw />}
              disabled={to === from}
              onClick={() => edit(STEP, one(from, from))}
            />
          </div>
        );
      })}
      {own.length > 1 && art.colors ? (
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            setHue(0);
            edit(
              STEP,
              all((color) => color),
            );
          }}
        >
          {t("studio.inspector.colors-back")}
        </Button>
      ) : null}
    </section>
  );
}
