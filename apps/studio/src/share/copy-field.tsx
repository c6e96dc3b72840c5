import { Button, Field, useT } from "@carloom/ui";
import { useState } from "react";
import { useStudio } from "../workspace/studio-context.tsx";

type CopyFieldProps = { label: string; text: string; tall?: boolean };

/** A text to take away: selected when it is entered, copied by its button. */
export function CopyField({ label, text, tall = false }: CopyFieldProps) {
  const t = useT();
  const { announce } = useStudio();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    announce(t("studio.share.copied"));
    setTimeout(() => setCopied(false), 3000);
  };
  return (
    <div className="st-copy" data-tall={tall || undefined}>
      <Field label={label}>
        {(control) =>
          tall ? (
            <textarea
              className="ui-input"
              readOnly
              rows={3}
              value={text}
              onFocus={(event) => event.currentTarget.select()}
              {...control}
            />
          ) : (
            <input
              className="ui-input"
              readOnly
              value={text}
              onFocus={(event) => event.currentTarget.select()}
              {...control}
            />
          )
        }
      </Field>
      <Button variant="neutral" onClick={() => void copy().catch(() => undefined)}>
        {t(copied ? "studio.share.copied" : "studio.share.copy")}
      </Button>
    </div>
  );
}
