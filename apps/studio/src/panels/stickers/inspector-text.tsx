import type { Placement } from "@carloom/build";
import { resized } from "@carloom/editor";
import { missingOf, withoutOwn } from "@carloom/build/own-face";
import { ErrorNote, TextArea, useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { fontFor, fontOf, inFace, loadFont } from "../../catalogue/fonts.ts";
import { FaceSelect } from "../../fonts/face-select.tsx";
import { ownOf, ownValue } from "../../fonts/font.ts";
import { setText, setTextMessage } from "../../fonts/set-text.ts";
import type { Problem } from "../../lib/problem.ts";
import { useStudio } from "../../workspace/studio-context.tsx";
import { ColorField } from "../paint/color-field.tsx";
import { type TextArt, textEm } from "../../art/art.ts";
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
  const studio = useStudio();
  const [problem, setProblem] = useState<Problem | null>(null);
  /** What was typed last and could not be printed. */
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  /** The face that was asked for, which another may stand in for. */
  const [chosen, setChosen] = useState(art.font);
  // an undo, or another hand, may have set a face since
  const asked = fontFor(art.text, chosen) === art.font ? chosen : art.font;
  const ours = useWritten(art.text, art.font);
  const missing = art.own ? missingOf(art.own, art.text) : ours.missing;
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
    await lay(next);
  };
  const lay = async (next: TextArt) => {
    const [before, after] = await Promise.all([textEm(art), textEm(next)]);
    edit(STEP, (now) => ({ art: next, ...boxFor(now, before, after) }));
  };
  /** The same in a font of somebody's own: its letters come from the service. */
  const retypeOwn = async (wanted: TextArt, uuid: string) => {
    const set = await setText(studio, uuid, wanted.text);
    setProblem(set.ok ? null : set.problem);
    setLeftOut(set.ok ? set.missing : []);
    if (set.ok && set.letters) await lay({ ...wanted, text: set.text, own: set.letters });
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
    if (!text || text === art.text) return;
    if (art.own) void retypeOwn({ ...art, text }, art.own.face);
    else void retype({ ...art, text, font: fontFor(text, asked) });
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
      <FaceSelect
        value={art.own ? ownValue(art.own.face) : art.font}
        brought={art.own}
        onChange={(font) => {
          const own = ownOf(font);
          if (own) return void retypeOwn(art, own);
          setProblem(null);
          setChosen(font);
          const next = fontFor(art.text, font);
          if (art.own || next !== art.font) void retype({ ...withoutOwn(art), font: next });
        }}
      />
      {problem ? <ErrorNote>{t(setTextMessage(problem))}</ErrorNote> : null}
      <TextNotes
        chosen={art.own ? art.font : asked}
        used={art.font}
        {...(art.own && { name: art.own.name })}
        missing={[...new Set([...missing, ...leftOut])]}
      />
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
