/** Holds the id of the visitor's checkout; site and studio share it (path `/`, Lax, host-only). */
export const CART_COOKIE = "carloom_checkout";
const DAYS = 30;

/** The checkout's id in a `Cookie` string; null when there is none or it is no id. */
export function cartIn(cookies: string): string | null {
  for (const part of cookies.split(";")) {
    const [name, ...rest] = part.trim().split("=");
    if (name !== CART_COOKIE) continue;
    const id = decodeURIComponent(rest.join("="));
    return /^[\w=+/-]{8,128}$/.test(id) ? id : null;
  }
  return null;
}

/** The `document.cookie` text that keeps a checkout, or forgets it. */
export function cartCookie(id: string | null, secure: boolean): string {
  const tail = `; path=/; samesite=lax${secure ? "; secure" : ""}`;
  return id
    ? `${CART_COOKIE}=${encodeURIComponent(id)}; max-age=${DAYS * 86400}${tail}`
    : `${CART_COOKIE}=; max-age=0${tail}`;
}
