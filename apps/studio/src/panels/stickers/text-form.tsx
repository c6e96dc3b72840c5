import { Button, ErrorNote, TextArea, useT } from "@carloom/ui";
import { type FormEvent, useState } from "react";
import { cssFont, fontOf } from "../../catalogue/fonts.ts";
import { FaceSelect } from "../../fonts/face-select.tsx";
import { ownOf, STAND_IN } from "../../fonts/font.ts";
import { OwnTextPicture } from "../../fonts/own-text-picture.tsx";
import { setTextMessage, useSetText } from "../../fonts/set-text.ts";
import { ColorField } from "../paint/color-field.tsx";
import { OUTLINE_COLOR, OUTLINE_WIDTH, type TextArt, textPlacement } from "../../art/art.ts";
import { TextNotes, useLowText, useWritten } from "./text-notes.tsx";
import { useArm } from "./use-arm.ts";

/** Text as art: Latin, Hangul, Kana and Kanji in a face that can write them. */
export function TextForm() {
  const t = useT();
  const { arm, full, ready } = useArm();
  const [text, setText] = useState("");
  const [font, setFont] = useState("archivo");
  const [color, setColor] = useState("#f3f3f1");
  const [outline, setOutline] = useState<string | null>(null);
  const own = ownOf(font);
  const ours = useWritten(text, own ? STAND_IN : font);
  const set = useSetText(own, text);
  const letters = set?.ok ? set.letters : null;
  const used = own ? STAND_IN : ours.used;
  const missing = !own ? ours.missing : set?.ok ? set.missing : [];
  // before its letters are here a text cannot be placed
  const content = !own ? ours.written.trim() : set?.ok && letters ? set.text : "";
  const art: TextArt = {
    kind: "text",
    text: content || "Aa",
    font: used,
    color,
    ...(outline ? { outline: { color: outline, width: OUTLINE_WIDTH } } : {}),
    ...(own && letters ? { own: letters } : {}),
  };
  const low = useLowText(art);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!content || full || !ready) return;
    arm(await textPlacement(art));
  }
  const style = {
    font: cssFont(fontOf(used), "28px"),
    color,
    ...(outline ? { WebkitTextStroke: `2px ${outline}`, paintOrder: "stroke" } : {}),
  };
  return (
    <form className="grid gap-2" onSubmit={(event) => void submit(event)}>
      <TextArea
        label={t("studio.text.text")}
        value={text}
        rows={2}
        maxLength={200}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <FaceSelect value={own ? font : used} onChange={setFont} />
      {set?.ok === false ? <ErrorNote>{t(setTextMessage(set.problem))}</ErrorNote> : null}
      <TextNotes
        chosen={own ? used : font}
        used={used}
        {...(letters && { name: letters.name })}
        missing={missing}
        low={low}
      />
      <div className="st-line">
        <span className="text-text-2">{t("studio.text.colour")}</span>
        <ColorField label={t("studio.text.colour")} value={color} onInput={setColor} onCommit={() => undefined} />
      </div>
      <div className="st-line">
        <label className="ui-check">
          <input
            type="checkbox"
            role="switch"
            checked={outline !== null}
            onChange={(event) => setOutline(event.currentTarget.checked ? OUTLINE_COLOR : null)}
          />
          <span>{t("studio.text.outline")}</span>
        </label>
        {outline ? (
          <ColorField
            label={t("studio.text.outline")}
            value={outline}
            onInput={setOutline}
            onCommit={() => undefined}
          />
        ) : null}
      </div>
      <p className="st-specimen" aria-hidden="true">
        {art.own ? (
          <OwnTextPicture art={art} className="st-specimen-own" />
        ) : own && text.trim() ? null : (
          <span style={style} data-text={content || "27 질주 疾風"} />
        )}
      </p>
      <Button type="submit" variant="neutral" wide disabled={!content || full || !ready}>
        {t("studio.text.place")}
      </Button>
    </form>
  );
}
