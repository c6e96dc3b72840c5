import { BuildReportDocument } from "@carloom/api-client/commerce";
import { Button, ErrorNote, Select, TextArea, TextField, useT } from "@carloom/ui";
import { type FormEvent, useState } from "react";
import { useSite } from "../../site-context.tsx";

const REASONS = ["RIGHTS", "HATE", "SEXUAL", "PRIVACY", "OTHER"] as const;
type Reason = (typeof REASONS)[number];
/** What is said beside a field, or beside the button, by the service's code. */
const SAID: Record<string, string> = {
  message: "site.report.words",
  email: "site.form.email.invalid",
  NOT_FOUND: "site.report.gone",
  LIMIT: "site.report.often",
  OTHER: "site.form.failed",
};

type State = "idle" | "sending" | "sent";

/** A reason, words where it needs them, and an address for who wants an answer. Nothing written is lost when it fails. */
export function ReportForm({ reference }: { reference: string }) {
  const t = useT();
  const { session } = useSite();
  const [state, setState] = useState<State>("idle");
  const [problem, setProblem] = useState<string | null>(null);
  const [reason, setReason] = useState<Reason>("RIGHTS");
  const errorOf = (field: string) => (problem === field ? t(SAID[field] ?? "") : undefined);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === "sending") return;
    const form = event.currentTarget;
    const written = new FormData(form);
    const text = (name: string) => String(written.get(name) ?? "").trim();
    const show = (name: string) => {
      setProblem(name);
      setState("idle");
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    };
    const input = { reference, reason, message: text("message"), email: text("email") };
    if (reason === "OTHER" && input.message === "") return show("message");
    if (!form.checkValidity()) return show("email");
    setState("sending");
    setProblem(null);
    const errors = await session?.clients.commerce
      .mutate(BuildReportDocument, { input })
      .then(({ buildReport }) => buildReport.errors)
      .catch(() => null);
    const [first] = errors ?? [{ field: null, code: "OTHER" }];
    if (!first) return setState("sent");
    show([first.field, first.code].find((name) => name && name in SAID) ?? "OTHER");
  }

  if (state === "sent")
    return (
      <p className="message-form message-sent" role="status">
        <span className="message-wide">{t("site.report.sent")}</span>
      </p>
    );
  const failed = problem && problem !== "message" && problem !== "email";
  return (
    <form
      className="message-form"
      onSubmit={(event) => void submit(event)}
      onInput={() => setProblem(null)}
      noValidate
      aria-busy={state === "sending" || undefined}
    >
      <Select
        className="message-wide"
        label={t("site.report.reason")}
        name="reason"
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value as Reason)}
        options={REASONS.map((value) => ({ value, label: t(`site.report.reason.${value}`) }))}
      />
      <TextArea
        className="message-wide"
        label={t(reason === "OTHER" ? "site.report.message" : "site.report.messageOptional")}
        name="message"
        rows={5}
        maxLength={2000}
        error={errorOf("message")}
      />
      <TextField
        className="message-wide"
        label={t("site.report.email")}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        error={errorOf("email")}
      />
      <div className="message-wide message-end">
        <Button type="submit" variant="primary" disabled={state === "sending"}>
          {state === "sending" ? t("site.form.sending") : t("site.report.send")}
        </Button>
        <div role="alert">{failed ? <ErrorNote>{t(SAID[problem] ?? "")}</ErrorNote> : null}</div>
      </div>
      <noscript>
        <p className="message-wide ui-hint">{t("site.form.noScript")}</p>
      </noscript>
    </form>
  );
}
