import { readFileSync } from "node:fs";
import { buildSchema, getIntrospectionQuery, GraphQLError, graphqlSync } from "graphql";
import { describe, expect, it } from "vitest";
import { LIMITS, UNTOUCHED } from "../testing/limits.ts";
import { documentCache, documentReader } from "./document.ts";

// the largest schema that we have, as it is printed
const schema = buildSchema(readFileSync(new URL("../../../commerce/schema.graphql", import.meta.url), "utf8"));
const request = (of = schema) =>
  documentReader(of, "x", LIMITS, documentCache())({ ip: "203.0.113.1", requestId: "r" });
const many = (count: number, text: (i: number) => string) => Array.from({ length: count }, (_, i) => text(i)).join(" ");

/** The message of a refusal; null for what is read. */
function refusedIn(sources: readonly string[], read = request()): string | null {
  try {
    for (const source of sources) expect(read(source).errors).toEqual([]);
    return null;
  } catch (error) {
    if (!(error instanceof GraphQLError) || error.extensions.code !== "LIMIT_EXCEEDED") throw error;
    return error.message;
  }
}

const EVERYTHING = {
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
};
const FIELDS_OF_FIELDS = "types { fields { type { fields { type { name } } } } }";

describe("introspection", () => {
  it.each([
    ["as GraphiQL and code generators ask for it", getIntrospectionQuery()],
    ["with all options", getIntrospectionQuery(EVERYTHING)],
    ["with references twice as deep", getIntrospectionQuery({ ...EVERYTHING, typeDepth: 18 })],
    ["of a few types", `{ ${many(5, (i) => `t${i}: __type(name: "Order") { fields { name type { name kind } } }`)} }`],
    ["of names with each object", "{ __typename me { __typename id } }"],
  ])("is answered %s", (_, query) => {
    expect(refusedIn([query])).toBeNull();
    expect(graphqlSync({ schema, source: query }).errors).toBeUndefined();
  });

  it.each([
    ["ten times by aliases", [`{ ${many(10, (i) => `a${i}: __schema { ${FIELDS_OF_FIELDS} }`)} }`]],
    [
      "twice by a fragment",
      ["{ ...s x: __schema { queryType { name } } } fragment s on Query { __schema { queryType { name } } }"],
    ],
    [
      "by a fragment that is spread twice",
      ["{ a: me { ...s } b: me { ...s } } fragment s on Query { __schema { queryType { name } } }"],
    ],
    ["in two operations", ["query a { __schema { queryType { name } } } query b { __schema { queryType { name } } }"]],
    ["in two documents of a batch", [getIntrospectionQuery(), `query again { __schema { queryType { name } } }`]],
    ["in the same document of a batch twice", [getIntrospectionQuery(), getIntrospectionQuery()]],
    ["of many types", [`{ ${many(30, (i) => `t${i}: __type(name: "Query") { name }`)} }`]],
    [
      "of many types of a batch",
      [0, 1, 2].map((n) => `{ ${many(9, (i) => `t${n}${i}: __type(name: "Query") { name }`)} }`),
    ],
    [
      "with lists under other names",
      [`{ __schema { types { ${many(60, (i) => `f${i}: fields { name type { name } }`)} } } }`],
    ],
    ["with lists in lists under other names", [`{ __schema { ${many(6, (i) => `a${i}: ${FIELDS_OF_FIELDS}`)} } }`]],
    [
      "with lists of a fragment",
      [
        `{ __schema { types { ${many(60, (i) => `f${i}: fields { ...f }`)} } } } fragment f on __Field { name type { name } }`,
      ],
    ],
  ])("is refused at once %s", (_, sources) => {
    // one document alone is refused before anything of it is validated
    expect(refusedIn(sources, sources.length === 1 ? request(UNTOUCHED) : request())).toMatch(
      /schema|types|costs more/,
    );
  });
});

it("aliases of a batch are counted together, also those of documents that are known", () => {
  const read = documentReader(schema, "x", LIMITS, documentCache());
  const request = () => read({ ip: "203.0.113.1", requestId: "r" });
  const query = (name: string) => `query ${name} { ${many(60, (i) => `a${i}: __typename`)} }`;
  expect(request()(query("one")).errors).toEqual([]);
  for (let i = 0; i < 2; i++) {
    const batch = request();
    expect(batch(query("one")).errors).toEqual([]);
    expect(() => batch(query("two"))).toThrow(/more than 100 aliases/);
    expect(request()(query("two")).errors).toEqual([]);
  }
});
