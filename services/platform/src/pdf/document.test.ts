import { expect, it } from "vitest";
import { writePdf } from "./document.ts";
import { fontsFor } from "./fonts.ts";

it("finds every letter of the three languages in an embedded face, and says ? for what none draws", async () => {
  const texts = ["Ångström cm² ×", "앞 휠 ₩", "前ホイール 塗装 ￥", "🚗"];
  const fonts = await fontsFor(texts, "ja");
  const joined = (text: string) =>
    fonts
      .runs(text, "bold")
      .map((run) => run.text)
      .join("");
  for (const text of texts.slice(0, 3)) expect(joined(text)).toBe(text.normalize("NFC"));
  expect(joined("🚗")).toBe("?");
  for (const { font } of texts.flatMap((text) => fonts.runs(text, "regular"))) expect(fonts.files.has(font)).toBe(true);
  // the shapes of shared Kanji are those of the language
  const [kanji] = fonts.runs("前", "regular");
  expect(kanji?.font).toContain("noto-sans-jp");
  expect((await fontsFor(["前"], "ko")).runs("前", "regular")[0]?.font).toContain("noto-sans-kr");
});

it("a sheet with few letters, whose last glyph is a space, is written", async () => {
  for (const title of ["Coastal 27", "한 글", "a\u00a0b\u3000c\u200b"]) {
    const bytes = await writePdf({ title, language: "ko", texts: [title] }, (page) =>
      page.text(title, 40, 40, { size: 10 }),
    );
    expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe("%PDF-");
  }
});

it("breaks at spaces, inside what has none, and cuts what must be one line", async () => {
  const texts = ["one two three", "沿岸沿岸沿岸沿岸"];
  await writePdf({ title: "t", language: "ja", texts }, (page) => {
    expect(page.wrap("one two three", 40, { size: 10 })).toEqual(["one two", "three"]);
    expect(page.wrap("沿岸沿岸沿岸沿岸", 41, { size: 10 })).toEqual(["沿岸沿岸", "沿岸沿岸"]);
    expect(page.wrap("", 41, { size: 10 })).toEqual([]);
  });
});
