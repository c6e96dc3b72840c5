import { useT } from "@carloom/ui";
import { useEffect, useRef, useState } from "react";
import { readHex } from "../../paint/palette.ts";

type Props = { label: string; value: string; onInput(hex: string): void; onCommit(): void };

/** A colour as a picker and as hex. Dragging in the picker streams; closing it ends the step. */
export function ColorField({ label, value, onInput, onCommit }: Props) {
  const t = useT();
  const [draft, setDraft] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const commit = useRef(onCommit);
  commit.current = onCommit;
  // React's onChange is the stream; the platform's own change event is the end of it.
  useEffect(() => {
    const element = picker.current;
    const done = () => commit.current();
    element?.addEventListener("change", done);
    return () => element?.removeEventListener("change", done);
  }, []);
  const invalid = draft !== null && readHex(draft) === null;
  function finish() {
    const hex = draft === null ? null : readHex(draft);
    setDraft(null);
    if (hex && hex !== value) {
      onInput(hex);
      onCommit();
    }
  }
  return (
    <span className="st-color">
      <input
        ref={picker}
        type="color"
        aria-label={t("studio.paint.picker", { what: label })}
        value={value}
        onInput={(event) => onInput(event.currentTarget.value)}
        onBlur={onCommit}
      />
      <input
        type="text"
        className="ui-input"
        aria-label={t("studio.paint.hex", { what: label })}
        aria-invalid={invalid || undefined}
        spellCheck={false}
        maxLength={7}
        value={draft ?? value.toUpperCase()}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === "Enter") finish();
          if (event.key === "Escape") setDraft(null);
        }}
      />
    </span>
  );
}
