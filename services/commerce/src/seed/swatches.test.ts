// reads: packages/ui/src/tokens.css
import { readFile } from "node:fs/promises";
import { PAINT_FINISHES, STICKER_FINISHES } from "@carloom/build";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { swatchGoods } from "./swatches.ts";

describe("samples", () => {
  const pictures = new Map<string, Uint8Array>();
  const put = async (folder: string, bytes: Uint8Array, extension: string) => {
    const name = `${folder}/${pictures.size}.${extension}`;
    pictures.set(name, bytes);
    return name;
  };
  const goods = swatchGoods({ storage: { put } as never });

  it("are sold of every paint finish and every film, named in each language, with a price in each currency", async () => {
    const all = await goods;
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(PAINT_FINISHES.length + STICKER_FINISHES.length);
    expect(new Set(all.map(({ sku }) => sku)).size).toBe(all.length);
    const metallic = all.find(({ slug }) => slug === "paint-sample-metallic");
    expect(metallic?.names).toEqual({
      en: "Paint sample: Metallic",
      ko: "도색 샘플: 메탈릭",
      ja: "塗装サンプル：メタリック",
    });
    for (const { names, price, category, weightG } of all) {
      // a finish without words would show the key of its message
      expect(Object.values(names).join()).not.toContain("studio.");
      expect(Object.values(price).every((amount) => amount > 0)).toBe(true);
      expect([category, weightG > 0]).toEqual(["sample", true]);
    }
  });

  it("are each seen: no two finishes have the same picture", async () => {
    const all = await goods;
    const shown = await Promise.all(
      all.map(async ({ thumbnail }) => {
        const picture = sharp(pictures.get(thumbnail ?? ""));
        const { width, height, format } = await picture.metadata();
        expect([width, height, format]).toEqual([720, 720, "webp"]);
        return (await picture.resize(8, 8).removeAlpha().raw().toBuffer()).toString("hex");
      }),
    );
    expect(new Set(shown).size).toBe(all.length);
  });

  it("stand on the ground that the page goes on with beside them", async () => {
    const tokens = await readFile(new URL("../../../../packages/ui/src/tokens.css", import.meta.url), "utf8");
    const [, top = ""] = /--part-ground: linear-gradient\(#(\w{6}), /.exec(tokens) ?? [];
    const [{ thumbnail } = { thumbnail: null }] = await goods;
    const corner = await sharp(pictures.get(thumbnail ?? ""))
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    for (const [at, value] of Buffer.from(top, "hex").entries())
      expect(Math.abs((corner[at] ?? 0) - value)).toBeLessThan(4);
  });
});
