import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { publicOnly, targetProblem } from "./webhook.target.ts";

export type Downloaded = { ok: true; bytes: Uint8Array } | { ok: false; message: string };

/**
 * Gets what lies at an address that somebody wrote into a form: only from the open internet, without redirects and
 * within a time. No more than `most` bytes are read; whoever gets so many knows that it is too long.
 */
export function download(
  target: string,
  { allowPrivate, timeoutMs, most }: { allowPrivate: boolean; timeoutMs: number; most: number },
): Promise<Downloaded> {
  const problem = targetProblem(target, allowPrivate);
  if (problem) return Promise.resolve({ ok: false, message: problem });
  const url = new URL(target);
  const get = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((done) => {
    const failed = (message: string) => done({ ok: false, message });
    const signal = AbortSignal.timeout(timeoutMs);
    const request = get(
      url,
      { method: "GET", headers: { accept: "image/*" }, signal, ...(!allowPrivate && { lookup: publicOnly }) },
      (response) => {
        if (response.statusCode !== 200) {
          response.destroy();
          return failed(`This address answered ${response.statusCode ?? "nothing"}.`);
        }
        const parts: Buffer[] = [];
        let length = 0;
        const end = () => done({ ok: true, bytes: Buffer.concat(parts).subarray(0, most) });
        response.on("data", (chunk: Buffer) => {
          parts.push(chunk);
          length += chunk.byteLength;
          if (length < most) return;
          end();
          response.destroy();
        });
        response.on("end", end).on("error", () => failed("The answer of this address broke off."));
      },
    );
    request.on("error", () =>
      failed(signal.aborted ? `No answer in ${timeoutMs} ms.` : "This address could not be reached."),
    );
    request.end();
  });
}
