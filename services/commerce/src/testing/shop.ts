import { randomUUID } from "node:crypto";
import { createEndpoint, limitsOf, type Database, type Visitor } from "@carloom/platform";
import { type TestServices, testServices } from "@carloom/platform/testing";
import { identityMigrations } from "@carloom/identity";
import { createThreedPort, threedMigrations } from "@carloom/threed";
import { personalOf } from "../customer/personal.ts";
import type { DesignPort } from "../design.port.ts";
import { commerceMigrations } from "../migrations/index.ts";
import { commerceSchema } from "../schema.ts";
import { seedBase, upsertGoods } from "../seed/seed.repository.ts";
import { type CommerceDb, shopTables } from "../tables.ts";
import { globalId, type WireContext } from "@carloom/wire";
import { GOODS } from "./goods.ts";
import { testPort } from "./port.ts";

/** Answers of literal documents have the shape that the document asks for, which only the test knows. */
type Loose = ReturnType<typeof JSON.parse>;
export type Answer = { data: Loose; errors?: { message: string; extensions: { code: string } }[] };

export type Shop = {
  services: TestServices;
  db: CommerceDb;
  /** One request over the endpoint, as a client sends it. */
  graphql(query: string, variables?: object, visitor?: Visitor | null, extensions?: object): Promise<Answer>;
  /** The same endpoint over another connection to the database. */
  over(db: Database): Shop["graphql"];
  /** A context for calling commands without GraphQL. */
  context(visitor?: Visitor | null): WireContext;
  /** Global id of a variant by its sku. */
  variant(sku: string): Promise<string>;
  drop(): Promise<void>;
};

export const customer = (more: Partial<Visitor> = {}): Visitor => {
  const userId = randomUUID();
  return {
    userId,
    sessionId: randomUUID(),
    email: `${userId.slice(0, 8)}@people.example`,
    isConfirmed: true,
    isStaff: false,
    roles: [],
    isAdministrator: false,
    ...more,
  };
};

export const staff = (): Visitor => customer({ isStaff: true, roles: ["orders"] });

export const SEOUL = {
  firstName: "Min-jun",
  lastName: "Kim",
  streetAddress1: "20 Sajik-ro",
  city: "Jongno-gu",
  countryArea: "Seoul",
  postalCode: "03051",
  country: "KR",
  phone: "+82 2 123 4567",
};
export const BERLIN = {
  firstName: "Ada",
  lastName: "Braun",
  streetAddress1: "Torstraße 1",
  city: "Berlin",
  postalCode: "10119",
  country: "DE",
};

/** JSON, or multipart where a variable or the input holds a file, as the specification for it has it. */
function bodyOf(query: string, variables: object, extensions?: object): string | FormData {
  const { input } = variables as { input?: Record<string, unknown> };
  const isFile = ([, value]: [string, unknown]) => value instanceof File;
  const [own, ownFile] = Object.entries(variables).find(isFile) ?? [];
  const [name = own, file = ownFile] = Object.entries(input ?? {}).find(isFile) ?? [];
  if (!name || !(file instanceof File)) return JSON.stringify({ query, variables, extensions });
  const form = new FormData();
  const without = own ? { [own]: null } : { input: { ...input, [name]: null } };
  form.set("operations", JSON.stringify({ query, variables: { ...variables, ...without } }));
  form.set("map", JSON.stringify({ 0: [`variables.${own ? "" : "input."}${name}`] }));
  form.set("0", file);
  return form;
}

const SHELVES = {
  name: "shelves",
  write: (db: Database) =>
    shopTables(db)
      .transaction()
      .execute(async (trx) => {
        const keys = await seedBase(trx);
        for (const goods of GOODS) await upsertGoods(trx, keys, goods);
      }),
};

/** A shop of its own on the real engine; `withThreed` puts the real 3D service beside it and leaves the shelves empty. */
export async function shopFixture(
  options: { env?: Record<string, string>; threed?: DesignPort; withThreed?: boolean } = {},
): Promise<Shop> {
  const migrations = [...(options.withThreed ? [threedMigrations] : []), identityMigrations, commerceMigrations];
  // one network and one buyer place most orders of the tests: what bounds them has tests of its own
  const env = { LIMIT_GUEST_ORDERS: "0", LIMIT_GUEST_PIECES: "0", ...options.env };
  const services = await testServices(migrations, env, options.withThreed ? undefined : SHELVES);
  const db = shopTables(services.db);
  const threed = options.withThreed ? createThreedPort(services) : (options.threed ?? testPort());
  const context = (visitor: Visitor | null = null): WireContext => ({
    ...services.contextFor(visitor),
    threed,
    personal: personalOf(threed),
  });
  const visitors = new Map<string, Visitor>();
  const databases = new Map<string, Database>();
  const e = services.settings.env;
  const endpoint = createEndpoint({
    schema: commerceSchema,
    path: "/commerce/graphql/",
    limits: limitsOf(e),
    contextOf: async ({ headers }) => {
      const own = databases.get(headers.get("x-test-database") ?? "");
      const plain = context(visitors.get(headers.get("x-test-visitor") ?? "") ?? null);
      return own ? { ...plain, db: own } : plain;
    },
  });
  const send = async (
    query: string,
    variables: object,
    visitor: Visitor | null,
    database: string | null,
    extensions?: object,
  ) => {
    const headers = new Headers({ "content-type": "application/json" });
    if (visitor) {
      visitors.set(visitor.sessionId, visitor);
      headers.set("x-test-visitor", visitor.sessionId);
    }
    if (database) headers.set("x-test-database", database);
    const body = bodyOf(query, variables, extensions);
    if (body instanceof FormData) {
      headers.delete("content-type");
      headers.set("apollo-require-preflight", "true");
    }
    const url = "http://localhost:8000/commerce/graphql/";
    const response = await endpoint(new Request(url, { method: "POST", headers, body }));
    return (await response.json()) as Answer;
  };
  return {
    services,
    db,
    context,
    graphql: (query, variables = {}, visitor = null, extensions) => send(query, variables, visitor, null, extensions),
    over: (own) => {
      const name = randomUUID();
      databases.set(name, own);
      return (query, variables = {}, visitor = null) => send(query, variables, visitor, name);
    },
    async variant(sku) {
      const row = await db.selectFrom("commerce.variant").select("id").where("sku", "=", sku).executeTakeFirstOrThrow();
      return globalId("ProductVariant", row.id);
    },
    drop: () => services.drop(),
  };
}
