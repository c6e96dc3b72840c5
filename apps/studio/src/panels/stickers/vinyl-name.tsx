import { Button, useT } from "@carloom/ui";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { LONGEST_NAME } from "../../vinyls/vinyl.ts";

type Props = {
  label: string;
  value: string;
  /** Names that are offered; with them the name may be empty: none of them. */
  among?: readonly string[];
  /** Null: it stays as it was. */
  onDone(name: string | null): void;
};

/** The name of a vinyl, or of the folder that it lies in. */
export function VinylName({ label, value, among, onDone }: Props) {
  const t = useT();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(value);
  useEffect(() => field.current?.select(), []);
  function submit(event: FormEvent) {
    event.preventDefault();
    onDone(name.trim());
  }
  return (
    <form className="st-preset-rename" onSubmit={submit}>
      <input
        ref={field}
        className="ui-input"
        aria-label={label}
        placeholder={among ? t("studio.vinyl.no-folder") : undefined}
        value={name}
        maxLength={LONGEST_NAME}
        list={among ? id : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") onDone(null);
          event.stopPropagation();
        }}
      />
      {among ? (
        <datalist id={id}>
          {among.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      ) : null}
      <Button type="submit" size="small" disabled={!among && name.trim() === ""}>
        {t("studio.vinyl.done")}
      </Button>
    </form>
  );
}
