import { BLENDS, type Blend, type Placement } from "@carloom/build";
import { blendStickers, clipToShape, maskStickers, selectedStickers } from "@carloom/editor";
import { Button, Select, Switch, useT } from "@carloom/ui";
import { useCommandContext } from "../../commands/context.ts";
import { useCommand } from "../../commands/use-command.ts";
import { useEditorState, useStudio } from "../../workspace/studio-context.tsx";
import { MASK_FORMS, maskShape } from "./mask-kit.ts";
import { useLayerNames } from "./use-layer-name.ts";

const NONE = "none";
const OVER = "over";
/** Layers that are offered as masks: the nearest in the list. */
const MOST = 120;

/** What the selected layers are clipped by, and how they meet what is printed below them. */
export function InspectorMask({ sticker }: { sticker: Placement }) {
  const t = useT();
  const { editor } = useStudio();
  const { newId } = useCommandContext();
  const nameOf = useLayerNames();
  const stickers = useEditorState((state) => state.document.stickers);
  const selected = useEditorState((state) => state.selection.stickers);
  const invert = useCommand("sticker.mask-invert");
  const at = stickers.findIndex(({ id }) => id === sticker.id);
  const near = stickers.slice(Math.max(0, at - MOST / 2), at + MOST / 2).filter(({ id }) => !selected.includes(id));
  const mask = sticker.mask && stickers.find(({ id }) => id === sticker.mask?.layer);
  const offered = mask && !near.includes(mask) ? [...near, mask] : near;

  const free = () => selectedStickers(editor.state).filter(({ locked }) => !locked);
  const clip = (value: string) => {
    const clipped = free();
    const ids = clipped.map(({ id }) => id);
    const label = { key: "studio.step.sticker-mask" };
    const form = MASK_FORMS.find((one) => value === `form:${one}`);
    const name = form && t("studio.mask.shape-name", { shape: t(`studio.shape.${form}`) });
    const shape = form && name && maskShape(form, clipped, newId(), name);
    if (shape) return editor.edit(label, (build) => clipToShape(build, ids, shape));
    const layer = value.startsWith("layer:") ? value.slice(6) : null;
    editor.edit(label, (build) =>
      maskStickers(build, ids, layer === null ? null : { layer, inverted: sticker.mask?.inverted ?? false }),
    );
  };
  const blend = (value: string) => {
    const next: Blend | null = BLENDS.find((one) => one === value) ?? null;
    const ids = free().map(({ id }) => id);
    editor.edit({ key: "studio.step.sticker-blend" }, (build) => blendStickers(build, ids, next));
  };
  return (
    <section className="st-section">
      <h3 className="st-section-head">{t("studio.mask.title")}</h3>
      <Select
        label={t("studio.mask.blend")}
        options={[OVER, ...BLENDS].map((value) => ({ value, label: t(`studio.blend.${value}`) }))}
        value={sticker.blend ?? OVER}
        hint={sticker.blend ? t(`studio.blend-hint.${sticker.blend === "knockout" ? "knockout" : "mix"}`) : undefined}
        onChange={(event) => blend(event.currentTarget.value)}
      />
      <Select
        label={t("studio.mask.by")}
        options={[
          { value: NONE, label: t("studio.mask.none") },
          ...MASK_FORMS.map((form) => ({
            value: `form:${form}`,
            label: t("studio.mask.new-shape", { shape: t(`studio.shape.${form}`) }),
          })),
          ...offered
            .toReversed()
            .map((one) => ({ value: `layer:${one.id}`, label: t("studio.mask.layer", { name: nameOf(one) }) })),
        ]}
        value={mask ? `layer:${mask.id}` : NONE}
        onChange={(event) => clip(event.currentTarget.value)}
      />
      {mask ? (
        <>
          <Switch label={t("studio.mask.inverted")} checked={invert.active ?? false} onChange={invert.run} />
          <Button size="small" onClick={() => editor.select({ stickers: [mask.id] })}>
            {t("studio.mask.edit", { name: nameOf(mask) })}
          </Button>
        </>
      ) : null}
    </section>
  );
}
