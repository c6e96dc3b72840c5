import { isChannel } from "../channel/channels.ts";

/** Carts of other channels that this browser keeps, by channel: a cart has one currency, and only one is in use. */
const KEY = "carloom_carts";

type Kept = Record<string, string>;

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (kept === null || typeof kept !== "object") return {};
    return Object.fromEntries(
      Object.entries(kept).filter(([channel, id]) => isChannel(channel) && typeof id === "string"),
    ) as Kept;
  } catch {
    // Without storage a cart that is left is found again by nobody; it still belongs to whoever is signed in.
    return {};
  }
}
function write(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // as above
  }
}

export const cartsAside = (): Kept => read();

export function putAside(channel: string, id: string): void {
  write({ ...read(), [channel]: id });
}

/** The cart of a channel, which is then put aside no more; null when there is none. */
export function takeBack(channel: string): string | null {
  const { [channel]: id = null, ...rest } = read();
  if (id) write(rest);
  return id;
}
