import { Button, Select, TextArea, useT } from "@carloom/ui";
import { type FormEvent, useState } from "react";
import { cssFont, fontOf, TEXT_FONTS } from "../../catalogue/fonts.ts";
import { ColorField } from "../paint/color-field.tsx";
import { OUTLINE_COLOR, OUTLINE_WIDTH, type TextArt, textPlacement } from "./art.ts";
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
  const { used, written, missing } = useWritten(text, font);
  const options = TEXT_FONTS.map(({ id, name }) => ({ value: id, label: name }));
  const content = written.trim();
  const art: TextArt = {
    kind: "text",
    text: content || "Aa",
    font: used,
    color,
    ...(outline ? { outline: { color: outline, width: OUTLINE_WIDTH } } : {}),
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
      <Select
        label={t("studio.text.font")}
        options={options}
        value={used}
        onChange={(event) => setFont(event.currentTarget.value)}
      />
      <TextNotes chosen={font} used={used} missing={missing} low={low} />
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
        <span style={style} data-text={content || "27 질주 疾風"} />
      </p>
      <Button type="submit" variant="neutral" wide disabled={!content || full || !ready}>
        {t("studio.text.place")}
      </Button>
    </form>
  );
}
