/** The part of an address that one person's line has: an IPv4 address, or 64 bits of an IPv6 address. */
export function networkOf(ip: string): string {
  // IPv4 in the clothes of IPv6, as a socket of both hands it out
  const mapped = /^(?:0*:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!ip.includes(":")) return ip;
  const [head = "", tail] = ip.split("%")[0]?.split("::") ?? [];
  const groups = (text: string) => text.split(":").filter(Boolean);
  const first = groups(head);
  const last = groups(tail ?? "");
  const gap = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const all = [...first, ...Array<string>(gap).fill("0"), ...last];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
