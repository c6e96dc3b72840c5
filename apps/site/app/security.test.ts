import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { inlineScriptHashes, tileSource } from "./security.server.ts";

const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

it("names every inline script that runs, once", () => {
  const html = `<script>a()</script><script type="module" async="">b()</script><script>a()</script>
    <script src="/x.js"></script><script type="application/ld+json">{"c":1}</script>`;
  expect(inlineScriptHashes(html)).toEqual([hash("a()"), hash("b()")]);
});

it("names the source of map tiles as a policy wants it", () => {
  expect(tileSource("https://{s}.tiles.example/{z}/{x}/{y}.png?key={key}")).toBe("https://*.tiles.example");
  expect(tileSource("http://localhost:8080/{z}/{x}/{y}.png")).toBe("http://localhost:8080");
});
