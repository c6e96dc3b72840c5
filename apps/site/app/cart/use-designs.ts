import { CheckoutDesignsDocument, type CheckoutDesignsQuery } from "@carloom/api-client/commerce";
import { useEffect, useState } from "react";
import { useSite } from "../site-context.tsx";
import type { Checkout } from "./use-checkout.ts";
import { groupLines } from "./group.ts";

export type CartDesign = CheckoutDesignsQuery["checkoutDesigns"][number];

/** The designs of a cart by their id, with picture and car; asked again when other ones lie in it. */
export function useDesigns(checkout: Checkout): ReadonlyMap<string, CartDesign> {
  const { session } = useSite();
  const [designs, setDesigns] = useState<ReadonlyMap<string, CartDesign>>(new Map());
  const ids = groupLines(checkout.lines).flatMap((group) => group.designId ?? []);
  const wanted = ids.join(" ");
  useEffect(() => {
    if (!session || wanted === "") return;
    let current = true;
    void session.clients.commerce.tryQuery(CheckoutDesignsDocument, { checkoutId: checkout.id }).then((answer) => {
      if (current && answer) setDesigns(new Map(answer.checkoutDesigns.map((design) => [design.id, design])));
    });
    return () => {
      current = false;
    };
  }, [session, checkout.id, wanted]);
  return designs;
}

/** Where a design of a cart is edited: the studio, which puts it back. */
export function editAddress(
  canvas: string,
  { user, checkoutId, design, language }: { user: string; checkoutId: string; design: CartDesign; language: string },
): string {
  const url = new URL(`/workspace/${encodeURIComponent(user)}/${encodeURIComponent(design.templateSlug)}`, canvas);
  url.searchParams.set("design", design.id);
  url.searchParams.set("checkout", checkoutId);
  if (language !== "en") url.searchParams.set("lang", language);
  return url.href;
}
