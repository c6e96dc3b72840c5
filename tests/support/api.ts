import type { Running } from "./product.ts";

/** What JSON says: tests read answers freely and assert what they find. */
type Parsed = ReturnType<typeof JSON.parse>;
export type Answer = {
  status: number;
  data: Parsed;
  errors?: { message: string; extensions: { code: string } }[];
};
export type Service = "threed" | "commerce" | "ai";
type Headers = Record<string, string>;

export type Operation = { operationName?: string | undefined; variables: object; query: string };

/** One operation in the wire form: its name is read from its text. */
export const operation = (query: string, variables: object = {}): Operation => ({
  operationName: /(?:query|mutation)\s+(\w+)/.exec(query)?.[1],
  variables,
  query,
});

const authorized = (token?: string | null): Headers => (token ? { authorization: token } : {});

/** The form of one operation with a file, as the multipart request specification has it. */
export function fileForm(query: string, variables: object, path: string, file: Blob): FormData {
  const form = new FormData();
  form.set("operations", JSON.stringify(operation(query, variables)));
  form.set("map", JSON.stringify({ 0: [path] }));
  form.set("0", file, file instanceof File ? file.name : "upload");
  return form;
}

export type Api = ReturnType<typeof apiOf>;

/** The three endpoints of a running product, spoken to as the specification's clients do. `token` is the whole header. */
export function apiOf(product: Pick<Running, "services">) {
  const urlOf = (service: Service) => `${product.services}/${service}/graphql/`;
  const post = (service: Service, body: BodyInit, headers: Headers = {}) =>
    fetch(urlOf(service), { method: "POST", body, headers });
  const read = async (response: Response): Promise<Answer> => ({
    status: response.status,
    ...((await response.json()) as Omit<Answer, "status">),
  });
  const json = (service: Service) => async (query: string, variables?: object, token?: string | null) =>
    read(
      await post(service, JSON.stringify(operation(query, variables)), {
        "content-type": "application/json",
        ...authorized(token),
      }),
    );
  return {
    urlOf,
    /** Anything at all, for what no client sends. */
    post,
    threed: json("threed"),
    commerce: json("commerce"),
    ai: json("ai"),
    upload: async (query: string, variables: object, path: string, file: Blob, token?: string | null) =>
      read(
        await post("threed", fileForm(query, variables, path, file), {
          "apollo-require-preflight": "true",
          ...authorized(token),
        }),
      ),
    batch: (service: Service, operations: readonly Operation[]) =>
      post(service, JSON.stringify(operations), { "content-type": "application/json" }),
  };
}
