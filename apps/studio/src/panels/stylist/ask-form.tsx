import { ErrorNote, IconButton, useT } from "@carloom/ui";
import { ArrowUp, ImageIcon, Square, X } from "lucide-react";
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import type { ReferencePicture } from "./talk-api.ts";

const MAX_MESSAGE = 1000;
const MAX_PICTURE_BYTES = 30 * 1024 * 1024;

type Props = {
  busy: boolean;
  /** A machine that gets the picture itself. */
  sees: boolean;
  onSay(message: string, picture: ReferencePicture | null): void;
  onStop(): void;
};

/** What is asked. Enter sends, unless letters are still being composed; Shift+Enter begins a line. */
export function AskForm({ busy, sees, onSay, onStop }: Props) {
  const t = useT();
  const [text, setText] = useState("");
  const [picture, setPicture] = useState<ReferencePicture | null>(null);
  const [error, setError] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);

  function send() {
    const message = text.trim() || (picture ? t("studio.stylist.like-picture") : "");
    if (!message || busy) return;
    onSay(message, picture);
    setText("");
    setPicture(null);
    field.current?.focus();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    send();
  }
  function onKeyDown(event: KeyboardEvent) {
    // single keys are commands elsewhere
    event.stopPropagation();
    const composing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== "Enter" || event.shiftKey || composing) return;
    event.preventDefault();
    send();
  }
  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.currentTarget.files ?? [];
    event.currentTarget.value = "";
    setError(false);
    if (!file) return;
    try {
      if (file.size > MAX_PICTURE_BYTES) throw new Error("too large");
      const { readPicture } = await import("./read-picture.ts");
      const read = await readPicture(file);
      if (read.colors.length === 0) throw new Error("empty");
      setPicture(read);
      field.current?.focus();
    } catch {
      setError(true);
    }
  }
  return (
    <form className="st-talk-form" onSubmit={submit}>
      {picture && sees ? <p className="st-talk-notice">{t("studio.stylist.picture-goes")}</p> : null}
      {picture ? (
        <p className="st-talk-picture">
          <span>{t("studio.stylist.picture-colors")}</span>
          {picture.colors.map(({ hex }) => (
            <i key={hex} style={{ background: hex }} title={hex} />
          ))}
          <IconButton label={t("studio.stylist.picture-remove")} icon={<X />} onClick={() => setPicture(null)} />
        </p>
      ) : null}
      {error ? <ErrorNote>{t("studio.stylist.picture-unread")}</ErrorNote> : null}
      <div className="st-talk-field">
        <input ref={chooser} type="file" accept="image/*" hidden onChange={(event) => void choose(event)} />
        <IconButton label={t("studio.stylist.picture")} icon={<ImageIcon />} onClick={() => chooser.current?.click()} />
        <textarea
          ref={field}
          rows={Math.min(5, Math.max(1, text.split("\n").length, Math.ceil(text.length / 34)))}
          value={text}
          maxLength={MAX_MESSAGE}
          placeholder={t("studio.stylist.placeholder")}
          aria-label={t("studio.stylist.field")}
          enterKeyHint="send"
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {busy ? (
          <IconButton label={t("studio.stylist.stop")} icon={<Square />} onClick={onStop} />
        ) : (
          <IconButton
            type="submit"
            label={t("studio.stylist.send")}
            icon={<ArrowUp />}
            disabled={text.trim() === "" && !picture}
          />
        )}
      </div>
    </form>
  );
}
