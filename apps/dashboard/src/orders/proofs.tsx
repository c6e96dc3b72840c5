import {
  StaffOrderProductionDocument,
  StaffOrderProofsDocument,
  type StaffProofFragment,
} from "@carloom/api-client/commerce";
import { Button, useT } from "@carloom/ui";
import { useState } from "react";
import { useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { Section } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { momentText } from "../parts/text.ts";
import { useMay } from "../shell/roles.ts";
import { ProofComments } from "./proof-comments.tsx";
import { ReplaceDialog } from "./replace-dialog.tsx";
import { LinkDialog, SendDialog, WithdrawDialog } from "./proof-dialogs.tsx";
import { type OrderDetail, PROOF_TONES } from "./states.tsx";

const LOOK_MS = 15_000;

/** What the buyer was shown before it is printed, what they said of it, and what they decided. */
export function Proofs({ order }: { order: Pick<OrderDetail, "id" | "status"> }) {
  const t = useT();
  const mayAct = useMay("orders");
  const production = useAnswer(StaffOrderProductionDocument, { order: order.id }, { enabled: mayAct });
  const answer = useAnswer(StaffOrderProofsDocument, { order: order.id }, { again: () => LOOK_MS });
  const [design, setDesign] = useState<string | null>(null);
  const [replaced, setReplaced] = useState<string | null>(null);
  const mayReplace = order.status === "UNCONFIRMED" || order.status === "UNFULFILLED";
  const proofs = answer.data?.orderProofs ?? [];
  const designs = production.data?.orderProduction ?? [];
  const isOver = order.status === "CANCELED" || order.status === "EXPIRED";
  if (proofs.length === 0 && (designs.length === 0 || isOver)) return null;
  return (
    <Section title={t("dashboard.proof")}>
      {mayAct && !isOver
        ? designs.map((one) => (
            <div key={one.design} className="da-row">
              {designs.length > 1 ? <strong>{one.title}</strong> : null}
              <span className="da-soft">
                {t(one.state === "MADE" ? "dashboard.proof.hint" : "dashboard.proof.notMade")}
              </span>
              <span className="da-actions da-end">
                {mayReplace ? (
                  <Button size="small" variant="quiet" onClick={() => setReplaced(one.design)}>
                    {t("dashboard.replace")}
                  </Button>
                ) : null}
                {one.state === "MADE" ? (
                  <Button size="small" onClick={() => setDesign(one.design)}>
                    {t(
                      proofs.some((proof) => proof.design === one.design)
                        ? "dashboard.proof.again"
                        : "dashboard.proof.send",
                    )}
                  </Button>
                ) : null}
              </span>
            </div>
          ))
        : null}
      {proofs.map((proof) => (
        <ProofItem key={proof.id} proof={proof} title={designs.length > 1 ? titleOf(designs, proof) : null} />
      ))}
      {replaced ? <ReplaceDialog order={order.id} design={replaced} onClose={() => setReplaced(null)} /> : null}
      {design ? <SendDialog order={order.id} design={design} onClose={() => setDesign(null)} /> : null}
    </Section>
  );
}

const titleOf = (designs: readonly { design: string; title: string }[], { design }: StaffProofFragment) =>
  designs.find((one) => one.design === design)?.title ?? null;

function ProofItem({ proof, title }: { proof: StaffProofFragment; title: string | null }) {
  const t = useT();
  const language = useLanguage();
  const mayAct = useMay("orders");
  const [open, setOpen] = useState<"link" | "withdraw" | null>(null);
  const { decision, id } = proof;
  return (
    <div className="da-proof" data-over={!proof.isLinkOpen || undefined}>
      <div className="da-row">
        <strong>
          {t("dashboard.proof.version", { version: proof.version })}
          {title ? ` · ${title}` : ""}
        </strong>
        <State tone={PROOF_TONES[proof.state]}>{t(`dashboard.proof.state.${proof.state}`)}</State>
        <span className="da-soft">{momentText(language, proof.createdAt)}</span>
        {mayAct && proof.isLinkOpen ? (
          <span className="da-actions da-end">
            <Button size="small" variant="quiet" onClick={() => setOpen("link")}>
              {t("dashboard.proof.link")}
            </Button>
            <Button size="small" variant="quiet" onClick={() => setOpen("withdraw")}>
              {t("dashboard.proof.withdraw")}
            </Button>
          </span>
        ) : null}
      </div>
      {decision ? (
        <p>
          {t(`dashboard.proof.by.${decision.kind}`, { name: decision.name })}, {momentText(language, decision.at)}
          {decision.text ? <span className="da-quote">{decision.text}</span> : null}
        </p>
      ) : proof.state === "OPEN" ? (
        <p className="da-soft">{t("dashboard.proof.until", { date: momentText(language, proof.expiresAt) })}</p>
      ) : null}
      <ProofComments proof={proof} mayAct={mayAct && proof.isLinkOpen} />
      {id && open === "link" ? <LinkDialog id={id} onClose={() => setOpen(null)} /> : null}
      {id && open === "withdraw" ? <WithdrawDialog id={id} onClose={() => setOpen(null)} /> : null}
    </div>
  );
}
