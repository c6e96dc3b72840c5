import { StaffJournalDocument, type StaffJournalQuery } from "@carloom/api-client/commerce";
import { session } from "../boot/session.ts";
import type { Period } from "../overview/period.ts";
import type { Cells } from "./csv-button.tsx";

type Entry = StaffJournalQuery["salesJournal"][number];

const AT_ONCE = 500;

export const JOURNAL_COLUMNS = [
  "number",
  "day",
  "channel",
  "country",
  "currency",
  "status",
  "net",
  "tax",
  "gross",
  "charged",
  "refunded",
  "invoices",
  "creditNotes",
] as const;

const cells = (entry: Entry): Cells => [
  entry.number,
  entry.day,
  entry.channel.slug,
  entry.country,
  entry.gross.currency,
  entry.status,
  entry.net.amount,
  entry.tax.amount,
  entry.gross.amount,
  entry.charged.amount,
  entry.refunded.amount,
  entry.invoices.join(" "),
  entry.creditNotes.join(" "),
];

/** Every sold order of a period, page by page to the last. */
export async function readJournal(period: Period): Promise<Cells[]> {
  const rows: Cells[] = [];
  let after = 0;
  for (;;) {
    const { salesJournal } = await session.clients.commerce.query(StaffJournalDocument, {
      ...period,
      first: AT_ONCE,
      after,
    });
    rows.push(...salesJournal.map(cells));
    after = salesJournal.at(-1)?.number ?? after;
    if (salesJournal.length < AT_ONCE) return rows;
  }
}
