import type { IncomingMessage } from "node:http";

/** What a proxy says that it led a request on by. */
const LED = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "forwarded", "via"] as const;

/** An address that leads nowhere but to the machine itself. */
const isLoopback = (address: string): boolean => /^127(\.\d{1,3}){3}$/.test(address) || address === "::1";

/** A host, with its port or without, that names the machine itself whatever a name server says. */
export function isLoopbackHost(host: string): boolean {
  const name = URL.parse(`http://${host}/`)?.hostname ?? "";
  return name === "localhost" || isLoopback(name.replace(/^\[|\]$/g, ""));
}

/**
 * Whether a request comes from the machine itself, under a name of its own: a name that somebody leads here from outside
 * (DNS rebinding) is none, nor is what a proxy passed on, whatever it says of where that came from.
 */
export function isFromHere(req: Pick<IncomingMessage, "headers" | "socket">, proxies: ReadonlySet<string>): boolean {
  const peer = (req.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  return (
    isLoopback(peer) &&
    !proxies.has(peer) &&
    isLoopbackHost(req.headers.host ?? "") &&
    LED.every((name) => req.headers[name] === undefined)
  );
}
