import type { Language } from "@carloom/i18n";

export type AccountLink = {
  id: "garage" | "profile" | "orders" | "wishlist" | "addresses" | "security" | "out";
  href: string;
  /** Key of its name; those of the account area are the area's own. */
  name: string;
};

export type OwnMenuProps = { name: string; email: string; links: readonly AccountLink[] };

const AREA = [
  ["profile", "/"],
  ["orders", "/orders"],
  ["wishlist", "/wishlist"],
  ["addresses", "/addresses"],
  ["security", "/security"],
] as const;

export type AccountPlaces = {
  /** Origin of the account application. */
  account: string;
  language: Language;
  /** Of the page, where it is not the one of who has chosen none. */
  channel: string | null;
  /** Address of the visitor's garage; null before a handle was chosen. */
  garage: string | null;
  signOut: string;
};

/** Where somebody who is signed in can go from any page, in the language and with the prices of that page. */
export function accountLinks({ account, language, channel, garage, signOut }: AccountPlaces): AccountLink[] {
  const area = AREA.map(([id, path]): AccountLink => {
    const url = new URL(path, account);
    if (language !== "en") url.searchParams.set("lang", language);
    if (channel) url.searchParams.set("channel", channel);
    return { id, href: url.href, name: `account.area.${id}` };
  });
  return [
    ...(garage ? [{ id: "garage", href: garage, name: "site.garage" } as const] : []),
    ...area,
    { id: "out", href: signOut, name: "site.signOut" },
  ];
}
