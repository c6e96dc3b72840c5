import { SavedAddressesDocument, type SavedAddressesQuery } from "@carloom/api-client/commerce";
import { useEffect, useState } from "react";
import { useSite } from "../site-context.tsx";
import { useVisitor } from "../visitor/visitor.ts";
import type { AddressStart } from "./address.ts";

type SavedAddress = NonNullable<SavedAddressesQuery["me"]>["addresses"][number];
export type SavedAddresses = {
  all: readonly SavedAddress[];
  /** What a form begins with: the account's own address for it, or its name; null for a guest. */
  shipping: AddressStart | null;
  billing: AddressStart | null;
};

const NOTHING: SavedAddresses = { all: [], shipping: null, billing: null };

/** What the account of the visitor keeps of addresses; null until it is known. */
export function useSavedAddresses(): SavedAddresses | null {
  const { session } = useSite();
  const visitor = useVisitor();
  const [saved, setSaved] = useState<SavedAddresses | null>(null);
  const user = visitor.user?.id ?? null;
  const checking = visitor.status === "checking";
  useEffect(() => {
    if (!session || checking) return;
    if (user === null) return setSaved(NOTHING);
    let current = true;
    void session.clients.commerce
      .tryQuery(SavedAddressesDocument, {})
      .then((answer) => current && setSaved(answer?.me ? savedOf(answer.me) : NOTHING));
    return () => {
      current = false;
    };
  }, [session, checking, user]);
  return saved;
}

/** The address that a person chose for a purpose, else the first that they saved, else their name. */
export function savedOf({
  addresses: all,
  firstName,
  lastName,
}: Pick<NonNullable<SavedAddressesQuery["me"]>, "addresses" | "firstName" | "lastName">): SavedAddresses {
  const name = { firstName, lastName };
  const shipping = all.find((address) => address.isDefaultShippingAddress) ?? all[0] ?? name;
  const billing = all.find((address) => address.isDefaultBillingAddress) ?? shipping;
  return { all, shipping, billing };
}
