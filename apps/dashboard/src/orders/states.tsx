import type { StaffOrderQuery, StaffPaidFragment, StaffProofFragment } from "@carloom/api-client/commerce";
import { useT } from "@carloom/ui";
import { State, type Tone } from "../parts/state.tsx";
import { type PaidAs, paidAs } from "./paid-as.ts";

export type OrderDetail = NonNullable<StaffOrderQuery["order"]>;
type Status = OrderDetail["status"];

const TONES: Record<Status, Tone> = {
  DRAFT: "quiet",
  UNCONFIRMED: "warn",
  UNFULFILLED: "open",
  PARTIALLY_FULFILLED: "open",
  FULFILLED: "good",
  PARTIALLY_RETURNED: "warn",
  RETURNED: "quiet",
  CANCELED: "quiet",
  EXPIRED: "quiet",
};
const PAID: Record<PaidAs, Tone> = {
  NONE: "warn",
  PARTIAL: "warn",
  FULL: "good",
  OVERCHARGED: "bad",
  REFUNDED: "quiet",
  PARTLY_REFUNDED: "quiet",
  NOTHING: "quiet",
};

type ProofState = StaffProofFragment["state"];
export const PROOF_TONES: Record<ProofState, Tone> = {
  OPEN: "open",
  APPROVED: "good",
  CHANGES: "bad",
  SUPERSEDED: "quiet",
  WITHDRAWN: "quiet",
  EXPIRED: "warn",
  CLOSED: "quiet",
};

export function OrderState({ status }: { status: Status }) {
  const t = useT();
  return <State tone={TONES[status]}>{t(`dashboard.order.state.${status}`)}</State>;
}

export function PaidState({ of }: { of: StaffPaidFragment }) {
  const t = useT();
  const as = paidAs(of);
  return <State tone={PAID[as]}>{t(`dashboard.order.paid.${as}`)}</State>;
}

/** How the proofs of an order stand. @param open comments of its buyer that nobody has answered */
export function ProofMark({ state, open }: { state: ProofState; open: number }) {
  const t = useT();
  return (
    <span className="da-two">
      <State tone={PROOF_TONES[state]}>{t(`dashboard.proof.state.${state}`)}</State>
      {open > 0 ? <small>{t("dashboard.proof.toAnswer", { count: open })}</small> : null}
    </span>
  );
}
