/** The cart that an order was, for this tab: it shows who has placed the order. */
const key = (token: string) => `carloom_placed_${token}`;

export function rememberPlaced(token: string, checkoutId: string): void {
  try {
    sessionStorage.setItem(key(token), checkoutId);
  } catch {
    // the order's page shows less of the address then
  }
}

export function placedFrom(token: string): string | null {
  try {
    return sessionStorage.getItem(key(token));
  } catch {
    return null;
  }
}
