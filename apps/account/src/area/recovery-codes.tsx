import { Button, useT, WarnGlyph } from "@carloom/ui";
import { useEffect, useRef } from "react";

/** Codes that are shown once: to be copied or kept as a file before they are gone. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join("\n")}\n`)}`;
  return (
    <div className="account-form">
      <h3 ref={heading} tabIndex={-1}>
        {t("account.code.recovery")}
      </h3>
      <p className="account-warning">
        <WarnGlyph />
        {t("account.code.recoveryLead")}
      </p>
      <ol className="account-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="account-actions">
        <Button onClick={onDone}>{t("account.code.kept")}</Button>
        <a className="ui-link" href={file} download="carloom-recovery-codes.txt">
          {t("account.code.file")}
        </a>
      </div>
    </div>
  );
}
