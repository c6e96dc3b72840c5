import { useT } from "@carloom/ui";
import { useLanguage } from "../boot/language.tsx";
import { moneyText } from "../parts/text.ts";
import type { OrderDetail } from "./states.tsx";
import { refundSplit } from "./sums.ts";

/** Says where money goes back to, where a gift card paid a part of an order; nothing else. */
export function RefundSplit({ order }: { order: OrderDetail }) {
  const t = useT();
  const language = useLanguage();
  const { money, gift } = refundSplit(order);
  const { currency } = order.totalCharged;
  if (gift <= 0) return null;
  const text = (amount: number) => moneyText(language, { amount, currency });
  return <li>{t("dashboard.gift.split", { money: text(money), gift: text(gift) })}</li>;
}
