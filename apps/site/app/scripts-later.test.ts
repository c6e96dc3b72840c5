import { expect, it } from "vitest";
import { scriptsLater } from "./scripts-later.server.ts";

const PAGE = `<head><link rel="preload" href="/a.woff2" as="font"/><link rel="stylesheet" href="/s.css"/>
<link rel="preload" href="/assets/i18n/en.json" as="fetch" crossOrigin="anonymous"/><link rel="modulepreload" href="/m.js"/></head>
<body><img src="/car.avif"/><script>window.x=1</script><script type="module" async="">import "/m.js";</script></body>`;

it("leaves the line to what is seen: no script and no messages are asked for by the page's own links", () => {
  const html = scriptsLater(PAGE);
  expect(html).not.toMatch(/modulepreload" href|type="module" async|<link[^>]*json/);
  for (const kept of ['href="/a.woff2"', 'href="/s.css"', '<img src="/car.avif"/>', "<script>window.x=1</script>"])
    expect(html).toContain(kept);
  expect(html).toContain(
    '<script type="text/plain" id="entry" data-files="/assets/i18n/en.json /m.js">import "/m.js";</script><script>',
  );
});

it("names the faces that are not waited for, and asks for them with the script", () => {
  expect(scriptsLater(PAGE, "/ja.css")).toContain('data-files="/assets/i18n/en.json /m.js" data-faces="/ja.css">');
  expect(scriptsLater(PAGE)).not.toContain("data-faces=");
});

it("touches no page without script", () => {
  expect(scriptsLater("<p>no script</p>")).toBe("<p>no script</p>");
});
