import { formatDate, type Language } from "@carloom/i18n";
import type { StaffGiftCardFragment } from "@carloom/api-client/commerce";
import type { Problem } from "../parts/act-dialog.tsx";

type Say = (key: string, values?: Record<string, string | number>) => string;

/** A last day, which is one in UTC for everybody. */
export const dayText = (language: Language, day: string): string => formatDate(language, `${day}T12:00:00Z`, "long");

/** How a card stands today. */
export function giftCardState({ isActive, expiryDate, currentBalance }: StaffGiftCardFragment, now = new Date()) {
  if (!isActive) return { tone: "bad", name: "off" } as const;
  if (expiryDate && expiryDate < now.toISOString().slice(0, 10)) return { tone: "quiet", name: "ended" } as const;
  if (currentBalance.amount === 0) return { tone: "quiet", name: "empty" } as const;
  return { tone: "good", name: "active" } as const;
}

/** Fields of which a sentence says what to do. */
const FIELDS = new Set([
  "addTags",
  "amount",
  "balance",
  "channel",
  "email",
  "expiryDate",
  "id",
  "message",
  "userEmail",
]);

/** What the service says against something, in the reader's words. */
export const giftProblems = (t: Say, problems: readonly Problem[]): Problem[] =>
  problems.map((problem) =>
    problem.field && FIELDS.has(problem.field) && problem.code !== "NOT_FOUND"
      ? { ...problem, text: t(`dashboard.gift.problem.${problem.field}`) }
      : problem,
  );

/** Tags as they were typed, with commas between them. */
export const tagsOf = (text: string): string[] => [
  ...new Set(
    text
      .split(",")
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
