import { randomUUID } from "node:crypto";
import { createEndpoint, limitsOf, type Handler, type Migrations } from "@carloom/platform";
import { type TestServices, testServices } from "@carloom/platform/testing";
import { builder, type IdentityContext } from "../builder.ts";
import { identityMigrations } from "../migrations/index.ts";
import { identityJobs } from "./account.jobs.ts";
import { authenticate } from "./authenticate.ts";
import { authHandler } from "./http/auth.handler.ts";
import { nothingPersonal, type PersonalPort } from "../personal.port.ts";
import "../fields.ts";

export const ORIGIN = "http://localhost:3001";
export const PASSWORD = "correct-horse-7-battery";
export const newEmail = (): string => `p${randomUUID().slice(0, 12)}@people.example`;

type Answer = { data: Record<string, never> | null; errors?: { message: string; extensions?: { code?: string } }[] };

export type AccountFixture = {
  services: TestServices;
  /** One GraphQL request as a client sends it. */
  graphql(query: string, variables?: object, authorization?: string): Promise<Answer>;
  /** A browser: keeps cookies, sends X-XSRF-TOKEN. */
  browser(): Browser;
  /** Runs the waiting mail jobs and returns the mails of an address, newest first. */
  mailsOf(email: string): Promise<{ subject: string; text: string }[]>;
};

export type Browser = {
  cookies: Map<string, string>;
  /** Set-Cookie lines of the last answer. */
  lines: string[];
  send(path: string, init?: RequestInit): Promise<Response>;
  post(path: string, body?: object, headers?: Record<string, string>): Promise<Response>;
  clone(): Browser;
};

function browserOn(services: TestServices, first: Handler | null, cookies = new Map<string, string>()): Browser {
  const auth = authHandler(services);
  const handle: Handler = async (request, info) => (await first?.(request, info)) ?? auth(request, info);
  const browser: Browser = {
    cookies,
    lines: [],
    async send(path, init = {}) {
      const headers = new Headers(init.headers);
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      if (cookie && !headers.has("cookie")) headers.set("cookie", cookie);
      const request = new Request(ORIGIN + path, { ...init, headers });
      const response = await handle(request, { ip: "10.0.0.1", requestId: "test" });
      if (!response) throw new Error(`Nobody answers ${path}`);
      browser.lines = response.headers.getSetCookie();
      for (const line of browser.lines) {
        const [pair = ""] = line.split(";");
        const at = pair.indexOf("=");
        if (/Max-Age=0(;|$)/i.test(line)) cookies.delete(pair.slice(0, at));
        else cookies.set(pair.slice(0, at), pair.slice(at + 1));
      }
      return response;
    },
    async post(path, body = {}, headers = {}) {
      if (!cookies.has("XSRF-TOKEN")) await browser.send("/auth/xsrf");
      return browser.send(path, {
        method: "POST",
        body: JSON.stringify(body),
        headers: {
          "content-type": "application/json",
          "x-xsrf-token": cookies.get("XSRF-TOKEN") ?? "",
          origin: ORIGIN,
          ...headers,
        },
      });
    },
    clone: () => browserOn(services, first, new Map(cookies)),
  };
  return browser;
}

/** What else stands beside the accounts. */
export type Beside = {
  /** Answers requests of the browser before the account's own handler. */
  handlerOf?: (services: TestServices) => Handler;
  migrations?: readonly Migrations[];
  personal?: PersonalPort;
};

export async function accountFixture(
  env: Record<string, string> = {},
  { handlerOf, migrations = [], personal = nothingPersonal }: Beside = {},
): Promise<AccountFixture> {
  const services = await testServices([identityMigrations, ...migrations], {
    LIMIT_SIGN_IN_PER_MINUTE: "1000",
    ...env,
  });
  const first = handlerOf?.(services) ?? null;
  const e = services.settings.env;
  const endpoint = createEndpoint({
    schema: builder.toSchema(),
    path: "/commerce/graphql/",
    limits: limitsOf(e),
    contextOf: async (request): Promise<IdentityContext> => ({
      ...services.contextFor(await authenticate(services, request.headers.get("authorization"))),
      personal,
    }),
  });
  return {
    services,
    async graphql(query, variables = {}, authorization) {
      const headers = { "content-type": "application/json", ...(authorization && { authorization }) };
      const body = JSON.stringify({ query, variables });
      const url = "http://localhost:8000/commerce/graphql/";
      const response = await endpoint(new Request(url, { method: "POST", headers, body }));
      return (await response.json()) as Answer;
    },
    browser: () => browserOn(services, first),
    async mailsOf(email) {
      const handlers = identityJobs(services, personal);
      for (;;) {
        // handlers add jobs in their turn
        const { rows } = await services.connection.pool.query(
          "delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t where t.id = j.task_id returning t.identifier, j.payload",
        );
        if (rows.length === 0) break;
        for (const row of rows)
          await handlers[row.identifier as string]?.(row.payload, { attempt: 1, lastAttempt: false });
      }
      return ((await services.mailer.list?.()) ?? []).filter((mail) => mail.to === email);
    },
  };
}
