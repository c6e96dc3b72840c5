import { formatDate } from "@carloom/i18n";
import { useT } from "@carloom/ui";
import type { OrderPage } from "../../data/order.server.ts";
import { useLanguage } from "../../language/language.tsx";

/** States that say something to a buyer; of what was taken back or is over nothing is said. */
const SAID: ReadonlySet<string> = new Set(["OPEN", "APPROVED", "CHANGES", "EXPIRED"]);

/** How the proof of a design stands. Its link is not told here: it is the key to answer for the buyer, and lies in their mail. */
export function ProofLine({ proof }: { proof: OrderPage["designs"][number]["proof"] }) {
  const t = useT();
  const language = useLanguage();
  if (!proof || !SAID.has(proof.state)) return null;
  const date = proof.decidedAt ? formatDate(language, proof.decidedAt, "long") : "";
  return (
    <p className="ui-small order-proof">{t(`shop.order.proof.${proof.state}`, { version: proof.version, date })}</p>
  );
}
