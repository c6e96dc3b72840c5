import { isObjectName, type Services } from "@carloom/platform";

type Cdn = Pick<Services, "settings">;

/** Address of a stored object. */
export function cdnUrl({ settings }: Cdn, name: string): string {
  return `${settings.public.cdn}/${name}`;
}

export function cdnUrlOrNull(services: Cdn, name: string | null): string | null {
  return name === null ? null : cdnUrl(services, name);
}

/** The object behind an address on our own CDN; null for every other address. */
export function objectOfUrl({ settings }: Cdn, url: string): string | null {
  const prefix = `${settings.public.cdn}/`;
  const name = url.startsWith(prefix) ? url.slice(prefix.length) : "";
  return isObjectName(name) ? name : null;
}
