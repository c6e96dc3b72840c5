import { afterEach, describe, expect, it, vi } from "vitest";
import { sameOriginFetch } from "./same-origin.ts";

/** A server that takes `good` alone, and replaces a cookie that it did not make. */
function serve(cookie: string, replaces = true) {
  const page = { cookie };
  const seen: string[] = [];
  vi.stubGlobal("document", page);
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const token = new Headers(init.headers).get("x-xsrf-token");
    seen.push(`${init.method ?? "GET"} ${path} ${token}`);
    if (path === "/auth/xsrf") {
      if (replaces) page.cookie = "XSRF-TOKEN=good";
      return new Response("{}");
    }
    return new Response(String(init.body ?? ""), { status: init.method === "GET" || token === "good" ? 200 : 403 });
  });
  return seen;
}
afterEach(() => vi.unstubAllGlobals());

describe("sameOriginFetch", () => {
  it("carries the cookie's token on everything but GET and HEAD", async () => {
    const seen = serve("a=b; XSRF-TOKEN=good");
    await sameOriginFetch("/x");
    await sameOriginFetch("/x", { method: "HEAD" });
    expect((await sameOriginFetch("/x", { method: "post", body: "1" })).status).toBe(200);
    await sameOriginFetch("/x", { method: "DELETE" });
    expect(seen).toEqual(["GET /x null", "HEAD /x null", "POST /x good", "DELETE /x good"]);
  });
  it("asks for a token when there is none, and again when it was refused", async () => {
    expect(await (serve(""), sameOriginFetch("/x", { method: "POST", body: "1" })).then((r) => r.status)).toBe(200);
    const seen = serve("XSRF-TOKEN=old");
    const answer = await sameOriginFetch("/x", { method: "POST", body: "kept" });
    expect(await answer.text()).toBe("kept");
    expect(seen).toEqual(["POST /x old", "GET /auth/xsrf null", "POST /x good"]);
  });
  it("does not go on for ever", async () => {
    const seen = serve("XSRF-TOKEN=old", false);
    expect((await sameOriginFetch("/x", { method: "POST" })).status).toBe(403);
    expect(seen).toEqual(["POST /x old", "GET /auth/xsrf null"]);
  });
});
