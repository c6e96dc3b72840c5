import type { Placement } from "@carloom/build";
import { resized } from "@carloom/editor";
import { Select, Slider, Switch, TextField, useT } from "@carloom/ui";
import { useState } from "react";
import { fontFor, inFace, loadFont, TEXT_FONTS } from "../../catalogue/fonts.ts";
import { ColorField } from "../paint/color-field.tsx";
import { OUTLINE_COLOR, OUTLINE_WIDTH, type TextArt, textAspect, textHeight } from "./art.ts";
import { TextNotes, useWritten } from "./text-notes.tsx";
import { useStickerEdit } from "./use-sticker-edit.ts";

const STEP = "studio.step.sticker-text";

/** The words themselves, their face, colour and outline. The height stays, the width follows the text. */
export function InspectorText({ sticker, art }: { sticker: Placement; art: TextArt }) {
  const t = useT();
  const { edit, stream, settle } = useStickerEdit(sticker);
  const [draft, setDraft] = useState<string | null>(null);
  const options = TEXT_FONTS.map(({ id, name }) => ({ value: id, label: name }));
  const { outline } = art;
  /** What was typed last and could not be printed. */
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  /** The face that was asked for, which another may stand in for. */
  const [chosen, setChosen] = useState(art.font);
  // an undo, or another hand, may have set a face since
  const asked = fontFor(art.text, chosen) === art.font ? chosen : art.font;
  const { missing } = useWritten(art.text, art.font);
  const retype = async (wanted: TextArt) => {
    await loadFont(wanted.font, wanted.text);
    const { written, missing: lost } = inFace(wanted.text, wanted.font);
    setLeftOut(lost);
    if (!written.trim()) return;
    const next = { ...wanted, text: written.trim() };
    const aspect = await textAspect(next);
    const height = textHeight(aspect, sticker.size[1]);
    edit(STEP, { art: next, ...resized(sticker, [height * aspect, height]) });
  };
  const outlined = (next: TextArt["outline"]): TextArt => {
    const { outline: _outline, ...rest } = art;
    return next ? { ...rest, outline: next } : rest;
  };
  const finish = () => {
    const text = draft?.trim();
    setDraft(null);
    if (text && text !== art.text) void retype({ ...art, text, font: fontFor(text, asked) });
  };
  return (
    <section className="st-section">
      <h3 className="st-section-head">{t("studio.stickers.text")}</h3>
      <TextField
        label={t("studio.text.text")}
        maxLength={200}
        value={draft ?? art.text}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={finish}
        onKeyDown={(event) => event.key === "Enter" && !event.nativeEvent.isComposing && finish()}
      />
      <Select
        label={t("studio.text.font")}
        options={options}
        value={art.font}
        onChange={(event) => {
          const font = event.currentTarget.value;
          setChosen(font);
          const next = fontFor(art.text, font);
          if (next !== art.font) void retype({ ...art, font: next });
        }}
      />
      <TextNotes chosen={asked} used={art.font} missing={[...new Set([...missing, ...leftOut])]} />
      <div className="st-line">
        <span className="text-text-2">{t("studio.text.colour")}</span>
        <ColorField
          label={t("studio.text.colour")}
          value={art.color}
          onInput={(color) => stream(STEP, { art: { ...art, color } })}
          onCommit={settle}
        />
      </div>
      <div className="st-line">
        <Switch
          label={t("studio.text.outline")}
          checked={outline !== undefined}
          onChange={(event) =>
            void retype(
              outlined(event.currentTarget.checked ? { color: OUTLINE_COLOR, width: OUTLINE_WIDTH } : undefined),
            )
          }
        />
        {outline ? (
          <ColorField
            label={t("studio.text.outline")}
            value={outline.color}
            onInput={(color) => stream(STEP, { art: { ...art, outline: { ...outline, color } } })}
            onCommit={settle}
          />
        ) : null}
      </div>
      {outline ? (
        <Slider
          label={t("studio.text.outline-width")}
          value={Math.round(outline.width * 100)}
          min={1}
          max={30}
          text={`${Math.round(outline.width * 100)} %`}
          onInput={(value) => stream(STEP, { art: { ...art, outline: { ...outline, width: value / 100 } } })}
          onCommit={settle}
        />
      ) : null}
    </section>
  );
}
