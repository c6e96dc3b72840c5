declare const types: unique symbol;

/** An operation: its literal text and name, and the types of what it takes and gives (types only, never a value). */
export type TypedDocument<Result, Variables> = {
  readonly operationName: string;
  readonly kind: "query" | "mutation" | "subscription";
  readonly text: string;
  readonly [types]?: (variables: Variables) => Result;
};

export function typedDocument<Result, Variables>(
  operationName: string,
  kind: TypedDocument<Result, Variables>["kind"],
  text: string,
): TypedDocument<Result, Variables> {
  return { operationName, kind, text };
}

export type ResultOf<D> = D extends TypedDocument<infer Result, never> ? Result : never;
export type VariablesOf<D> = D extends TypedDocument<never, infer Variables> ? Variables : never;
