import { type AddressRedirectKind, PresentAddressDocument } from "@carloom/api-client/commerce";
import { redirect } from "react-router";
import type { ServerSite } from "../server-context.ts";
import { NOT_SHARED } from "../not-shared.ts";

const SLUG = /^[a-z0-9][a-z0-9-]{0,99}$/;

/**
 * For an address at which nothing is: leads to where what was there is now, with everything else that the address says.
 * A browser asks again each time: the address may be something's own some day.
 * @param moved the address with the present slug in it
 * @throws Response the redirect; it returns where nothing was
 */
export async function leadAway(
  { commerce }: ServerSite,
  kind: AddressRedirectKind,
  slug: string,
  moved: (present: string) => string,
): Promise<void> {
  if (!SLUG.test(slug)) return;
  const present = (await commerce.tryQuery(PresentAddressDocument, { kind, slug }))?.presentAddress;
  if (!present || present === slug) return;
  throw redirect(moved(present), { status: 301, headers: { "cache-control": NOT_SHARED } });
}
