import type { StaffOrderQuery } from "@carloom/api-client/commerce";
import { useT } from "@carloom/ui";
import { State, type Tone } from "../parts/state.tsx";

export type OrderDetail = NonNullable<StaffOrderQuery["order"]>;
type Status = OrderDetail["status"];
type Charge = OrderDetail["chargeStatus"];

const TONES: Record<Status, Tone> = {
  UNCONFIRMED: "warn",
  UNFULFILLED: "open",
  PARTIALLY_FULFILLED: "open",
  FULFILLED: "good",
  PARTIALLY_RETURNED: "warn",
  RETURNED: "quiet",
  CANCELED: "quiet",
  EXPIRED: "quiet",
};
const PAID: Record<Charge, Tone> = { NONE: "warn", PARTIAL: "warn", FULL: "good", OVERCHARGED: "bad" };

export const ORDER_STATUSES = Object.keys(TONES) as Status[];

export function OrderState({ status }: { status: Status }) {
  const t = useT();
  return <State tone={TONES[status]}>{t(`dashboard.order.state.${status}`)}</State>;
}

export function PaidState({ status }: { status: Charge }) {
  const t = useT();
  return <State tone={PAID[status]}>{t(`dashboard.order.paid.${status}`)}</State>;
}
