import { type Page, pageRequest, toPage, type PageArgs } from "@carloom/platform";
import { type AccountNode, accountDb } from "@carloom/identity";
import type { CommerceContext } from "../builder.ts";
import { uuidOf } from "@carloom/wire";
import { accountList, accountListCount, type CustomerSort, type PersonFilter } from "./user-list.repository.ts";

const LONGEST_SEARCH = 200;

export const searchOf = (...texts: (string | null | undefined)[]): Pick<PersonFilter, "search"> => {
  const search = texts.map((text) => text?.trim().slice(0, LONGEST_SEARCH)).find(Boolean);
  return search ? { search } : {};
};

export const idsOf = (ids: readonly (string | number)[] | null | undefined): Pick<PersonFilter, "ids"> =>
  ids ? { ids: ids.flatMap((id) => uuidOf(String(id), "User") ?? []) } : {};

/** A page of accounts, each seen as staff came to it. */
export async function userPage(
  context: CommerceContext,
  filter: PersonFilter,
  sort: { field: CustomerSort; direction: "ASC" | "DESC" },
  args: PageArgs,
): Promise<Page<AccountNode>> {
  const page = pageRequest(args, context);
  const db = accountDb(context.db);
  const rows = await accountList(db, filter, { field: sort.field, descending: sort.direction === "DESC" }, page);
  return toPage(
    rows.map((row) => ({ ...row, seenAs: filter.isStaff ? ("colleague" as const) : ("customer" as const) })),
    page,
    (row) => [row.sort_key, row.id],
    () => accountListCount(db, filter),
  );
}
