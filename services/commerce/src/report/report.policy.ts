/** Why somebody reports a build that another shows. */
export const REPORT_REASONS = ["RIGHTS", "HATE", "SEXUAL", "PRIVACY", "OTHER"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What staff did: the build is shown no longer, or nothing is wrong with it. */
export const REPORT_ANSWERS = ["WITHDRAWN", "DISMISSED"] as const;
export type ReportAnswer = (typeof REPORT_ANSWERS)[number];

/** Longest texts that are kept, in characters. */
const LONGEST = { message: 2000, email: 254 } as const;

export type ReportInput = {
  /** Code of a link, or uuid of a public build. */
  reference: string;
  reason: ReportReason;
  message?: string | null | undefined;
  /** Where to write back to. */
  email?: string | null | undefined;
};
export type ReportProblem = {
  field: string | null;
  code: "REQUIRED" | "INVALID" | "NOT_FOUND" | "LIMIT";
  message: string;
};

/** What is stored: trimmed, with line breaks as they are kept. */
export const cleanedReport = (input: ReportInput) => ({
  reference: input.reference.trim(),
  reason: input.reason,
  message: (input.message ?? "").replace(/\r\n?/g, "\n").trim(),
  email: (input.email ?? "").trim(),
});

/** "Something else" says nothing by itself; every other reason may stand alone. The address is checked apart. */
export function reportProblems({ reason, message, email }: ReturnType<typeof cleanedReport>): ReportProblem[] {
  const problems: ReportProblem[] = [];
  if (reason === "OTHER" && message === "")
    problems.push({ field: "message", code: "REQUIRED", message: "This field is required" });
  if ([...message].length > LONGEST.message)
    problems.push({
      field: "message",
      code: "INVALID",
      message: `This text has at most ${LONGEST.message} characters.`,
    });
  if (email.length > LONGEST.email)
    problems.push({ field: "email", code: "INVALID", message: "Please enter a valid email address" });
  return problems;
}
