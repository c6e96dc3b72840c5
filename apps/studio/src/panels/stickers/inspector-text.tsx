import type { Placement } from "@carloom/build";
import { resized } from "@carloom/editor";
import { Select, TextArea, useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { fontFor, fontOf, inFace, loadFont, TEXT_FONTS } from "../../catalogue/fonts.ts";
import { ColorField } from "../paint/color-field.tsx";
import { type TextArt, textEm } from "./art.ts";
import { TextNotes, useWritten } from "./text-notes.tsx";
import { Rim, TextSetting } from "./text-setting.tsx";
import { useStickerEdit } from "./use-sticker-edit.ts";

const STEP = "studio.step.sticker-text";
/** Metres. */
const MOST = 8;
type Em = { wide: number; high: number };
type Measure = (art: TextArt) => Em;

/** The words themselves, their face, colour and outline. Its letters keep their size. */
export function InspectorText({ sticker, art }: { sticker: Placement; art: TextArt }) {
  const t = useT();
  const { edit, stream, settle } = useStickerEdit(sticker);
  const [draft, setDraft] = useState<string | null>(null);
  const options = TEXT_FONTS.map(({ id, name }) => ({ value: id, label: name }));
  /** What was typed last and could not be printed. */
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  /** The face that was asked for, which another may stand in for. */
  const [chosen, setChosen] = useState(art.font);
  // an undo, or another hand, may have set a face since
  const asked = fontFor(art.text, chosen) === art.font ? chosen : art.font;
  const { missing } = useWritten(art.text, art.font);
  /** Letters keep their size, whatever becomes of the text: its box follows them. */
  const boxFor = (now: Placement, before: Em, after: Em) => {
    const [width, height] = now.size;
    const scale = Math.min(
      1,
      MOST / ((width * before.wide) / after.wide),
      MOST / ((height * before.high) / after.high),
    );
    return resized(now, [((width * before.wide) / after.wide) * scale, ((height * before.high) / after.high) * scale]);
  };
  const retype = async (wanted: TextArt) => {
    await loadFont(wanted.font, wanted.text);
    const { written, missing: lost } = inFace(wanted.text, wanted.font);
    setLeftOut(lost);
    if (!written.trim()) return;
    const next = { ...wanted, text: written.trim() };
    const [before, after] = await Promise.all([textEm(art), textEm(next)]);
    edit(STEP, (now) => ({ art: next, ...boxFor(now, before, after) }));
  };
  const [measure, setMeasure] = useState<Measure | null>(null);
  useEffect(() => {
    let current = true;
    void Promise.all([import("@carloom/stage/text-art"), loadFont(art.font, art.text)]).then(
      ([{ textArtEm }]) => current && setMeasure(() => (one: TextArt) => textArtEm(one, fontOf(one.font))),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [art.font, art.text]);
  /** Streams a setting of the same letters. */
  const reset = (next: TextArt) =>
    stream(STEP, (now) => {
      if (now.art.kind !== "text" || !measure) return { art: next };
      return { art: next, ...boxFor(now, measure(now.art), measure(next)) };
    });
  const finish = () => {
    const text = draft?.trim();
    setDraft(null);
    if (text && text !== art.text) void retype({ ...art, text, font: fontFor(text, asked) });
  };
  return (
    <section className="st-section">
      <h3 className="st-section-head">{t("studio.stickers.text")}</h3>
      <TextArea
        label={t("studio.text.text")}
        hint={t("studio.text.lines")}
        rows={Math.min(5, (draft ?? art.text).split("\n").length)}
        maxLength={200}
        value={draft ?? art.text}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing) finish();
        }}
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
      <Rim
        label={t("studio.text.outline")}
        width={t("studio.text.outline-width")}
        rim={art.outline}
        onInput={(outline) => {
          const { outline: _outline, ...rest } = art;
          reset(outline ? { ...rest, outline } : rest);
        }}
        onCommit={settle}
      />
      <TextSetting art={art} onInput={reset} onCommit={settle} />
    </section>
  );
}
