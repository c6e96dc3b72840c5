import type { LookupAddress } from "node:dns";
import { lookup as resolve } from "node:dns";
import { lookup as addressesOf } from "node:dns/promises";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Networks that only we can reach: nobody who writes an address into a form may look into them through us. */
const OURS = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  OURS.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ["::", 96],
  ["::1", 128],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["2001::", 32],
  ["2002::", 16],
  ["5f00::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
] as const)
  OURS.addSubnet(network, bits, "ipv6");

/** Is this an address on the open internet? Written-in forms of IPv4 count as what they mean. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  const family = isIP(plain);
  if (family === 0) return false;
  return !OURS.check(plain, family === 4 ? "ipv4" : "ipv6");
}

/** A name server that says nothing for longer holds up nobody who writes an address into a form. */
const LOOKUP_MS = 3000;
const NOT_PUBLIC = "This address is not on the open internet.";

/** What is wrong with the address of a webhook, in words, or null. */
export function targetProblem(text: string, allowPrivate: boolean): string | null {
  if (text.length > 1000 || !URL.canParse(text)) return "Enter a valid URL.";
  const url = new URL(text);
  if (url.protocol !== "https:" && !(allowPrivate && url.protocol === "http:"))
    return "Enter an address that begins with https.";
  if (url.username || url.password) return "A URL with a password in it would be kept readable; use the secret key.";
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) return NOT_PUBLIC;
  return null;
}

/** As {@link targetProblem}, with the addresses that the name has now. A name that has none yet may get one. */
export async function targetProblemNow(text: string, allowPrivate: boolean): Promise<string | null> {
  const problem = targetProblem(text, allowPrivate);
  if (problem !== null || allowPrivate) return problem;
  const host = new URL(text).hostname.replace(/^\[|\]$/g, "");
  const silence = new Promise<LookupAddress[]>((done) => setTimeout(() => done([]), LOOKUP_MS).unref());
  const addresses = await Promise.race([addressesOf(host, { all: true }).catch(() => []), silence]);
  return addresses.every(({ address }) => isPublicAddress(address)) ? null : NOT_PUBLIC;
}

export type Told = { ok: boolean; statusCode: number | null; response: string };

const MOST_READ = 4096;

/** The address is judged where the connection is made: a name that answers differently a moment later gains nothing. */
export const publicOnly: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return done(error, "");
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address))) {
      return done(new Error(NOT_PUBLIC), "");
    }
    if (options.all) (done as unknown as (e: null, all: LookupAddress[]) => void)(null, addresses);
    else done(null, first.address, first.family);
  });
};

/** Posts a body. Redirects are not followed; anything but 2xx within the time is a failure, told by its first words. */
export function post(
  target: string,
  body: string,
  headers: Record<string, string>,
  { allowPrivate, timeoutMs }: { allowPrivate: boolean; timeoutMs: number },
): Promise<Told> {
  const problem = targetProblem(target, allowPrivate);
  if (problem) return Promise.resolve({ ok: false, statusCode: null, response: problem });
  const url = new URL(target);
  const send = url.protocol === "https:" ? httpsRequest : httpRequest;
  return new Promise((done) => {
    const failed = (error: Error) => done({ ok: false, statusCode: null, response: error.message });
    const signal = AbortSignal.timeout(timeoutMs);
    const request = send(
      url,
      {
        method: "POST",
        headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
        signal,
        ...(!allowPrivate && { lookup: publicOnly }),
      },
      (response) => {
        const statusCode = response.statusCode ?? 0;
        const ok = statusCode >= 200 && statusCode < 300;
        let text = "";
        response.setEncoding("utf8");
        const end = () => {
          done({ ok, statusCode, response: text.slice(0, MOST_READ) });
          response.destroy();
        };
        response.on("data", (chunk: string) => {
          text += chunk;
          if (text.length >= MOST_READ) end();
        });
        response.on("end", end).on("error", failed);
      },
    );
    request.on("error", (error) => failed(signal.aborted ? new Error(`No answer in ${timeoutMs} ms.`) : error));
    request.end(body);
  });
}
