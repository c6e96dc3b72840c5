import { expect, it } from "vitest";
import { pictureOf } from "./picture.ts";

const NONE = { thumbnail: null, thumbnailMobile: null, thumbnailWebp: null };
const pictures = [480, 800, 1200].flatMap((width) =>
  ["avif", "webp", "jpeg"].map((form) => ({ url: `/${width}.${form}`, width, mimeType: `image/${form}` })),
);

it("has every size in both forms, and a plain one of a middle size", () => {
  expect(pictureOf({ ...NONE, pictures })).toEqual({
    src: "/800.webp",
    webp: [
      ["/480.webp", 480],
      ["/800.webp", 800],
      ["/1200.webp", 1200],
    ],
    avif: [
      ["/480.avif", 480],
      ["/800.avif", 800],
      ["/1200.avif", 1200],
    ],
  });
});
it("has none that is wider than it is shown", () => {
  const { webp, avif } = pictureOf({ ...NONE, pictures }, 800);
  expect([webp.length, avif.length]).toEqual([2, 2]);
});
it("is what was uploaded where no sizes were made", () => {
  expect(pictureOf({ ...NONE, thumbnail: "/car.png" })).toEqual({ src: "/car.png", webp: [], avif: [] });
});
