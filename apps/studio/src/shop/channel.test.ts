// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { openedChannel, storeFrontOf } from "./channel.ts";

const SITE = "http://localhost:3000";
const open = (search: string, referrer = "") => openedChannel({ search, referrer });

describe("the shop's channel in the studio", () => {
  beforeEach(() => localStorage.clear());

  it("is what the link says, and is known at the next visit", () => {
    expect(open("")).toBe("default-channel");
    expect(open("?channel=krw&lang=ko", `${SITE}/krw`)).toBe("krw");
    expect(open("")).toBe("krw");
    expect(storeFrontOf("krw")).toBe(`${SITE}/krw`);
  });
  it("is the first for whoever comes from the site by a link that names none, and stays so", () => {
    open("?channel=jpy");
    expect(open("", `${SITE}/car/halden-gt`)).toBe("default-channel");
    expect(open("", "http://localhost:3002/")).toBe("default-channel");
  });
  it("is none that the shop does not have", () => {
    expect(open("?channel=eur")).toBe("default-channel");
    localStorage.setItem("carloom_channel", "../evil");
    expect(open("")).toBe("default-channel");
  });
  it("is any that the page says the shop sells in, and none that it closed", async () => {
    const { shop } = globalThis.__CARLOOM__ ?? {};
    Object.assign(shop ?? {}, {
      channels: [
        { slug: "default-channel", currency: "USD" },
        { slug: "eu", currency: "EUR", name: "Europe" },
      ],
    });
    vi.resetModules();
    const now = await import("./channel.ts");
    expect(now.openedChannel({ search: "?channel=eu", referrer: "" })).toBe("eu");
    expect(now.openedChannel({ search: "?channel=krw", referrer: "" })).toBe("eu");
  });
});
