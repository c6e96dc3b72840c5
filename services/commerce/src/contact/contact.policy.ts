import { plainTitle } from "@carloom/platform";

/** Longest texts that are kept, in characters. */
export const LONGEST = { name: 200, email: 254, subject: 200, message: 5000 } as const;

export type ContactInput = { name: string; email: string; subject: string; message: string; page: string };
export type ContactProblem = { field: string | null; code: "REQUIRED" | "INVALID" | "LIMIT"; message: string };

/** Neither a line break in a mail's head nor what turns its reading is the writer's business. */
const oneLine = (text: string): string => plainTitle(text).replace(/\s+/g, " ").trim();

/** What is stored: trimmed, a line where a line is meant. */
export const cleaned = (input: ContactInput): ContactInput => ({
  name: oneLine(input.name),
  email: input.email.trim(),
  subject: oneLine(input.subject),
  message: input.message.replace(/\r\n?/g, "\n").trim(),
  page: input.page,
});

/** What the two forms ask for at least: every field, and no text longer than we keep. The address is checked apart. */
export function contactProblems(input: ContactInput): ContactProblem[] {
  const problems: ContactProblem[] = [];
  for (const field of ["name", "email", "subject", "message"] as const) {
    if (input[field] === "") problems.push({ field, code: "REQUIRED", message: "This field is required" });
    else if ([...input[field]].length > LONGEST[field])
      problems.push({ field, code: "INVALID", message: `This text has at most ${LONGEST[field]} characters.` });
  }
  if (!["contact", "membership"].includes(input.page))
    problems.push({ field: "page", code: "INVALID", message: "This is no page with a form." });
  return problems;
}
