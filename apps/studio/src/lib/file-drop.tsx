import { Upload } from "lucide-react";
import { type ReactNode, useId, useState } from "react";

type Props = {
  /** What is asked for, and below it which kinds of files. */
  title: ReactNode;
  kinds: ReactNode;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles(files: FileList | null): void;
};

/** Where files are chosen, or dropped; it shows that they may be let go here. */
export function FileDrop({ title, kinds, accept, multiple = false, disabled = false, onFiles }: Props) {
  const id = useId();
  const [over, setOver] = useState(false);
  return (
    <label
      htmlFor={id}
      className="st-drop"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles(event.dataTransfer.files);
      }}
    >
      <Upload size={20} strokeWidth={1.6} aria-hidden="true" />
      <span>{title}</span>
      <small>{kinds}</small>
      <input
        id={id}
        type="file"
        className="ui-hidden"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={(event) => {
          onFiles(event.currentTarget.files);
          event.currentTarget.value = "";
        }}
      />
    </label>
  );
}
