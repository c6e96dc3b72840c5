/** What an import may be in, and from where it comes there. A file that was refused or failed may be tried again. */
export const WORKSHOP_STATES = ["UPLOADING", "WAITING", "RUNNING", "DONE", "REFUSED", "FAILED", "STOPPED"] as const;
export type WorkshopState = (typeof WORKSHOP_STATES)[number];

/** What a file becomes. */
export const WORKSHOP_KINDS = ["car", "part"] as const;
export type WorkshopKind = (typeof WORKSHOP_KINDS)[number];

/** A job works on it, or will. */
export const isBusy = (state: WorkshopState): boolean => state === "WAITING" || state === "RUNNING";

/** The file is whole, and nobody works on it. */
export const mayStart = (state: WorkshopState): boolean => state !== "UPLOADING" && !isBusy(state);
