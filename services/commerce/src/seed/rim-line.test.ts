import { expect, it } from "vitest";
import { productOf, textOfAll } from "./rim-line.ts";

const title = (text: string) => ({ en: text, ko: text, ja: text });
const wheel = (diameter: number, width: number) => ({ diameter, width, offset: 38 });

it("puts every size of a rim into one product, also where the rim's name ends like a diameter", () => {
  const sizes = [
    { slug: "multi-20-20", wheel: wheel(20, 9) },
    { slug: "multi-20-21", wheel: wheel(21, 9.5) },
    { slug: "multi-20-21-12", wheel: wheel(21, 12) },
    { slug: "multi-20-20-10", wheel: wheel(20, 10) },
  ];
  const products = sizes.map((one) =>
    productOf({ slug: one.slug, title: title(`Multi 20, ${one.wheel.diameter} × ${one.wheel.width}`) }, one.wheel),
  );
  expect(products.map(({ slug, names }) => [slug, names.en])).toEqual(sizes.map(() => ["multi-20", "Multi 20"]));
  expect(products.map(({ size }) => size)).toEqual(["20 × 9 ET38", "21 × 9.5 ET38", "21 × 12 ET38", "20 × 10 ET38"]);
});

it("leaves what has no sizes as it is", () => {
  expect(productOf({ slug: "lip-20", title: title("Lip 20") }, undefined)).toEqual({
    slug: "lip-20",
    names: title("Lip 20"),
    size: null,
  });
  expect(productOf({ slug: "plain", title: title("Plain") }, wheel(20, 9)).slug).toBe("plain");
});

it("says of a product only what is true of every size", () => {
  const text = (bolts: string) => ({
    en: `Crossing spokes. Drilled ${bolts}, hub rings included.`,
    ko: `교차하는 스포크. 볼트 패턴 ${bolts}, 허브 링 포함.`,
    ja: `交差するスポーク。PCDは${bolts}、ハブリング付属。`,
  });
  expect(textOfAll([text("5 × 114.3"), text("5 × 114.3")])).toEqual(text("5 × 114.3"));
  expect(textOfAll([text("5 × 100"), text("5 × 114.3")])).toEqual({
    en: "Crossing spokes.",
    ko: "교차하는 스포크.",
    ja: "交差するスポーク。",
  });
});
