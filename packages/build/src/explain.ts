import type { z } from "zod";

/** The first thing that is wrong, with where it stands. */
export function explain(error: z.ZodError): string {
  const issue = error.issues[0];
  if (!issue) return "The document is not valid.";
  const path = issue.path.join(".");
  return path ? `${path}: ${issue.message}` : issue.message;
}
