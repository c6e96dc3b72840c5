import { expect, it } from "vitest";
import { pictureOf, smallest } from "./picture.ts";

const NONE = { thumbnail: null, thumbnailMobile: null, thumbnailWebp: null };
const pictures = [480, 800, 1200].flatMap((width) =>
  ["avif", "webp", "jpeg"].map((form) => ({ url: `/${width}.${form}`, width, mimeType: `image/${form}` })),
);

it("has every size in both forms, and a plain one of a middle size", () => {
  expect(pictureOf({ ...NONE, pictures })).toEqual({
    src: "/800.webp",
    webp: "/480.webp 480w, /800.webp 800w, /1200.webp 1200w",
    avif: "/480.avif 480w, /800.avif 800w, /1200.avif 1200w",
  });
});
it("has none that is wider than it is shown", () => {
  const { webp, avif } = pictureOf({ ...NONE, pictures }, 800);
  expect([webp, avif]).toEqual(["/480.webp 480w, /800.webp 800w", "/480.avif 480w, /800.avif 800w"]);
});
it("is what was uploaded where no sizes were made", () => {
  expect(pictureOf({ ...NONE, thumbnail: "/car.png" })).toEqual({ src: "/car.png", webp: "", avif: "" });
});
it("has a smallest form, or itself", () => {
  expect(smallest(pictureOf({ ...NONE, pictures }))).toBe("/480.avif");
  expect(smallest(pictureOf({ ...NONE, thumbnail: "/car.png" }))).toBe("/car.png");
});
