/**
 * Writes `src/generated/`: types and typed documents of `src/documents/<service>/*.graphql`, read against the service's
 * printed schema (`services/<service>/schema.graphql`). Each file of documents is a module of its own, so that a page
 * carries the operations of the files that it uses and not of all; `<service>.ts` names them all.
 * Run `npm run codegen -w @carloom/api-client` after a document or a schema changed.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { codegen } from "@graphql-codegen/core";
import * as operations from "@graphql-codegen/typescript-operations";
import {
  concatAST,
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type NameNode,
  type OperationDefinitionNode,
  parse,
  print,
  stripIgnoredCharacters,
  visit,
} from "graphql";

const here = new URL("./", import.meta.url);
export const SERVICES = ["threed", "commerce", "ai"] as const;

/** A service's printed schema. */
export function schemaText(service: string): string {
  return readFileSync(new URL(`../../services/${service}/schema.graphql`, here), "utf8");
}

/** Documents of a service by the name of their file. */
function filesOf(service: string): [name: string, DocumentNode][] {
  const folder = new URL(`src/documents/${service}/`, here);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".graphql"))
    .sort()
    .map((file) => [file.replace(/\.graphql$/, ""), parse(readFileSync(new URL(file, folder), "utf8"))]);
}

/** All documents of a service as one. */
export const documentsOf = (service: string): DocumentNode =>
  concatAST(filesOf(service).map(([, document]) => document));

/** Fragments that a definition needs, each once, in the order of first use. */
function fragmentsOf(node: DocumentNode["definitions"][number], all: ReadonlyMap<string, FragmentDefinitionNode>) {
  const found = new Map<string, FragmentDefinitionNode>();
  const walk = (from: DocumentNode["definitions"][number]) => {
    visit(from, {
      FragmentSpread({ name }) {
        const fragment = all.get(name.value);
        if (!fragment || found.has(name.value)) return;
        found.set(name.value, fragment);
        walk(fragment);
      },
    });
  };
  walk(node);
  return [...found.values()];
}

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

type Fragments = Map<string, FragmentDefinitionNode>;
const NOTE = "// Written by codegen.ts; do not edit.\n";

type Operation = OperationDefinitionNode & { name: NameNode };
const operationsOf = (document: DocumentNode): Operation[] =>
  document.definitions.filter(
    (one): one is Operation => one.kind === Kind.OPERATION_DEFINITION && one.name !== undefined,
  );
const documentName = ({ name }: Operation) => `${pascal(name.value)}Document`;

/** One `export const XDocument` for every operation of a file, its text with the fragments that it uses. */
function moduleOf(document: DocumentNode, fragments: Fragments): string {
  const types: string[] = [];
  const lines = operationsOf(document).map((operation) => {
    const { name, operation: kind } = operation;
    // pages carry no spaces and line breaks that mean nothing
    const text = stripIgnoredCharacters([operation, ...fragmentsOf(operation, fragments)].map(print).join("\n"));
    const type = `${pascal(name.value)}${pascal(kind)}`;
    types.push(type, `${type}Variables`);
    const [operationName, kindOf, written] = [name.value, kind, text].map((one) => JSON.stringify(one));
    return `export const ${documentName(operation)}: TypedDocument<${type}, ${type}Variables> = /* @__PURE__ */ typedDocument(${operationName}, ${kindOf}, ${written});`;
  });
  return [
    `${NOTE}import { type TypedDocument, typedDocument } from "../../document.ts";`,
    `import type { ${types.join(", ")} } from "./types.ts";`,
    "",
    ...lines,
    "",
  ].join("\n");
}

/** The generated modules of a service by their path in `src/generated/`. */
export async function generate(service: string): Promise<Map<string, string>> {
  const files = filesOf(service).filter(([, document]) => operationsOf(document).length > 0);
  const documents = documentsOf(service);
  const fragments: Fragments = new Map(
    documents.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION).map((one) => [one.name.value, one]),
  );
  const types = await codegen({
    filename: `${service}.ts`,
    schema: parse(schemaText(service)),
    documents: [{ location: service, document: documents }],
    config: {
      enumType: "string-literal",
      enumsAsTypes: true,
      useTypeImports: true,
      skipTypename: true,
      avoidOptionals: false,
      scalars: {
        UUID: "string",
        DateTime: "string",
        Date: "string",
        JSON: "unknown",
        JSONString: "string",
        Upload: "Blob",
      },
    },
    pluginMap: { operations, head: { plugin: () => NOTE } },
    plugins: [{ head: {} }, { operations: {} }],
  });
  const names = files.map(
    ([name, document]) =>
      `export { ${operationsOf(document).map(documentName).join(", ")} } from "./${service}/${name}.ts";`,
  );
  return new Map([
    [`${service}.ts`, `${NOTE}export type * from "./${service}/types.ts";\n${names.join("\n")}\n`],
    [`${service}/types.ts`, types],
    ...files.map(([name, document]): [string, string] => [`${service}/${name}.ts`, moduleOf(document, fragments)]),
  ]);
}

if (import.meta.main) {
  rmSync(new URL("src/generated/", here), { recursive: true, force: true });
  for (const service of SERVICES) {
    const modules = await generate(service);
    mkdirSync(new URL(`src/generated/${service}/`, here), { recursive: true });
    for (const [path, text] of modules) writeFileSync(new URL(`src/generated/${path}`, here), text);
    console.log(`src/generated/${service}.ts and ${modules.size - 1} beside it`);
  }
}
