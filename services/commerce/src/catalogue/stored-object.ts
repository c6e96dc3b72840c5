import type { Services } from "@carloom/platform";

/** The name of a stored object behind its address on our CDN; other addresses stay as they are. */
export function objectOf({ settings }: Pick<Services, "settings">, address: string | null): string | null {
  const prefix = `${settings.public.cdn}/`;
  return address?.startsWith(prefix) ? address.slice(prefix.length) : address;
}
