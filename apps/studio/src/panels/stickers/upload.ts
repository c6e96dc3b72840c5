import { type Clients, TransportError } from "@carloom/api-client";
import { UploadImageDocument } from "@carloom/api-client/threed";
import type { UploadedArt } from "../../catalogue/catalogue.ts";

export const ACCEPTED = ["image/png", "image/jpeg", "image/webp", "image/svg+xml"] as const;
export const MAX_BYTES = 10 * 1024 * 1024;

export type UploadProblem = "type" | "size" | "offline" | "signed-out" | "refused";
export type Upload = { ok: true; art: UploadedArt } | { ok: false; problem: UploadProblem; message: string };

/** What can be said about a file before it travels; null when nothing speaks against it. */
export function problemOf(file: Pick<File, "type" | "size">): UploadProblem | null {
  if (!(ACCEPTED as readonly string[]).includes(file.type)) return "type";
  return file.size > MAX_BYTES ? "size" : null;
}

export async function uploadArt(clients: Clients, image: File): Promise<Upload> {
  const problem = problemOf(image);
  if (problem) return { ok: false, problem, message: "" };
  try {
    const { uploadImage } = await clients.threed.mutate(UploadImageDocument, { image }, { batch: false });
    const { image: stored, error } = uploadImage;
    if (stored && !error)
      return { ok: true, art: { uuid: stored.uuid, url: stored.url, width: stored.width, height: stored.height } };
    return {
      ok: false,
      problem: error?.type === "UNAUTHENTICATED" ? "signed-out" : "refused",
      message: error?.message ?? "",
    };
  } catch (error) {
    const offline = error instanceof TransportError && (error.failure === "network" || error.failure === "timeout");
    return { ok: false, problem: offline ? "offline" : "refused", message: offline ? "" : (error as Error).message };
  }
}
