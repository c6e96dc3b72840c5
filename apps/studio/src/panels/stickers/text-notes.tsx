import { useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { fontFor, inFace, loadFont, TEXT_FONTS } from "../../catalogue/fonts.ts";
import { newTextHeight, type TextArt, textAspect } from "../../art/art.ts";

const nameOf = (id: string): string => TEXT_FONTS.find((font) => font.id === id)?.name ?? id;

/** A text as it will be printed: the face that writes it, and what of it that face has no letters for. */
export function useWritten(
  text: string,
  chosen: string,
): { used: string; written: string; missing: readonly string[] } {
  const used = fontFor(text, chosen);
  const [loaded, setLoaded] = useState("");
  useEffect(() => {
    let current = true;
    void loadFont(used, text || "Aa").then(() => current && setLoaded(used));
    return () => {
      current = false;
    };
  }, [used, text]);
  // before its files are declared nothing is known of a face
  return { used, ...(loaded === used ? inFace(text, used) : { written: text, missing: [] }) };
}

/** Millimetres that a new text is high where it is too long to begin as high as others; null for any other. */
export function useLowText({ text, font, outline, own }: TextArt): number | null {
  const [low, setLow] = useState<number | null>(null);
  const width = outline?.width ?? 0;
  useEffect(() => {
    let current = true;
    // colours do not change how wide it is
    const color = "#000000";
    const art: TextArt = {
      kind: "text",
      text,
      font,
      color,
      ...(width > 0 ? { outline: { color, width } } : {}),
      ...(own && { own }),
    };
    const measure = async () => {
      const height = text.length > 12 ? newTextHeight(await textAspect(art)) : Number.POSITIVE_INFINITY;
      if (current) setLow(height < newTextHeight(0.01) ? Math.round(height * 1000) : null);
    };
    measure().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [text, font, width, own]);
  return low;
}

type Props = {
  /** The face that the person chose, and the one that writes the text. */
  chosen: string;
  used: string;
  /** The font of somebody's own that writes it instead. */
  name?: string;
  missing: readonly string[];
  /** Millimetres. */
  low?: number | null;
};

/** What becomes of a text that cannot be printed as it was typed. */
export function TextNotes({ chosen, used, name, missing, low = null }: Props) {
  const t = useT();
  return (
    <div role="status" className="st-text-notes">
      {chosen === used ? null : <p>{t("studio.text.stands-in", { chosen: nameOf(chosen), used: nameOf(used) })}</p>}
      {missing.length > 0 ? (
        <p className="text-warn">
          {t("studio.text.missing", { face: name ?? nameOf(used), letters: missing.join(" ") })}
        </p>
      ) : null}
      {low === null ? null : <p>{t("studio.text.low", { mm: low })}</p>}
    </div>
  );
}
