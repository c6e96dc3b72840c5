import type { BuildDocument } from "@carloom/build";
import type { ReactNode } from "react";
import { session } from "../boot/settings.ts";
import type { CartEdit } from "../workspace/cart-edit.ts";
import { openCartEdit } from "../cart/open-cart-edit.ts";
import { remixOf } from "../share/share-api.ts";
import { RemixMissing } from "../share/remix-missing.tsx";
import { CartEditGone } from "../shell/cart-edit-gone.tsx";

/** What an address opens besides the car; or the page that says that it is not there; or it cannot be had now. */
export type Arrival =
  | { status: "open"; edit: CartEdit | null; copy: BuildDocument | null }
  | { status: "page"; page: ReactNode }
  | { status: "failed" };

/** A design of a cart, or else the build behind a link, of whoever follows one: nobody else needs this code. */
export async function arrive(
  cart: { designId: string; checkoutId: string } | null,
  code: string | null,
  slug: string,
): Promise<Arrival> {
  const { clients } = session;
  if (cart) {
    await session.check();
    const answer = await openCartEdit(clients, cart, slug);
    if (answer.status === "gone") return { status: "page", page: <CartEditGone /> };
    return answer.status === "open" ? { ...answer, copy: null } : answer;
  }
  const copy = code ? await remixOf(clients, code, slug) : null;
  if (copy && copy.status !== "open") return { status: "page", page: <RemixMissing gone={copy.status === "gone"} /> };
  return { status: "open", edit: null, copy: copy && copy.build };
}
