import type { Clients } from "@carloom/api-client";
import { UploadImageDocument } from "@carloom/api-client/threed";
import { type Problem, problemKey, problemOf, problemOfType } from "../lib/problem.ts";
import type { UploadedArt } from "../catalogue/catalogue.ts";

export const ACCEPTED = ["image/png", "image/jpeg", "image/webp", "image/svg+xml"] as const;
export const MAX_BYTES = 10 * 1024 * 1024;

export type UploadProblem = "type" | "size" | "rights-needed" | Problem;
export type Upload = { ok: true; art: UploadedArt } | { ok: false; problem: UploadProblem };

/** What is told of uploads in other words than elsewhere. */
const OWN = {
  offline: "studio.upload.offline",
  "signed-out": "studio.upload.signed-out",
  limit: "studio.upload.limit",
  invalid: "studio.upload.invalid",
};
/** The message of what stands against a file. */
export const uploadMessage = (problem: UploadProblem): string =>
  problem === "type" || problem === "size" || problem === "rights-needed"
    ? `studio.upload.${problem}`
    : problemKey(problem, "studio.upload.refused", OWN);

/** What can be said about a file before it travels; null when nothing speaks against it. */
export function fileProblem(file: Pick<File, "type" | "size">): UploadProblem | null {
  if (!(ACCEPTED as readonly string[]).includes(file.type)) return "type";
  return file.size > MAX_BYTES ? "size" : null;
}

export async function uploadArt(clients: Clients, image: File): Promise<Upload> {
  const problem = fileProblem(image);
  if (problem) return { ok: false, problem };
  try {
    const { uploadImage } = await clients.threed.mutate(UploadImageDocument, { image }, { batch: false });
    const { image: stored, error } = uploadImage;
    if (stored && !error)
      return { ok: true, art: { uuid: stored.uuid, url: stored.url, width: stored.width, height: stored.height } };
    return { ok: false, problem: problemOfType(error?.type) };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}
