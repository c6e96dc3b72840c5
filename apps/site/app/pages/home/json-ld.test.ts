import { readSettings } from "@carloom/settings/server";
import { expect, it } from "vitest";
import { homeJsonLd } from "./json-ld.ts";

it("lists at most ten cars, numbered, with the site and who runs it", () => {
  const { public: settings } = readSettings({ SITE_ORIGIN: "https://site.example" });
  const cars = Array.from({ length: 12 }, (_, index) => ({
    tile: {
      slug: `car-${index}`,
      title: `Car ${index}`,
      picture: { src: null, webp: "", avif: "" },
      thumbnailVideo: null,
      brand: "",
      bodyStyle: null,
      slots: null,
      open: true,
    },
    dimensions: null,
  }));
  const { "@graph": graph } = homeJsonLd(settings, cars, null) as {
    "@graph": ({ "@type": string } & Record<string, unknown>)[];
  };
  expect(graph.map((node) => node["@type"])).toEqual(["Organization", "WebSite", "ItemList"]);
  const items = graph[2]?.itemListElement as { position: number; url: string }[];
  expect(items).toHaveLength(10);
  expect(items[9]).toMatchObject({ position: 10, url: "https://site.example/car/car-9" });
});
