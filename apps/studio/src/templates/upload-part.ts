import type { Clients } from "@carloom/api-client";
import { type Upload, uploadArt } from "../art/upload.ts";

/** A sheet of a whole car is some thirty uploads, and an address has so many a minute: the rest of them waits. */
const PAUSE_MS = 15_000;
const PAUSES = 5;

const pause = (signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, PAUSE_MS);
    signal.addEventListener("abort", () => (clearTimeout(timer), done()), { once: true });
  });

/** Uploads a part of a sheet; where there were too many uploads, once more after a while, as what was sent already would be lost. */
export async function uploadPart(clients: Clients, file: File, signal: AbortSignal): Promise<Upload> {
  for (let left = PAUSES; ; left--) {
    const sent = await uploadArt(clients, file);
    if (sent.ok || sent.problem !== "limit" || left === 0 || signal.aborted) return sent;
    await pause(signal);
    if (signal.aborted) return sent;
  }
}
