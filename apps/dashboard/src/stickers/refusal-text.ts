import type { useT } from "@carloom/ui";

/** A file that was not taken; no code: the request itself failed. */
export type Refused = { name: string; code: string | null; values: unknown };

/** Why, in the reader's words. */
export function refusalText(t: ReturnType<typeof useT>, { code, values }: Refused): string {
  if (code === null) return t("dashboard.act.failed");
  const given = typeof values === "object" && values !== null ? Object.entries(values) : [];
  return t(
    `dashboard.stickers.refusal.${code}`,
    Object.fromEntries(given.map(([key, value]) => [key, typeof value === "number" ? value : String(value)])),
  );
}
