import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from "graphql";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STAFF_ROLES } from "@carloom/identity";
import { IMPERSONAL } from "./audit/impersonal.ts";
import { commerceSchema } from "./schema.ts";
import { AUDIENCE } from "./testing/audience.ts";
import { customer, type Shop, shopFixture } from "./testing/shop.ts";
import { globalId } from "@carloom/wire";

type Root = { at: string; kind: "query" | "mutation"; field: GraphQLField<unknown, unknown> };

const roots = (): Root[] => {
  const of = (
    kind: Root["kind"],
    type: { name: string; getFields(): Record<string, GraphQLField<unknown, unknown>> },
  ) => Object.values(type.getFields()).map((field) => ({ at: `${type.name}.${field.name}`, kind, field }));
  const query = commerceSchema.getQueryType();
  const mutation = commerceSchema.getMutationType();
  return [...(query ? of("query", query) : []), ...(mutation ? of("mutation", mutation) : [])];
};

const NOBODY = "00000000-0000-4000-8000-00000000dead";

/** The least value of a type that passes validation; ids name nothing that exists. */
function least(type: GraphQLInputType, name: string): unknown {
  if (isNonNullType(type)) return least(type.ofType, name);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) return required(Object.values(type.getFields()));
  if (type.name === "ID") return globalId(/order/i.test(name) ? "Order" : "Checkout", NOBODY);
  if (type.name === "UUID") return NOBODY;
  if (type.name === "Int" || type.name === "Float" || type.name.endsWith("Decimal")) return 1;
  if (type.name === "Boolean") return false;
  if (type.name === "Date") return "2026-01-01";
  if (type.name === "JSONString") return "{}";
  return type.name === "JSON" ? {} : "none";
}

const required = (inputs: readonly (GraphQLArgument | GraphQLInputField)[]) =>
  Object.fromEntries(
    inputs
      .filter((input) => isNonNullType(input.type) || input.name === "id" || input.name === "order")
      .map((input) => [input.name, least(input.type, input.name)]),
  );

/** A document for one root field with its least arguments. */
function document({ kind, field }: Root): { query: string; variables: Record<string, unknown> } {
  const variables = required(field.args);
  const given = field.args.filter((arg) => arg.name in variables);
  const head = given.length > 0 ? `(${given.map((arg) => `$${arg.name}: ${arg.type}`).join(", ")})` : "";
  const args = given.length > 0 ? `(${given.map((arg) => `${arg.name}: $${arg.name}`).join(", ")})` : "";
  const body = isLeafType(getNamedType(field.type)) ? "" : " { __typename }";
  return { query: `${kind} least${head} { ${field.name}${args}${body} }`, variables };
}

let shop: Shop;
beforeAll(async () => {
  shop = await shopFixture();
});
afterAll(() => shop.drop());

/** Every row of the shop, as one text per table. */
async function state(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'commerce' and table_type = 'BASE TABLE'
  `.execute(shop.db);
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    const sum = await sql<{ sum: string | null }>`
      select md5(string_agg(t::text, '|' order by t::text)) as sum from ${sql.table(`commerce.${name}`)} t`.execute(
      shop.db,
    );
    found[name] = sum.rows[0]?.sum ?? "";
  }
  return found;
}

const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code ?? null;

describe("who may do what", () => {
  it("is stated for every root field", () => {
    expect(
      roots()
        .map(({ at }) => at)
        .sort(),
    ).toEqual(Object.keys(AUDIENCE).sort());
  });

  it("refuses whoever is not meant, before anything changes", async () => {
    const before = await state();
    const visitors = [
      { who: "nobody", visitor: null },
      { who: "a customer", visitor: customer() },
      ...STAFF_ROLES.map((role) => ({ who: role, visitor: customer({ isStaff: true, roles: [role] }) })),
    ];
    const wrong: string[] = [];
    for (const root of roots()) {
      const audience = AUDIENCE[root.at];
      const { query, variables } = document(root);
      for (const { who, visitor } of visitors) {
        const isMeant =
          audience === "everybody" ||
          (audience === "signed-in" && visitor !== null) ||
          (visitor?.isStaff === true && (audience?.split(" or ").includes(who) || who === "owner"));
        if (isMeant) continue;
        const code = codeOf(await shop.graphql(query, variables, visitor));
        const wanted = visitor === null ? "UNAUTHENTICATED" : "FORBIDDEN";
        if (code !== wanted) wrong.push(`${root.at} by ${who}: ${code}, not ${wanted}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(await state()).toEqual(before);
  });

  it("lets whoever is meant through to an answer of the field's own", async () => {
    const wrong: string[] = [];
    for (const root of roots()) {
      const audience = AUDIENCE[root.at];
      if (audience === "everybody" || audience === "signed-in" || !audience) continue;
      const { query, variables } = document(root);
      for (const role of [...audience.split(" or "), "owner"]) {
        const answer = await shop.graphql(query, variables, customer({ isStaff: true, roles: [role] }));
        const code = codeOf(answer);
        if (code === "FORBIDDEN" || code === "UNAUTHENTICATED" || code === "INTERNAL_SERVER_ERROR")
          wrong.push(`${root.at} by ${role}: ${code}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("notes each of their acts in the audit log, with its end", async () => {
    const staffs = Object.entries(AUDIENCE).filter(
      ([, audience]) => audience !== "everybody" && audience !== "signed-in",
    );
    const acts = staffs.map(([at]) => at.split(".")[1] ?? "").filter((act) => !IMPERSONAL.has(act));
    const { rows } = await sql<{ act: string; ends: number }>`
      select e.act, count(o.entry_id)::int as ends from platform.audit_entry e
      left join platform.audit_outcome o on o.entry_id = e.id group by e.act`.execute(shop.db);
    expect(rows.map(({ act }) => act).sort()).toEqual(acts.sort());
    expect(rows.filter(({ ends }) => ends === 0)).toEqual([]);
  });
});
