import { connect } from "node:net";
import * as documents from "@carloom/threed/documents";
import { beforeAll, describe, expect, it } from "vitest";
import { type Api, fileForm, operation } from "../../support/api.ts";
import type { ProductDatabase } from "../../support/database.ts";
import { forgedTokens } from "../../support/forge.ts";
import {
  newEmail,
  newPerson,
  PASSWORD,
  type Person,
  REGISTER,
  TOKEN_REFRESH,
  TOKEN_VERIFY,
} from "../../support/people.ts";
import type { Product } from "../../support/product.ts";
import { seeded, testSeed } from "../../support/random.ts";
import { stillUp, unchanged } from "../../support/unchanged.ts";
import type { Attacked } from "./attacked.ts";

/** What is tried with tokens, documents, sockets and addresses. @param open what the suite has open, once it has */
export function attackDocuments(open: () => Attacked): void {
  let product: Product;
  let api: Api;
  let database: ProductDatabase;
  let me: Person;
  let pid: number;
  let templateUuid: string;

  beforeAll(async () => {
    ({ product, api, database, pid } = open());
    me = await newPerson(api);
    templateUuid = (await api.threed(documents.TEMPLATE, { slug: "halden-gt" })).data.template.uuid;
  });

  const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;

  describe("tokens that are not good", () => {
    it("are nobody's, everywhere, and change nothing", async () => {
      const { good, forged } = await forgedTokens(database, me.token, me.refreshToken);
      expect((await api.commerce(TOKEN_VERIFY, {}, `Bearer ${good}`)).data.me.email).toBe(me.email);
      const create = { templateUuid, input: { title: "Mine", description: "" } };
      await unchanged(product, database, async () => {
        for (const [name, token] of Object.entries(forged)) {
          for (const header of [token, `Bearer ${token}`]) {
            expect([name, (await api.commerce(TOKEN_VERIFY, {}, header)).data]).toEqual([name, { me: null }]);
            const made = (await api.threed(documents.PERSONAL_PROJECT_CREATE, create, header)).data
              .personalProjectCreate;
            expect([name, made]).toMatchObject([name, { project: null, error: { type: "UNAUTHENTICATED" } }]);
          }
          if (name === "refresh as access") continue;
          const { tokenRefresh } = (await api.commerce(TOKEN_REFRESH, { refreshToken: token })).data;
          expect([name, tokenRefresh.token, tokenRefresh.errors.length]).toEqual([name, null, 1]);
        }
      });
    });
  });

  describe("what no page of ours sends", () => {
    const mutation = operation(documents.PERSONAL_PROJECT_CREATE, {});
    const withVariables = () => ({ ...mutation, variables: { templateUuid, input: { title: "Forged" } } });
    const authorization = () => ({ authorization: me.bearer });

    it("forms, text and bare multipart are refused before anything runs", async () => {
      const form = () => fileForm(documents.UPLOAD_IMAGE, { image: null }, "variables.image", new Blob(["x"]));
      const text = JSON.stringify(withVariables());
      const cases: [string, BodyInit, Record<string, string>, number][] = [
        ["text/plain", text, { "content-type": "text/plain" }, 415],
        ["text/plain that names JSON", text, { "content-type": "text/plain; a=application/json" }, 415],
        ["a form", new URLSearchParams({ query: mutation.query }), {}, 415],
        ["no type", new Blob([text]), {}, 415],
        ["GraphQL text", mutation.query, { "content-type": "application/graphql" }, 415],
        ["multipart without the header", form(), {}, 400],
        ["multipart with an empty header", form(), { "apollo-require-preflight": "" }, 400],
      ];
      await unchanged(product, database, async () => {
        for (const [name, body, headers, status] of cases) {
          const response = await api.post("threed", body, { ...authorization(), ...headers });
          const answer = (await response.json()) as { errors: { message: string }[] };
          expect([name, response.status, answer.errors.length]).toEqual([name, status, 1]);
        }
      });
    });

    it("mutations by GET and other methods are refused", async () => {
      const url = new URL(api.urlOf("threed"));
      const { query, operationName = "", variables } = withVariables();
      url.search = String(new URLSearchParams({ query, operationName, variables: JSON.stringify(variables) }));
      await unchanged(product, database, async () => {
        const got = await fetch(url, { headers: authorization() });
        expect([got.status, got.headers.get("allow")]).toEqual([405, "POST"]);
        for (const method of ["PUT", "PATCH", "DELETE"])
          expect((await fetch(url, { method, headers: authorization() })).status).toBe(405);
      });
    });

    it("unknown slugs, fields and operations are named", async () => {
      expect((await api.threed(documents.TEMPLATE, { slug: "no-such-car" })).data).toEqual({ template: null });
      expect((await api.threed(documents.PROJECT, { templateSlug: "no-such-car" })).data).toEqual({ project: null });
      const page = await fetch(`${product.site}/car/no-such-car?lang=ko`, { redirect: "manual" });
      expect([page.status, page.headers.get("location")]).toEqual([302, "/error-404?lang=ko"]);
      const field = await api.threed("query q { garage { id } }");
      expect([codeOf(field), field.errors?.[0]?.message]).toEqual([
        "GRAPHQL_VALIDATION_FAILED",
        expect.stringContaining('"garage"'),
      ]);
      const body = JSON.stringify({ query: "query a { __typename } query b { __typename }", operationName: "c" });
      const unknown = await api.post("threed", body, { "content-type": "application/json" });
      expect([unknown.status, codeOf((await unknown.json()) as never)]).toEqual([400, "OPERATION_RESOLUTION_FAILURE"]);
    });

    it("too much of anything is refused before it is validated", async () => {
      const many = (count: number, text: (i: number) => string) =>
        Array.from({ length: count }, (_, i) => text(i)).join(" ");
      const deep = `{ me ${"{ orders(first: 1) { edges { node { user ".repeat(4)}{ id }${" } } } }".repeat(4)} }`;
      const nested = "{ edges { node { category { products(first: 100) ";
      const dear = `{ products(first: 100) ${nested.repeat(2)}{ totalCount }${" } } } }".repeat(2)} }`;
      const cases: [string, string][] = [
        ["101 aliases", `{ ${many(101, (i) => `a${i}: __typename`)} }`],
        ["depth", deep],
        ["2,001 tokens", `{ ${many(2001, () => "__typename")} }`],
        ["10,000 equal fields", `{ ${many(10_000, () => "__typename")} }`],
        ["cost", dear],
        ["a fragment in itself", "query q { me { ...f } } fragment f on User { ...f }"],
      ];
      for (const [name, query] of cases) {
        const started = performance.now();
        const response = await api.post("commerce", JSON.stringify({ query }), { "content-type": "application/json" });
        const answer = (await response.json()) as { errors: { extensions: { code: string } }[] };
        expect([name, codeOf(answer)]).toEqual([name, "LIMIT_EXCEEDED"]);
        // 50 ms on a quiet machine: a hundred times that is work that should not have begun
        expect(performance.now() - started).toBeLessThan(5000);
      }
    });

    it("fifty bodies of nonsense get an answer that says so", async () => {
      const seed = testSeed();
      const random = seeded(seed);
      const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
      const value = (depth: number): unknown =>
        pick<() => unknown>([
          () => null,
          () => random() * 1e9 - 5e8,
          () => String.fromCharCode(...Array.from({ length: 20 }, () => Math.floor(random() * 0xffff))),
          () => (depth > 4 ? [] : [value(depth + 1), value(depth + 1)]),
          () =>
            depth > 4 ? {} : { query: value(depth + 1), variables: value(depth + 1), __proto__x: value(depth + 1) },
          () => "{ __typename }",
        ])();
      const bytes = () =>
        Buffer.from(Array.from({ length: Math.floor(random() * 4000) }, () => Math.floor(random() * 256)));
      await unchanged(product, database, async () => {
        for (let i = 0; i < 50; i++) {
          const body = i % 2 ? new Blob([bytes()]) : JSON.stringify(value(0));
          const type = pick(["application/json", "multipart/form-data; boundary=x", "multipart/form-data", "x/y"]);
          const service = pick(["threed", "commerce", "ai"] as const);
          const response = await api.post(service, body, { "content-type": type, "x-requested-with": "a" });
          const text = await response.text();
          expect([seed, i, response.status < 500, text]).toEqual([
            seed,
            i,
            true,
            expect.stringMatching(/errors|data|\[\]/),
          ]);
        }
      });
      await stillUp(product, pid);
    });
  });

  describe("the socket", () => {
    const port = () => Number(new URL(product.services).port);
    /** Writes raw bytes and reads what comes within a second. */
    const raw = (text: string) =>
      new Promise<string>((done) => {
        let got = "";
        const socket = connect(port(), "127.0.0.1", () => socket.write(text));
        socket.on("data", (data) => (got += data));
        socket.on("error", () => undefined);
        socket.on("close", () => done(got));
        setTimeout(() => socket.destroy(), 1000);
      });

    it("survives floods of headers, half requests and noise", async () => {
      const get = (headers: string) =>
        `GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`;
      expect(await raw(get(`X-A: ${"a".repeat(100_000)}\r\n`))).toMatch(/^HTTP\/1\.1 431/);
      expect(await raw(get("X-A: a\r\n".repeat(1900)))).toMatch(/^HTTP\/1\.1 (200|431)/);
      expect(await raw(`GET /${"a".repeat(100_000)} HTTP/1.1\r\n\r\n`)).toMatch(/^HTTP\/1\.1 (431|414|400)/);
      expect(await raw("\u0000\u0001\u0002 nonsense\r\n\r\n")).toMatch(/^HTTP\/1\.1 400/);
      expect(await raw("GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n")).toMatch(
        /^HTTP\/1\.1 404/,
      );
      const both =
        "POST /threed/graphql/ HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n";
      expect(await raw(both)).toMatch(/^HTTP\/1\.1 400/);
      const half =
        "POST /threed/graphql/ HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{";
      await Promise.all(Array.from({ length: 100 }, () => raw(half)));
      await stillUp(product, pid);
    });
  });

  describe("the way back", () => {
    it("leads to our own applications only", async () => {
      const addresses = [
        "//evil.example",
        "/\\evil.example",
        "https:evil.example",
        "https://evil.example",
        `${product.site}@evil.example`,
        `${product.site}.evil.example/`,
        `${product.site.replace("://", "://evil@")}`,
        "http://localhost:1/",
        product.site.replace("localhost", "127.0.0.1"),
        product.site.replace("http:", "https:"),
        "javascript:alert(1)",
        `${product.site}\r\nLocation: https://evil.example`,
      ];
      const RESET = `mutation requestPasswordReset($email: String!, $redirectUrl: String!) {
      requestPasswordReset(email: $email, redirectUrl: $redirectUrl) { errors { field code } } }`;
      for (const redirectUrl of addresses) {
        const { data } = await api.commerce(RESET, { email: newEmail(), redirectUrl });
        expect([redirectUrl, data.requestPasswordReset.errors]).toEqual([
          redirectUrl,
          [{ field: "redirectUrl", code: "INVALID" }],
        ]);
        for (const path of ["/sign-in", "/sign-up", "/sign-out"]) {
          const search = new URLSearchParams({ redirectUrl });
          const page = await fetch(`${product.account}${path}?${search}`, { redirect: "manual" });
          expect([path, page.status, page.headers.get("location")]).toEqual([path, 200, null]);
          expect(await page.text()).not.toContain("evil");
          expect(page.headers.get("content-security-policy")).toMatch(/frame-ancestors 'none'/);
        }
      }
      for (const path of ["//evil.example/", "//evil.example/car/", "/\\evil.example", "/car//evil.example/"]) {
        const page = await fetch(product.site + path, { redirect: "manual" });
        expect(page.headers.get("location") ?? "/").toMatch(/^\/(?!\/|\\)/);
      }
    });

    it("and a language that is none are no markup", async () => {
      const attack = '"><script>alert(1)</script>';
      for (const path of ["/", "/car", "/car/halden-gt"]) {
        const page = await (await fetch(`${product.site}${path}?lang=${encodeURIComponent(attack)}`)).text();
        expect(page).toMatch(/<html[^>]* lang="en"/);
        expect(page).not.toContain("<script>alert(1)");
      }
    });
  });

  describe("inputs that claim a place", () => {
    it("do not make staff, and are refused by name", async () => {
      const input = { email: newEmail(), password: PASSWORD };
      await unchanged(product, database, async () => {
        for (const more of [{ isStaff: true }, { isConfirmed: true }, { roles: ["owner"] }, { id: "1" }]) {
          const answer = await api.commerce(REGISTER, { input: { ...input, ...more } });
          expect([answer.data ?? null, answer.errors?.length]).toEqual([null, 1]);
          const update = "mutation u($input: AccountInput!) { accountUpdate(input: $input) { errors { code } } }";
          expect((await api.commerce(update, { input: more }, me.bearer)).errors?.length).toBe(1);
        }
        const body = `{"query":${JSON.stringify(REGISTER)},"variables":{"input":{"__proto__":{"isStaff":true},"email":"x"}}}`;
        await api.post("commerce", body, { "content-type": "application/json" });
      });
      expect((await api.commerce(TOKEN_VERIFY, {}, me.bearer)).data.me.isStaff).toBe(false);
    });
  });

  describe("addresses that hold what no name does", () => {
    it("show nothing, and break nothing", async () => {
      for (const path of [
        "/default-channel/products/%00",
        "/default-channel/products?q=%00",
        "/car?brand=%00",
        "/car/%00",
      ]) {
        const page = await fetch(product.site + path, { redirect: "manual" });
        expect([path, page.status < 500]).toEqual([path, true]);
      }
      for (const path of ["/threed/graphql", "/cdn/%00", "/none"]) {
        const answer = await fetch(product.services + path);
        expect([path, answer.headers.get("x-content-type-options")]).toEqual([path, "nosniff"]);
        expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
      }
      const personal = await api.post("commerce", JSON.stringify({ query: "{ __typename }" }), {
        "content-type": "application/json",
        authorization: me.bearer,
      });
      expect(personal.headers.get("cache-control")).toBe("no-store");
    });
  });

  describe("memory", () => {
    const resident = async () => {
      const text = await (await fetch(`${product.services}/metrics`)).text();
      return Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]);
    };

    it("stays level however many documents are sent, answered or refused", async () => {
      const fields = "__typename ".repeat(400);
      const send = async (i: number) => {
        const query = [
          `query q${i} { a${i}: __typename ${Array.from({ length: 90 }, (_, n) => `b${n}: __typename`).join(" ")} }`,
          `query q${i} { nope${i} ${fields} }`,
          `query q${i} { ${fields} `,
        ][i % 3];
        const service = (["threed", "commerce", "ai"] as const)[i % 7 < 3 ? i % 7 : 1] ?? "commerce";
        await (await api.post(service, JSON.stringify({ query }), { "content-type": "application/json" })).text();
      };
      const round = async (from: number, count: number) => {
        for (let i = from; i < from + count; i += 10)
          await Promise.all(Array.from({ length: 10 }, (_, n) => send(i + n)));
      };
      // code is compiled and the heap has its size
      await round(0, 600);
      const before = await resident();
      await round(1000, 2400);
      expect((await resident()) - before).toBeLessThan(200 * 1024 * 1024);
      await stillUp(product, pid);
    });

    it("does not hold bodies that are too large for what carries no file", async () => {
      const body = JSON.stringify({ query: "{ __typename }", variables: { a: "a".repeat(9_000_000) } });
      const before = await resident();
      const statuses = await Promise.all(
        Array.from({ length: 40 }, () =>
          api.post("commerce", body, { "content-type": "application/json" }).then(
            (response) => response.status,
            () => 413,
          ),
        ),
      );
      expect(new Set(statuses)).toEqual(new Set([413]));
      expect((await resident()) - before).toBeLessThan(150 * 1024 * 1024);
    });

    it("and work that grows with the square holds nobody up", async () => {
      const query = (i: number) => `query q${i} { ${"shop { name } ".repeat(480)} }`;
      const body = JSON.stringify(Array.from({ length: 10 }, (_, i) => ({ query: query(i) })));
      const cpu = async () => {
        const text = await (await fetch(`${product.services}/metrics`)).text();
        return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]);
      };
      const before = await cpu();
      for (let i = 0; i < 5; i++) {
        const response = await api.post("commerce", body, { "content-type": "application/json" });
        const answers = (await response.json()) as { errors: { extensions: { code: string } }[] }[];
        expect(answers.map(codeOf)).toEqual(Array.from({ length: 10 }, () => "LIMIT_EXCEEDED"));
      }
      // ten seconds and more when each of the fifty is validated
      expect((await cpu()) - before).toBeLessThan(4);
    });
  });
}
