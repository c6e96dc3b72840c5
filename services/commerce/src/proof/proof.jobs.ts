import { addJob, type JobHandlers, type Services } from "@carloom/platform";
import type { CommerceDb } from "../tables.ts";
import { sendDecided, sendNews, sendProof } from "./proof.mail.ts";

/** Sends a proof to its buyer. */
export const PROOF_MAIL = "commerce.proofMail";
/** Tells buyer and shop what was decided. */
export const PROOF_DECIDED_MAIL = "commerce.proofDecidedMail";
/** Tells the buyer of answers, or the shop of comments. */
export const PROOF_NEWS_MAIL = "commerce.proofNewsMail";

/** Several comments within this time are one mail. */
const TOGETHER_MS = 120_000;

export const planDecisionMail = async (trx: CommerceDb, proofId: string): Promise<void> => {
  for (const to of ["customer", "shop"] as const)
    await addJob(trx, PROOF_DECIDED_MAIL, { proofId, to }, { key: `${PROOF_DECIDED_MAIL}:${proofId}:${to}` });
};

export const planNewsMail = (trx: CommerceDb, proofId: string, to: "customer" | "shop"): Promise<void> =>
  addJob(
    trx,
    PROOF_NEWS_MAIL,
    { proofId, to, since: Date.now() },
    { key: `${PROOF_NEWS_MAIL}:${proofId}:${to}`, runAt: new Date(Date.now() + TOGETHER_MS) },
  );

export function proofJobs(services: Services): JobHandlers {
  return {
    [PROOF_MAIL]: (payload) => sendProof(services, payload),
    [PROOF_DECIDED_MAIL]: (payload) => sendDecided(services, payload),
    [PROOF_NEWS_MAIL]: (payload) => sendNews(services, payload),
  };
}
