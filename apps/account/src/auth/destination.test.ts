import { describe, expect, it } from "vitest";
import { destination, pageLink } from "./destination.ts";

const settings = {
  origin: "http://localhost:3000",
  app: { account: "http://localhost:3001", threed: "http://localhost:3002", canvas: "http://localhost:3003" },
  commerce: { server: "", dashboard: "http://localhost:3004", storeFront: "" },
};
const after = (redirectUrl: string) => destination(new URLSearchParams({ redirectUrl, lang: "ko" }), settings).href;

describe("destination", () => {
  it("is the page that sent the person, of every one of our applications", () => {
    for (const address of [
      "http://localhost:3000/car/coupe?lang=ko#top",
      "http://localhost:3003/workspace/default/coupe",
      "http://localhost:3004/",
    ])
      expect(after(address)).toBe(address);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "/car",
    "https:evil.example",
    "http:localhost:3000",
    "http://localhost:3000@evil.example",
    "http://localhost:3000.evil.example",
    "http://localhost:3000%2eevil.example",
    "http://localhost:3000\r\nLocation: http://evil.example",
    "http://localhost:30001",
    "https://localhost:3000",
    "http://127.0.0.1:3000",
    "http://lоcalhost:3000",
    "javascript:alert(1)",
    "",
  ])("is the site instead of %j", (address) => expect(after(address)).toBe("http://localhost:3000/?lang=ko"));
});

describe("pageLink", () => {
  it("keeps the language and the destination, and nothing else", () => {
    const search = new URLSearchParams({ lang: "ja", redirectUrl: "http://localhost:3000/x?a=b&c=d", token: "secret" });
    const link = new URL(pageLink("/sign-up", search, { email: "a@b.example" }), "http://h");
    expect(Object.fromEntries(link.searchParams)).toEqual({
      lang: "ja",
      redirectUrl: "http://localhost:3000/x?a=b&c=d",
      email: "a@b.example",
    });
    expect(pageLink("/sign-in", new URLSearchParams())).toBe("/sign-in");
  });
});
