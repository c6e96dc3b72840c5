export type GraphQLAnswer = {
  status: number;
  data: Record<string, unknown> | null;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
};

/** Posts one operation as the specification's clients do. */
export async function graphql(
  endpoint: string,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<GraphQLAnswer> {
  const operationName = /(?:query|mutation)\s+(\w+)/.exec(query)?.[1];
  const response = await fetch(endpoint, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ operationName, variables, query }),
  });
  const body = (await response.json()) as Omit<GraphQLAnswer, "status">;
  return { ...body, status: response.status };
}
