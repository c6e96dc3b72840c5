/**
 * Writes `src/generated/*.ts`: types and typed documents of `src/documents/<service>/*.graphql`,
 * read against the service's printed schema (`services/<service>/schema.graphql`).
 * Run `npm run codegen -w @carloom/api-client` after a document or a schema changed.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { codegen } from "@graphql-codegen/core";
import * as operations from "@graphql-codegen/typescript-operations";
import { concatAST, type DocumentNode, type FragmentDefinitionNode, Kind, parse, print, visit } from "graphql";

const here = new URL("./", import.meta.url);
export const SERVICES = ["threed", "commerce", "ai"] as const;

/** A service's printed schema. */
export function schemaText(service: string): string {
  return readFileSync(new URL(`../../services/${service}/schema.graphql`, here), "utf8");
}

/** All documents of a service as one. */
export function documentsOf(service: string): DocumentNode {
  const folder = new URL(`src/documents/${service}/`, here);
  return concatAST(
    readdirSync(folder)
      .filter((file) => file.endsWith(".graphql"))
      .sort()
      .map((file) => parse(readFileSync(new URL(file, folder), "utf8"))),
  );
}

/** Fragments that a definition needs, each once, in the order of first use. */
function fragmentsOf(node: DocumentNode["definitions"][number], all: Map<string, FragmentDefinitionNode>) {
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

/** One `export const XDocument` for every operation, its text with the fragments that it uses. */
function documentsPlugin(documents: DocumentNode): string {
  const fragments = new Map(
    documents.definitions.filter((d) => d.kind === Kind.FRAGMENT_DEFINITION).map((d) => [d.name.value, d]),
  );
  const lines: string[] = [];
  for (const definition of documents.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) continue;
    const { value: name } = definition.name;
    const text = [definition, ...fragmentsOf(definition, fragments)].map(print).join("\n\n");
    const type = `${pascal(name)}${pascal(definition.operation)}`;
    lines.push(
      `export const ${pascal(name)}Document: TypedDocument<${type}, ${type}Variables> = /* @__PURE__ */ typedDocument(${JSON.stringify(name)}, ${JSON.stringify(definition.operation)}, ${JSON.stringify(text)});`,
    );
  }
  return lines.join("\n");
}

/** The generated module of a service. */
export async function generate(service: string): Promise<string> {
  const documents = documentsOf(service);
  return codegen({
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
    pluginMap: {
      operations,
      documents: { plugin: () => documentsPlugin(documents) },
      head: {
        plugin: () =>
          '// Written by codegen.ts; do not edit.\nimport { type TypedDocument, typedDocument } from "../document.ts";\n',
      },
    },
    plugins: [{ head: {} }, { operations: {} }, { documents: {} }],
  });
}

if (import.meta.main) {
  for (const service of SERVICES) {
    writeFileSync(new URL(`src/generated/${service}.ts`, here), await generate(service));
    console.log(`src/generated/${service}.ts`);
  }
}
