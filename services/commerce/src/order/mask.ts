import type { StoredAddress } from "../tables.ts";

const first = (text: string) => (text ? `${[...text][0]}...` : "");

/** `jane@example.com` → `j...@example.com` */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${first(email.slice(0, at))}${email.slice(at)}`;
}

/** An address of which the country and the beginnings stay, as Saleor shows it to strangers. */
export function maskAddress(address: StoredAddress): StoredAddress {
  const hidden = Object.fromEntries(
    Object.entries(address).map(([field, text]) => [field, field === "id" || field === "country" ? text : first(text)]),
  );
  return { ...(hidden as StoredAddress), phone: "" };
}
