// reads: packages/cars/content
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { CatalogueSticker } from "./types.ts";
import { STICKER_TYPES } from "../tables/stickers/row.ts";
import { STICKERS } from "./stickers.ts";

const CONTENT = join(import.meta.dirname, "../../content");
const ELEMENTS = new Set(["svg", "g", "path", "circle"]);
const ATTRIBUTES = new Set(["xmlns", "viewBox", "width", "height", "id", "fill", "fill-rule", "d", "cx", "cy", "r"]);
const ROLES = ["ground", "shade", "main", "light", "accent", "second"];
const PARTNERS = [1, 2, 3, 4, 5, 7, 8, 9, 10].map((n) => `partner-${n}`);
const each = STICKERS.map((s) => [s.slug, s] as const);
const art = (file: string) => readFileSync(join(CONTENT, file), "utf8");

describe("the sticker library", () => {
  it("has at least 64 pieces, six or more of each of eight types", () => {
    expect(STICKERS.length).toBeGreaterThanOrEqual(64);
    expect(STICKER_TYPES.length).toBe(8);
    for (const type of STICKER_TYPES)
      expect(STICKERS.filter((s) => s.type === type).length, type).toBeGreaterThanOrEqual(6);
  });

  it("names no slug, title, drawing or article number twice", () => {
    for (const key of ["slug", "sku", "file"] as const)
      expect(new Set(STICKERS.map((s) => s[key])).size, key).toBe(STICKERS.length);
    for (const language of ["en", "ko", "ja"] as const)
      expect(new Set(STICKERS.map((s) => s.title[language])).size, language).toBe(STICKERS.length);
    expect(new Set(STICKERS.map((s) => art(s.file))).size).toBe(STICKERS.length);
  });

  it("lets any number be composed: ten numerals of one height", () => {
    const numerals = STICKERS.filter((s) => s.tags.includes("numeral"));
    expect(numerals.map((s) => s.slug)).toEqual([..."0123456789"].map((digit) => `number-${digit}`));
    expect(new Set(numerals.map((s) => s.height))).toEqual(new Set([0.36]));
  });

  it("has the nine partner marks, 1 to 10 without 6", () => {
    expect(STICKERS.filter((s) => s.tags.includes("partner")).map((s) => s.slug)).toEqual(PARTNERS);
  });

  it("keeps no drawing and no thumbnail that the table does not name", () => {
    for (const [folder, key] of [
      ["stickers", "file"],
      ["thumbnails/stickers", "thumbnail"],
    ] as const)
      expect(readdirSync(join(CONTENT, folder)).sort()).toEqual(STICKERS.map((s) => s[key].split("/").at(-1)!).sort());
  });

  it("prices by area, larger never cheaper", () => {
    const byArea = [...STICKERS].sort((a, b) => a.width * a.height - b.width * b.height);
    for (const currency of ["USD", "KRW", "JPY"] as const)
      byArea.slice(1).forEach((s, i) => expect(s.price[currency]).toBeGreaterThanOrEqual(byArea[i]!.price[currency]));
  });

  it.each(each)("%s is a complete catalogue entry in three languages", (_slug, sticker) => {
    expect(CatalogueSticker.parse(sticker)).toEqual(sticker);
    expect(sticker.title.ko).toMatch(/[가-힣]/);
    expect(sticker.title.ja).toMatch(/[ぁ-んァ-ヶ一-龠]/);
    expect(sticker.title.en).toMatch(/[A-Za-z]/);
    expect(sticker.tags[0]).toBe(sticker.type);
    expect(sticker.tags.length).toBeGreaterThan(1);
  });

  it.each(each)("%s is static vector art within 24 kB, its colours named by role", (_slug, sticker) => {
    const svg = art(sticker.file);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(24_000);
    for (const [, name] of svg.matchAll(/<\/?([a-zA-Z]+)/g)) expect(ELEMENTS.has(name!), name).toBe(true);
    for (const [, name] of svg.matchAll(/\s([a-zA-Z:-]+)="/g)) expect(ATTRIBUTES.has(name!), name).toBe(true);
    expect(svg).not.toMatch(/url\(|href|NaN|Infinity|undefined|style=|on[a-z]+=/);
    const layers = [...svg.matchAll(/id="([a-z]+)" fill="(#[0-9a-f]{6})"/g)];
    expect(layers.length).toBeGreaterThanOrEqual(1);
    expect(layers.length).toBeLessThanOrEqual(4);
    expect(layers.length).toBe(svg.match(/ fill="/g)!.length);
    for (const [, role] of layers) expect(ROLES).toContain(role);
    expect(new Set(layers.map(([, role]) => role)).size).toBe(layers.length);
  });

  it.each(each)("%s fills its view box, which is its true size in millimetres", async (_slug, sticker) => {
    const svg = art(sticker.file);
    const [width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!.slice(1).map(Number);
    expect(width).toBeCloseTo(sticker.width * 1000, 6);
    expect(height).toBeCloseTo(sticker.height * 1000, 6);
    expect(sticker.width).toBeLessThanOrEqual(2.6);
    expect(sticker.height).toBeLessThanOrEqual(1.8);
    expect(Math.min(sticker.width, sticker.height)).toBeGreaterThanOrEqual(0.04);
    const density = (72 * 500) / Math.max(width!, height!);
    const { data, info } = await sharp(Buffer.from(svg), { density }).raw().toBuffer({ resolveWithObject: true });
    const inked = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3]! > 12;
    const rows = Array.from({ length: info.height }, (_, y) => y);
    const columns = Array.from({ length: info.width }, (_, x) => x);
    const row = (y: number) => columns.some((x) => inked(x, y));
    const column = (x: number) => rows.some((y) => inked(x, y));
    // A point ends in less than a pixel: ink within 2 % of each edge.
    const near = (length: number) => Math.max(2, Math.ceil(length * 0.02));
    expect(rows.slice(0, near(info.height)).some(row), "top").toBe(true);
    expect(rows.slice(-near(info.height)).some(row), "bottom").toBe(true);
    expect(columns.slice(0, near(info.width)).some(column), "left").toBe(true);
    expect(columns.slice(-near(info.width)).some(column), "right").toBe(true);
  });

  it.each(each)("%s has a thumbnail of 256 px within 8 kB", async (_slug, sticker) => {
    const file = join(CONTENT, sticker.thumbnail);
    expect(existsSync(file)).toBe(true);
    expect(statSync(file).size).toBeLessThanOrEqual(8_000);
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format]).toEqual([256, 256, "webp"]);
  });
});
