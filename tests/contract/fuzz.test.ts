import { aiSchema, createAi } from "@carloom/ai";
import { migrations } from "@carloom/server/migrations";
import { commerceSchema, designPricer, personalOf } from "@carloom/commerce";
import { authenticate, createStaff } from "@carloom/identity";
import { createEndpoint, limitsOf } from "@carloom/platform";
import { type TestServices, testServices } from "@carloom/platform/testing";
import { createThreedPort, createThreedSchema, threedSchema } from "@carloom/threed";
import type { GraphQLSchema } from "graphql";
import { afterAll, beforeAll, expect, it } from "vitest";
import { upsertGoods } from "../../services/commerce/src/seed/seed.repository.ts";
import { seedBase } from "../../services/commerce/src/seed/seed.repository.ts";
import { shopTables } from "../../services/commerce/src/tables.ts";
import { GOODS } from "../../services/commerce/src/testing/goods.ts";
import { writeCatalogue } from "../../services/threed/src/testing/world.ts";
import { fuzzedOperation, remember } from "../support/fuzz.ts";
import type { Dice } from "../support/fuzz-values.ts";
import { newEmail, PASSWORD, REGISTER, TOKEN_CREATE } from "../support/people.ts";
import { seeded, testSeed } from "../support/random.ts";

const DOCUMENTS = Number(process.env.FUZZ_DOCUMENTS) || (process.env.TEST_LONG ? 20_000 : 2000);
const WHO = ["owner", "customer", "nobody"] as const;
type Who = (typeof WHO)[number];
type Answer = { data?: ReturnType<typeof JSON.parse>; errors?: { message: string; extensions?: { code?: string } }[] };

let services: TestServices;
let ask: (service: string, body: object, bearer?: string) => Promise<{ status: number; answer: Answer }>;
const people = new Map<Who, string>();

beforeAll(async () => {
  const many = { LIMIT_SIGN_IN_PER_MINUTE: "100000", ACCESS_TOKEN_SECONDS: "86400", STATEMENT_TIMEOUT_MS: "20000" };
  services = await testServices(migrations, {
    ...many,
    LIMIT_UPLOADS_PER_MINUTE: "1000000",
    LIMIT_ASSIST_PER_MINUTE: "1000000",
    LIMIT_SHARES_PER_HOUR: "1000000",
  });
  await writeCatalogue(services);
  await shopTables(services.db)
    .transaction()
    .execute(async (trx) => {
      const keys = await seedBase(trx);
      for (const goods of GOODS) await upsertGoods(trx, keys, goods);
    });
  const threed = createThreedPort(services);
  // every guess is one too many at some time: what is looked for stands behind the limits
  const throttle = { take: async () => ({ ok: true }) as const };
  const endpointOf = (name: string, schema: GraphQLSchema) =>
    createEndpoint({
      schema,
      path: `/${name}/graphql/`,
      limits: limitsOf(services.settings.env),
      contextOf: async ({ headers }) => ({
        ...services.contextFor(await authenticate(services, headers.get("authorization"))),
        throttle,
        limiter: { take: () => ({ ok: true }) as const },
        threed,
        personal: personalOf(threed),
      }),
    });
  // the stylist itself answers, not nobody
  const stylist = createAi(
    services,
    {
      threed,
      pricer: (context, channel, goods, language) => designPricer({ ...context, threed }, channel, goods, language),
    },
    async () => services.contextFor(),
  );
  const served = { ...SCHEMAS, threed: createThreedSchema(stylist.assistant), ai: stylist.schema };
  const endpoints = new Map(Object.entries(served).map(([name, schema]) => [name, endpointOf(name, schema)] as const));
  ask = async (service, body, bearer) => {
    const headers = { "content-type": "application/json", ...(bearer && { authorization: bearer }) };
    const url = `http://localhost/${service}/graphql/`;
    const response = await endpoints.get(service)?.(
      new Request(url, { method: "POST", headers, body: JSON.stringify(body) }),
    );
    if (!response) throw new Error(`Nobody answers ${service}.`);
    return { status: response.status, answer: (await response.json()) as Answer };
  };
});
afterAll(() => services?.drop());

const SCHEMAS: Record<string, GraphQLSchema> = { commerce: commerceSchema, threed: threedSchema, ai: aiSchema };
/** How often each service is asked: its share of the fields. */
const SERVICES = ["commerce", "commerce", "commerce", "commerce", "threed", "threed", "ai"];

/** Documents whose values come past the scalars. */
const MILD = 0.75;

/** A token of somebody who is still there: what is asked may end an account or its sessions. */
async function bearerOf(who: Who): Promise<string | undefined> {
  if (who === "nobody") return undefined;
  const known = people.get(who);
  if (known && (await authenticate(services, known))) return known;
  const email = newEmail();
  if (who === "owner") await createStaff(services, { email, role: "owner", password: PASSWORD });
  else await ask("commerce", { query: REGISTER, variables: { input: { email, password: PASSWORD } } });
  const { answer } = await ask("commerce", { query: TOKEN_CREATE, variables: { email, password: PASSWORD } });
  const bearer = `Bearer ${answer.data.tokenCreate.token}`;
  people.set(who, bearer);
  return bearer;
}

it(
  `${DOCUMENTS} valid documents with hostile values end in no internal error`,
  async () => {
    const seed = testSeed();
    const random = seeded(seed);
    const dice: Dice = {
      random,
      seen: [],
      mild: false,
      pick: (from) => from[Math.floor(random() * from.length)] as never,
    };
    const broken = new Map<string, object>();
    let refused = 0;
    let answered = 0;
    for (let i = 0; i < DOCUMENTS; i++) {
      dice.mild = random() < MILD;
      const service = dice.pick(SERVICES);
      const who = dice.pick(WHO);
      const operation = fuzzedOperation(SCHEMAS[service] as GraphQLSchema, dice);
      const { query, variables } = operation;
      const bearer = await bearerOf(who);
      const { status, answer } = await ask(service, { query, variables }, bearer);
      remember(dice, answer.data);
      const codes = (answer.errors ?? []).map(({ extensions }) => extensions?.code);
      if (codes.includes("GRAPHQL_VALIDATION_FAILED") || codes.includes("GRAPHQL_PARSE_FAILED"))
        throw new Error(`The fuzzer wrote what is not valid: ${query} ${JSON.stringify(answer.errors)}`);
      if (answer.data) answered++;
      else refused++;
      if (status >= 500 || codes.includes("INTERNAL_SERVER_ERROR")) {
        const key = `${service} ${operation.field}`;
        if (!broken.has(key)) broken.set(key, { who, query, variables, errors: answer.errors });
      }
    }
    expect({ seed, broken: Object.fromEntries(broken) }).toEqual({ seed, broken: {} });
    // values that are all refused at the door would prove nothing
    expect(answered).toBeGreaterThan(DOCUMENTS / 2);
    expect(refused).toBeGreaterThan(0);
  },
  DOCUMENTS * 100 + 60_000,
);
