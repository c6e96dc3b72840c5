import { createEndpoint, limitsOf, memoryLimiter, postgresLimiter } from "@carloom/platform";
import { type TestServices, testServices } from "@carloom/platform/testing";
import { AI_CHAT, TRANSLATE_TEXT } from "@carloom/threed/documents";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aiSchema } from "./index.ts";

let services: TestServices;
beforeAll(async () => {
  services = await testServices([]);
});
afterAll(() => services.drop());

it("answers so many questions of one address a minute, over all its endpoints", async () => {
  const few = await testServices([], { LIMIT_ASSIST_PER_MINUTE: "2" });
  try {
    const endpoint = createEndpoint({
      schema: aiSchema,
      path: "/ai/graphql/",
      // each as a process of its own has it
      contextOf: async () => ({ ...few.contextFor(), limiter: memoryLimiter(), throttle: postgresLimiter(few.db) }),
      limits: limitsOf(few.settings.env),
    });
    const ask = async (query: string, variables: object) => {
      const body = JSON.stringify({ query, variables });
      const request = { method: "POST", headers: { "content-type": "application/json" }, body };
      const response = await endpoint(new Request("http://localhost:4261/ai/graphql/", request));
      return [response.status, Number(response.headers.get("retry-after")) > 0, await response.json()];
    };
    const chat = { message: "hello", projectUuid: "0190a0a0-0000-7000-8000-000000000000" };
    expect((await ask(AI_CHAT, chat))[0]).toBe(200);
    expect((await ask(TRANSLATE_TEXT, { text: "안녕" }))[0]).toBe(200);
    expect(await ask(AI_CHAT, chat)).toMatchObject([
      429,
      true,
      { data: { aiChat: null }, errors: [{ extensions: { code: "LIMIT" } }] },
    ]);
  } finally {
    await few.drop();
  }
});

it("answers chat and translation at an address of its own, with the specification's failure", async () => {
  const endpoint = createEndpoint({
    schema: aiSchema,
    path: "/ai/graphql/",
    contextOf: async () => services.contextFor(),
    limits: limitsOf(services.settings.env),
  });
  const ask = async (body: unknown, method = "POST", search = "") => {
    const headers = { "content-type": "application/json" };
    const init = method === "GET" ? { method } : { method, headers, body: JSON.stringify(body) };
    return (await endpoint(new Request(`http://localhost:4261/ai/graphql/${search}`, init))).json();
  };
  const chat = {
    query: AI_CHAT,
    variables: { message: "hello", projectUuid: "0190a0a0-0000-7000-8000-000000000000" },
  };
  const translation = { query: TRANSLATE_TEXT, variables: { text: "안녕" } };
  const failed = { message: "An error occurred. Please try again later.", projectPreset: null };
  expect(await ask(chat)).toEqual({ data: { aiChat: failed } });
  expect(await ask(translation)).toEqual({ data: { translateText: null } });
  // one question a request, however many operations it carries
  expect(await ask([chat, translation])).toMatchObject([
    { data: { aiChat: failed } },
    { data: { translateText: null }, errors: [{ extensions: { code: "ONE_AT_A_TIME" } }] },
  ]);
  // and none by a link
  const link = `?query=${encodeURIComponent(TRANSLATE_TEXT)}&variables=${encodeURIComponent('{"text":"안녕"}')}`;
  expect(await ask(null, "GET", link)).toMatchObject({ errors: [{ extensions: { code: "METHOD_NOT_ALLOWED" } }] });
});
