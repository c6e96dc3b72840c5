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
  /** A path of the site as the visit goes on there. */
  local: (to: string) => string;
  /** Null before the visitor has chosen one: there is no garage then. */
  userName: string | null;
  signOut: string;
};

/** Where somebody who is signed in can go from any page, in the language and with the prices of that page. */
export function accountLinks({ account, local, userName, signOut }: AccountPlaces): AccountLink[] {
  const query = local("/").slice(1);
  return [
    ...(userName ? [{ id: "garage", href: local(`/garage/${userName}`), name: "site.garage" } as const] : []),
    ...AREA.map(([id, path]) => ({ id, href: new URL(path + query, account).href, name: `account.area.${id}` })),
    { id: "out", href: signOut, name: "site.signOut" },
  ];
}
