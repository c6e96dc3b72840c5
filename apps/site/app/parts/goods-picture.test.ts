import { expect, it } from "vitest";
import { pictureSet } from "./goods-picture.tsx";

const CDN = "https://cdn.example/objects";
const name = `product/${"0a".repeat(32)}.png`;

it("offers a stored picture in its widths, up to the widest that is shown", () => {
  expect(pictureSet(CDN, `${CDN}/${name}`, "avif", 360)).toBe(
    `${CDN}/${name}/180.avif 180w, ${CDN}/${name}/360.avif 360w`,
  );
  expect(pictureSet(CDN, `${CDN}/${name}`, "webp", 1440)).toContain(`${CDN}/${name}/1440.webp 1440w`);
});
it("offers nothing of a drawing, of somebody's upload, and of a picture elsewhere: they are shown as they are", () => {
  const others = [
    `${CDN}/${name.replace("png", "svg")}`,
    `${CDN}/${name.replace("product", "upload")}`,
    `https://elsewhere.example/${name}`,
  ];
  for (const src of others) expect(pictureSet(CDN, src, "avif", 720)).toBeUndefined();
});
