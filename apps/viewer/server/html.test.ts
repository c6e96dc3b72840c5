import { expect, it } from "vitest";
import { cut, html, jsonBlock } from "./html.ts";

it("what is put into markup is text, markup stays markup, nothing is nothing", () => {
  const title = `"><script>alert('1')</script>&`;
  const inner = html`<b>${title}</b>`;
  expect(html`<p title="${title}">${inner}${null}${false}${[inner, inner]}</p>`.html).toBe(
    [
      `<p title="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;">`,
      ...Array.from({ length: 3 }, () => `<b>&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;</b>`),
      "</p>",
    ].join(""),
  );
});

it("data cannot end its block, and reads as it was", () => {
  const value = { title: "</script><!--\u2028&" };
  const text = jsonBlock(value);
  expect(text).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(text)).toEqual(value);
});

it("titles are cut with an ellipsis, by characters and not by halves of them", () => {
  expect(cut("a".repeat(60), 60)).toBe("a".repeat(60));
  expect(cut("🚗".repeat(61), 60)).toBe(`${"🚗".repeat(57)}...`);
});
