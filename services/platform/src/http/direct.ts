import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants } from "node:zlib";
import { takesBrotli } from "./encoding.ts";
import type { RequestInfo } from "./request-info.ts";

/** A small POST as Node has it, its body read whole. */
export type DirectRequest = { headers: IncomingHttpHeaders; body: Buffer };
/** A whole answer; `headers` in lower case. */
export type DirectAnswer = { status: number; headers: Record<string, string>; body: string };
/** Answers without the platform's Request and Response, or leaves the request to the other handlers by null. */
export type DirectHandler = (request: DirectRequest, info: RequestInfo) => Promise<DirectAnswer | null>;

export class BodyTooLargeError extends Error {
  override name = "BodyTooLargeError";
}

/** Reads a body. @throws BodyTooLargeError as soon as it is longer than `limit` bytes */
export function readWhole(req: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    let size = 0;
    req.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) {
        req.removeAllListeners("data");
        fail(new BodyTooLargeError());
      } else chunks.push(chunk);
    });
    req.on("end", () => done(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    req.on("error", fail);
    req.on("close", () => {
      if (!req.complete) fail(new Error("The client went away."));
    });
  });
}

const brotli = promisify(brotliCompress);
/** Shorter bodies travel in one packet anyway. */
export const WORTH_COMPRESSING = 1400;

/** Up to here (a fifth of a millisecond) it costs less to compress at once than to hand the work to another thread and back. */
const AT_ONCE = 256 * 1024;

/** Compresses an answer that differs each time: a third of the CPU of the next quality, and 2 to 4 % more bytes of our pages. */
export async function compressed(body: Buffer): Promise<Buffer> {
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 0, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  };
  return body.length <= AT_ONCE ? brotliCompressSync(body, options) : brotli(body, options);
}

export async function sendDirect(answer: DirectAnswer, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { headers } = answer;
  let body: Buffer = Buffer.from(answer.body);
  const all: Record<string, string> = { ...headers };
  if (takesBrotli(req.headers["accept-encoding"])) {
    all.vary = headers.vary ? `${headers.vary}, Accept-Encoding` : "Accept-Encoding";
    if (body.length > WORTH_COMPRESSING) {
      body = await compressed(body);
      all["content-encoding"] = "br";
    }
  }
  all["content-length"] = String(body.length);
  res.writeHead(answer.status, all).end(body);
}
