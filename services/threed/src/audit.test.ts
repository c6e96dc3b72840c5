// reads: packages/i18n/messages
import { LANGUAGES } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import type { Visitor } from "@carloom/platform";
import type { GraphQLField } from "graphql";
import { expect, it } from "vitest";
import { TEMPLATE_PACKAGE } from "./package/package.handler.ts";
import { threedSchema, UNNOTED } from "./schema.ts";

const visitor: Visitor = { userId: "U", sessionId: "S", email: "a@b.example", isStaff: false, roles: [] } as never;
/** Nothing behind it: what goes on to a table fails otherwise than what a role is asked for first. */
const context = { visitor, log: { error: () => undefined } };

async function isForStaff({ resolve }: GraphQLField<unknown, unknown>): Promise<boolean> {
  try {
    await resolve?.(undefined, {}, context, undefined as never);
    return false;
  } catch (error) {
    return (error as { extensions?: { code?: string } }).extensions?.code === "FORBIDDEN";
  }
}
async function staffFields(type: "getMutationType" | "getQueryType"): Promise<string[]> {
  const fields = Object.values(threedSchema[type]()?.getFields() ?? {});
  const own = await Promise.all(fields.map(isForStaff));
  return fields.flatMap(({ name }, i) => (own[i] ? [name] : []));
}
const mutations = await staffFields("getMutationType");
const queries = await staffFields("getQueryType");

it("notes all that staff change here but the parts of a file, and nothing that they look at", () => {
  expect(mutations).toContain("workshopTakeDown");
  expect(mutations.filter((act) => UNNOTED.has(act))).toEqual(["workshopUpload"]);
  expect([...queries, "workshopUpload"].sort()).toEqual([...UNNOTED]);
});

it.each(LANGUAGES)("has words in %s for all that the audit log notes of them", (language) => {
  const words = mergedMessages(language);
  const noted = [...mutations.filter((act) => !UNNOTED.has(act)), TEMPLATE_PACKAGE];
  expect(noted.filter((act) => !(`dashboard.did.${act}` in words))).toEqual([]);
});
