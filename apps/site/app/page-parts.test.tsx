import { createContext, use } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { handOver, PageParts } from "./page-parts.server.tsx";

const page = (parts: PageParts, body: string) => parts.assemble(`<html><body>${body}</body></html>`).toString();

it("writes a part once, and each page has it in its own place", () => {
  const list = ["<b>"];
  let made = 0;
  const element = () => {
    made += 1;
    return <p>{list}</p>;
  };
  for (const name of ["Ann", "Bob"]) {
    const parts = new PageParts();
    const html = page(parts, `<i>${name}</i>${parts.markup(list, "list", element)}<i>end</i>`);
    expect(html).toBe(`<html><body><i>${name}</i><p>&lt;b&gt;</p><i>end</i></body></html>`);
  }
  expect(made).toBe(1);
  const parts = new PageParts();
  expect(
    page(
      parts,
      parts.markup(list, "list in Korean", () => <p>다른</p>),
    ),
  ).toContain("<p>다른</p>");
  expect(
    page(
      parts,
      parts.markup(["<b>"], "list", () => <p>another list</p>),
    ),
  ).toContain("another list");
});

it("is rendered by itself: nothing of the page around it can get into it", () => {
  const Visitor = createContext("nobody");
  const Name = () => <p>{use(Visitor)}</p>;
  const list: string[] = [];
  const parts = new PageParts();
  const Inside = () => (
    <div dangerouslySetInnerHTML={{ __html: parts.markup(list, "names", () => <Name />) }} data-of={use(Visitor)} />
  );
  const html = renderToString(
    <Visitor value="Ann">
      <Inside />
      <Name />
    </Visitor>,
  );
  // and the page around goes on as it was
  expect(page(parts, html)).toContain('<div data-of="Ann"><p>nobody</p></div><p>Ann</p>');
});

it("takes no text for a place that somebody has written", () => {
  const parts = new PageParts();
  const place = parts.markup([], "list", () => <p>kept</p>);
  const html = page(parts, `${place}<i>&lt;!--part-0--&gt;</i><!--part-0--><!--0-->`);
  expect(html.match(/kept/g)).toHaveLength(1);
  const mark = /part-([0-9a-f]{32})-/.exec(place)?.[1];
  expect(mark).toBeDefined();
  expect(page(new PageParts(), "<p>x</p>")).not.toContain(mark);
});

it("hands a list over within the page, where no text of it can end its script", () => {
  const tiles = [{ title: "</script><script>alert(1)</script>" }];
  const parts = new PageParts();
  const given = handOver(parts, tiles);
  expect(given).toEqual({ handed: "handed-0" });
  expect(parts.value("handed-0")).toBe(tiles);
  const html = page(parts, "<p>x</p>");
  const [, text = ""] =
    /<script type="application\/json" id="handed-0">([^<]*)<\/script><\/body><\/html>$/.exec(html) ?? [];
  expect(JSON.parse(text)).toEqual(tiles);
  expect(handOver(null, tiles)).toBe(tiles);
});

it("forgets all when there are many, and writes them again as they were", () => {
  const lists = Array.from({ length: 250 }, (_, index) => [index]);
  for (let round = 0; round < 2; round++)
    for (const list of lists) {
      const parts = new PageParts();
      expect(
        page(
          parts,
          parts.markup(list, "list", () => <p>{list[0]}</p>),
        ),
      ).toContain(`<p>${list[0]}</p>`);
    }
});
