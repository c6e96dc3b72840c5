import type { Problem } from "../parts/act-dialog.tsx";

/** What the workshop says against an act, in the form that dialogs and forms show. */
export const said = ({ error }: { error: { type: string; message: string } | null }): Problem[] =>
  error ? [{ code: error.type === "NOT_FOUND" ? "NOT_FOUND" : null, message: error.message }] : [];
