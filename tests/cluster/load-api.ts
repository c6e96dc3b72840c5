import { type Api, apiOf, operation } from "../support/api.ts";

/** Commerce as a client sees it that gives up on whatever is no answer: the failure's text is what it saw. */
export function plainApi(services: string, patienceMs = 20_000): Api {
  const url = `${services}/commerce/graphql/`;
  return {
    ...apiOf({ services }),
    commerce: async (query, variables, token) => {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", ...(token && { authorization: token }) },
        body: JSON.stringify(operation(query, variables)),
        signal: AbortSignal.timeout(patienceMs),
      });
      const text = await response.text();
      let answer: { data?: object | null; errors?: { extensions?: { code?: string } }[] } = {};
      try {
        answer = JSON.parse(text);
      } catch {
        // the balancer's own page
      }
      if (!answer.data || (answer.errors?.length ?? 0) > 0)
        throw new Error(`${response.status} ${answer.errors?.[0]?.extensions?.code ?? "of the balancer"}`);
      return { status: response.status, data: answer.data };
    },
  };
}
