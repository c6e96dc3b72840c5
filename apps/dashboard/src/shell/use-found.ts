import {
  StaffFindCustomersDocument,
  StaffFindOrdersDocument,
  StaffFindProductsDocument,
  StaffFindVouchersDocument,
} from "@carloom/api-client/commerce";
import { ShareDocument } from "@carloom/api-client/threed";
import { useEffect, useState } from "react";
import { useAnswer } from "../boot/data.ts";
import { useNameOf } from "../parts/name-of.ts";
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

/** The code of a link to a build, or an address that ends in one. */
const CODE = /(?:^|\/)([2-9a-hjkmnp-z]{10})$/i;

export type Finds = Record<"orders" | "customers" | "products" | "vouchers" | "builds", Found[]> & { isBusy: boolean };

/** What the words name, as far as the caller may see it: orders, people, goods, codes of vouchers and of builds. */
export function useFound(words: string): Finds {
  const search = useRested(words);
  const nameOf = useNameOf();
  const some = search.length > 0;
  const seesOrders = useMay("orders", "support");
  const seesProducts = useMay("catalogue");
  const seesVouchers = useMay("orders");
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
  const vouchers = useAnswer(
    StaffFindVouchersDocument,
    { search },
    { enabled: some && seesVouchers, keepPrevious: true },
  );
  const code = CODE.exec(search)?.[1] ?? "";
  const build = useAnswer(ShareDocument, { code }, { service: "threed", enabled: code !== "" });
  return {
    vouchers: some
      ? (vouchers.data?.vouchers?.edges ?? []).map(({ node }) => ({
          id: node.id,
          label: node.code ?? node.name ?? "",
          detail: node.name ?? "",
        }))
      : [],
    builds:
      code && build.data?.share
        ? [{ id: build.data.share.code, label: build.data.share.title, detail: build.data.share.userName ?? code }]
        : [],
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
          label: nameOf(node),
          detail: nameOf(node.category),
        }))
      : [],
    isBusy:
      orders.isFetching ||
      customers.isFetching ||
      products.isFetching ||
      vouchers.isFetching ||
      build.isFetching ||
      search !== words,
  };
}
