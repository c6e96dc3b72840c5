// reads: apps/site/build
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { builtSite } from "./built-site.ts";
import { MOST_SCRIPT, scriptSize, scriptsOf } from "./script-size.ts";

it("finds every script that a page names, once", () => {
  const html = `<link rel="modulepreload" href="/a.js"/><link nonce="n" rel="modulepreload" href="/b.js"/>
    <link rel="stylesheet" href="/c.css"/><script type="module">import * as route0 from "/a.js";
    import("/d.js");</script><script src="/e.js"></script><script type="text/plain" data-files="/en.json /f.js">1</script>`;
  expect(scriptsOf(html)).toEqual(["/a.js", "/b.js", "/e.js", "/d.js", "/f.js"]);
});

const client = new URL("../build/client/", import.meta.url);

describe.skipIf(!existsSync(client))("script of the built pages", () => {
  const { html: page } = builtSite();

  it.each([
    "/",
    "/car",
    "/car/halden-gt",
    "/membership",
    "/carloomx",
    "/contact",
    "/garage/nobody",
    "/terms",
    "/business-information",
    "/default-channel",
    "/default-channel/products/fold-5",
    "/default-channel/cart",
    "/default-channel/checkout",
    "/quotes/33333333-3333-4333-8333-333333333333",
    "/orders/abc",
    "/orders/abc/print",
    "/no/such/page",
  ])("is at most 135 KB at %s", async (path) => {
    const html = await page(path);
    expect(scriptsOf(html).length).toBeGreaterThan(3);
    expect(await scriptSize(html, (address) => readFile(new URL(`.${address}`, client)))).toBeLessThanOrEqual(
      MOST_SCRIPT,
    );
  });
});
