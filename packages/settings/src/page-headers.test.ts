import { expect, it } from "vitest";
import { pageHeaders } from "./page-headers.ts";
import { readSettings } from "./server.ts";

const { public: local } = readSettings({ CDN_URL: "https://cdn.example/objects" });
const { public: secure } = readSettings({ SITE_ORIGIN: "https://carloom.example" });

const policyOf = (headers: Record<string, string>) =>
  Object.fromEntries(
    (headers["content-security-policy"] ?? "").split("; ").map((part) => {
      const [name = "", ...values] = part.split(" ");
      return [name, values];
    }),
  );

it("allows own files, the CDN's pictures and the services, and nothing inline but what is named", () => {
  const policy = policyOf(pageHeaders(local, { script: ["'sha256-x'"] }));
  expect(policy["script-src"]).toEqual(["'self'", "'sha256-x'"]);
  expect(policy["style-src"]).toEqual(["'self'"]);
  expect(policy["img-src"]).toEqual(["'self'", "data:", "https://cdn.example"]);
  expect(policy["connect-src"]).toEqual(["'self'", "http://localhost:8000", "https://cdn.example"]);
  expect(policy["frame-ancestors"]).toEqual(["'none'"]);
});
it("lets other sites frame a page only when it is made for that", () => {
  const framed = pageHeaders(local, { script: [], frameAncestors: "everybody" });
  expect(policyOf(framed)["frame-ancestors"]).toEqual(["*"]);
});
it("asks for HTTPS only where the site speaks it", () => {
  expect(pageHeaders(local, { script: [] })).not.toHaveProperty("strict-transport-security");
  const headers = pageHeaders(secure, { script: [] });
  expect(headers["strict-transport-security"]).toContain("max-age=");
  expect(headers["content-security-policy"]).toContain("upgrade-insecure-requests");
});
