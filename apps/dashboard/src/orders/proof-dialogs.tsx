import {
  StaffProofLinkDocument,
  StaffProofSendDocument,
  StaffProofWithdrawDocument,
} from "@carloom/api-client/commerce";
import { Button, buttonClass, ErrorNote, Select, TextArea, TextField, useT } from "@carloom/ui";
import { useEffect, useState } from "react";
import { useAct } from "../boot/data.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import { Dialog } from "../parts/dialog.tsx";

const DAYS = [3, 7, 14, 30, 60, 90] as const;
const USUAL = 14;
const PROBLEMS = new Set(["CLOSED", "NOT_MADE", "TOO_LONG"]);

const said = (t: ReturnType<typeof useT>, errors: readonly { code: string; message: string }[]) =>
  errors.map(({ code, message }) =>
    PROBLEMS.has(code) ? { text: t(`dashboard.proof.problem.${code}`) } : { message },
  );

/** Mails the buyer what is made now; what they had before ends with it. */
export function SendDialog({ order, design, onClose }: { order: string; design: string; onClose(): void }) {
  const t = useT();
  const send = useAct(StaffProofSendDocument);
  const [message, setMessage] = useState("");
  const [days, setDays] = useState<number>(USUAL);
  return (
    <ActDialog
      title={t("dashboard.proof.send")}
      label={t("dashboard.proof.send.now")}
      onClose={onClose}
      run={async () => said(t, (await send.mutateAsync({ order, design, message, days })).proofSend.errors)}
    >
      <p>{t("dashboard.proof.send.text")}</p>
      <TextArea
        label={t("dashboard.proof.message")}
        hint={t("dashboard.proof.message.hint")}
        rows={3}
        maxLength={2000}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
      />
      <Select
        label={t("dashboard.proof.days")}
        value={String(days)}
        options={DAYS.map((value) => ({
          value: String(value),
          label: t("dashboard.proof.dayCount", { count: value }),
        }))}
        onChange={(event) => setDays(Number(event.currentTarget.value))}
      />
    </ActDialog>
  );
}

export function WithdrawDialog({ id, onClose }: { id: string; onClose(): void }) {
  const t = useT();
  const withdraw = useAct(StaffProofWithdrawDocument);
  return (
    <ActDialog
      title={t("dashboard.proof.withdraw")}
      label={t("dashboard.proof.withdraw")}
      onClose={onClose}
      run={async () => said(t, (await withdraw.mutateAsync({ id })).proofWithdraw.errors)}
    >
      <p>{t("dashboard.proof.withdraw.text")}</p>
    </ActDialog>
  );
}

/** Another link of a proof: it is shown once, as only its hash is kept. */
export function LinkDialog({ id, onClose }: { id: string; onClose(): void }) {
  const t = useT();
  const make = useAct(StaffProofLinkDocument);
  const [link, setLink] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [isCopied, setCopied] = useState(false);
  const { mutateAsync } = make;
  useEffect(() => {
    let current = true;
    mutateAsync({ id })
      .then(({ proofLink }) => current && (proofLink.link ? setLink(proofLink.link) : setFailed(true)))
      .catch(() => current && setFailed(true));
    return () => {
      current = false;
    };
  }, [id, mutateAsync]);
  const copy = async () => {
    await navigator.clipboard.writeText(link ?? "").catch(() => undefined);
    setCopied(true);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("dashboard.proof.link")}
      footer={
        <>
          {link ? (
            <a className={buttonClass()} href={link} target="_blank" rel="noopener noreferrer">
              {t("dashboard.proof.link.open")}
            </a>
          ) : null}
          <Button variant="primary" aria-disabled={link === null} onClick={() => void copy()}>
            {t(isCopied ? "dashboard.proof.link.copied" : "dashboard.proof.link.copy")}
          </Button>
        </>
      }
    >
      <div className="da-form">
        <p>{t("dashboard.proof.link.text")}</p>
        {failed ? <ErrorNote>{t("dashboard.act.failed")}</ErrorNote> : null}
        <TextField
          label={t("dashboard.proof.link.address")}
          readOnly
          value={link ?? ""}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
    </Dialog>
  );
}
