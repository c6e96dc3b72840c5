import {
  StaffFindCustomersDocument,
  StaffFindOrdersDocument,
  StaffFindProductsDocument,
} from "@carloom/api-client/commerce";
import { useEffect, useState } from "react";
import { useAnswer } from "../boot/data.ts";
import { personName } from "../parts/person.ts";
import { useMay } from "./roles.ts";

type Found = { id: string; label: string; detail: string };

/** The words, once nobody has typed for a moment. */
function useRested(words: string, ms = 160): string {
  const [rested, setRested] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), ms);
    return () => clearTimeout(timer);
  }, [words, ms]);
  return rested;
}

/** Orders and products that the words name, as far as the caller may see them. */
export function useFound(words: string): { orders: Found[]; customers: Found[]; products: Found[]; isBusy: boolean } {
  const search = useRested(words);
  const some = search.length > 0;
  const seesOrders = useMay("orders", "support");
  const seesProducts = useMay("catalogue");
  const orders = useAnswer(
    StaffFindOrdersDocument,
    { search: search.replace(/^#/, "") },
    { enabled: some && seesOrders, keepPrevious: true },
  );
  const customers = useAnswer(
    StaffFindCustomersDocument,
    { search },
    { enabled: some && seesOrders, keepPrevious: true },
  );
  const products = useAnswer(
    StaffFindProductsDocument,
    { search },
    { enabled: some && seesProducts, keepPrevious: true },
  );
  return {
    orders: some
      ? (orders.data?.orders?.edges ?? []).map(({ node }) => ({
          id: node.id,
          label: `#${node.number}`,
          detail: node.userEmail ?? "",
        }))
      : [],
    customers: some
      ? (customers.data?.customers?.edges ?? []).map(({ node }) => ({
          id: node.id,
          label: personName(node) || node.email,
          detail: node.email,
        }))
      : [],
    products: some
      ? (products.data?.products?.edges ?? []).map(({ node }) => ({
          id: node.id,
          label: node.name,
          detail: node.category?.name ?? "",
        }))
      : [],
    isBusy: orders.isFetching || customers.isFetching || products.isFetching || search !== words,
  };
}
