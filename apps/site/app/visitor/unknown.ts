import type { Visitor } from "@carloom/api-client";

/** What public HTML knows of its reader. */
export const CHECKED_NOTHING: Visitor = { status: "checking", user: null, me: null };
