import { type DocumentNode, type FragmentDefinitionNode, getOperationAST, Kind, type SelectionSetNode } from "graphql";
import { tellings, tracedPart } from "../telemetry/tracing.ts";

/** What an operation is: the name that its client gave it or the first field it asks for, its type, and that field. */
export type Asked = { name: string; type: string; field: string };
export type OperationEar = (asked: Asked, ms: number, failed: boolean) => void;

const fragmentOf = (document: DocumentNode, name: string): FragmentDefinitionNode | undefined =>
  document.definitions.find(
    (one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name,
  );

/** The first field, also where it stands in a fragment. */
function firstField(document: DocumentNode, set: SelectionSetNode | undefined, depth = 0): string {
  const first = set?.selections[0];
  if (!first || depth > 8) return "?";
  if (first.kind === Kind.FIELD) return first.name.value;
  if (first.kind === Kind.INLINE_FRAGMENT) return firstField(document, first.selectionSet, depth + 1);
  const fragment = fragmentOf(document, first.name.value);
  return firstField(document, fragment?.selectionSet, depth + 1);
}

export function askedBy(document: DocumentNode, given?: string | null): Asked {
  const operation = getOperationAST(document, given);
  const field = firstField(document, operation?.selectionSet);
  return { name: given ?? operation?.name?.value ?? field, type: operation?.operation ?? "query", field };
}

/** Every field that an operation asks for first, also those in fragments; the type is `query`, `mutation` or `subscription`. */
export function rootFields(document: DocumentNode, given?: string | null): { type: string; fields: string[] } {
  const operation = getOperationAST(document, given);
  const fields = new Set<string>();
  const walk = (set: SelectionSetNode | undefined, depth: number): void => {
    for (const one of set?.selections ?? []) {
      if (one.kind === Kind.FIELD) fields.add(one.name.value);
      else if (depth > 8) fields.add("?");
      else if (one.kind === Kind.INLINE_FRAGMENT) walk(one.selectionSet, depth + 1);
      else walk(fragmentOf(document, one.name.value)?.selectionSet, depth + 1);
    }
  };
  walk(operation?.selectionSet, 0);
  return { type: operation?.operation ?? "", fields: [...fields] };
}

/** Of a name, which a client gives as it likes. */
const LONGEST_NAME = 100;

/** What is said of an operation, by its type and name. */
const tellingOf = tellings((said) => {
  const [type = "", name = ""] = said.split(" ");
  return { name: said, kind: "internal", facts: { "graphql.operation.name": name, "graphql.operation.type": type } };
});

/** Executes an operation as a span, and says how long it took. */
export async function watchOperation<T>(
  asked: Asked,
  ear: OperationEar | undefined,
  execute: () => Promise<T>,
): Promise<T> {
  const began = performance.now();
  let failed = true;
  try {
    const telling = () => tellingOf(`${asked.type} ${asked.name.slice(0, LONGEST_NAME)}`);
    return await tracedPart(telling, async (span) => {
      const result = await execute();
      const { errors } = result as { errors?: readonly unknown[] };
      failed = errors !== undefined && errors.length > 0;
      if (errors?.length) span.note({ "graphql.errors": errors.length });
      return result;
    });
  } finally {
    ear?.(asked, performance.now() - began, failed);
  }
}
