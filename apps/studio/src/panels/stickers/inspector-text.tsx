import type { Placement } from "@carloom/build";
import { resized } from "@carloom/editor";
import { Select, TextField, useT } from "@carloom/ui";
import { useState } from "react";
import { TEXT_FONTS } from "../../catalogue/fonts.ts";
import { ColorField } from "../paint/color-field.tsx";
import { type TextArt, textAspect } from "./art.ts";
import { useStickerEdit } from "./use-sticker-edit.ts";

/** The words themselves. The height stays, the width follows the text. */
export function InspectorText({ sticker, art }: { sticker: Placement; art: TextArt }) {
  const t = useT();
  const { edit, stream, settle } = useStickerEdit(sticker);
  const [draft, setDraft] = useState<string | null>(null);
  const options = TEXT_FONTS.map(({ id, name }) => ({ value: id, label: name }));
  const retype = async (next: TextArt) => {
    const aspect = await textAspect(next);
    edit("studio.step.sticker-text", { art: next, ...resized(sticker, [sticker.size[1] * aspect, sticker.size[1]]) });
  };
  const finish = () => {
    const text = draft?.trim();
    setDraft(null);
    if (text && text !== art.text) void retype({ ...art, text });
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
        onKeyDown={(event) => event.key === "Enter" && finish()}
      />
      <Select
        label={t("studio.text.font")}
        options={options}
        value={art.font}
        onChange={(event) => void retype({ ...art, font: event.currentTarget.value })}
      />
      <div className="st-line">
        <span className="text-text-2">{t("studio.text.colour")}</span>
        <ColorField
          label={t("studio.text.colour")}
          value={art.color}
          onInput={(color) => stream("studio.step.sticker-text", { art: { ...art, color } })}
          onCommit={settle}
        />
      </div>
    </section>
  );
}
