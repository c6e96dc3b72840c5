import type { ProofSheet } from "@carloom/build";
import { formatDate } from "@carloom/i18n";
import { Button, Dialog, ErrorNote, FitsGlyph, TextArea, TextField, useT, WarnGlyph } from "@carloom/ui";
import { useId, useState } from "react";
import { useLanguage } from "../language.tsx";
import type { Act } from "./acts.ts";

type Kind = "APPROVED" | "CHANGES";

/** The two answers. Each is asked once more, because it is given once and for good. */
export function Answer({ proof, act }: { proof: ProofSheet; act: Act }) {
  const t = useT();
  const [asked, setAsked] = useState<Kind | null>(null);
  return (
    <section className="pf-answer" aria-labelledby="pf-answer">
      <h2 id="pf-answer">{t("proof.answer")}</h2>
      <p>{t("proof.answer.more")}</p>
      <div className="pf-choices">
        <Button variant="primary" wide onClick={() => setAsked("APPROVED")}>
          {t("proof.approve")}
        </Button>
        <Button wide onClick={() => setAsked("CHANGES")}>
          {t("proof.changes")}
        </Button>
      </div>
      {asked ? <Ask kind={asked} proof={proof} act={act} onClose={() => setAsked(null)} /> : null}
    </section>
  );
}

function Ask({ kind, proof, act, onClose }: { kind: Kind; proof: ProofSheet; act: Act; onClose(): void }) {
  const t = useT();
  const form = useId();
  const [name, setName] = useState("");
  const [text, setText] = useState("");
  const [code, setCode] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isApproval = kind === "APPROVED";
  const decide = async () => {
    if (isBusy) return;
    setBusy(true);
    const problem = await act({ what: "decide", kind, name, text });
    setBusy(false);
    setCode(problem);
    if (!problem) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isApproval ? "proof.approve" : "proof.changes")}
      footer={
        <>
          <Button onClick={onClose}>{t("proof.back")}</Button>
          <Button type="submit" form={form} variant="primary" aria-disabled={isBusy}>
            {t(isApproval ? "proof.approve.now" : "proof.changes.now")}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="pf-form"
        onSubmit={(event) => {
          event.preventDefault();
          void decide();
        }}
      >
        <p>
          {t(isApproval ? "proof.approve.more" : "proof.changes.more", {
            version: proof.version,
            count: proof.pieces.length,
          })}
        </p>
        {isApproval ? null : (
          <TextArea
            label={t("proof.changes.what")}
            hint={t("proof.changes.hint")}
            rows={4}
            maxLength={2000}
            required
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
        <TextField
          label={t("proof.name")}
          hint={t("proof.name.hint")}
          maxLength={80}
          autoComplete="name"
          required
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {code ? <ErrorNote>{t(`proof.problem.${code}`)}</ErrorNote> : null}
      </form>
    </Dialog>
  );
}

/** What was answered, by whom and when. */
export function Decided({ decision }: { decision: NonNullable<ProofSheet["decision"]> }) {
  const t = useT();
  const { language } = useLanguage();
  const { kind, name, text, at } = decision;
  const time = new Date(at).toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" });
  return (
    <div className="pf-decided" data-kind={kind} role="status">
      <p>
        {kind === "APPROVED" ? <FitsGlyph /> : <WarnGlyph />}
        <b>{t(`proof.state.${kind}`)}</b>
      </p>
      <p>
        {t("proof.decided.by", { name })}{" "}
        <time dateTime={at}>
          {formatDate(language, at, "long")}, {time}
        </time>
      </p>
      {text ? <p className="pf-text">{text}</p> : null}
      <p className="pf-soft">{t(`proof.decided.${kind}`)}</p>
    </div>
  );
}
