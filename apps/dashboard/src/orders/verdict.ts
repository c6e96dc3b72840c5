import type { VerdictState } from "@carloom/ui";

const VERDICTS: readonly string[] = ["fits", "warn", "block", "unknown"] satisfies VerdictState[];

/** Is this what the shop found of a part, as it is kept with its line? */
export const isVerdict = (text: string | null | undefined): text is VerdictState => VERDICTS.includes(text ?? "");
