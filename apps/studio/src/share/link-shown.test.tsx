// @vitest-environment happy-dom
import "../testing/page-settings.ts";
import decodeQR from "qr/decode.js";
import { afterEach, expect, it, vi } from "vitest";
import { show, testStudio } from "../testing/test-studio.tsx";
import { LinkShown } from "./link-shown.tsx";

let gone = () => {};
afterEach(() => {
  gone();
  vi.restoreAllMocks();
});

const link = { code: "abcde12345", title: "Coastal 27", createdAt: "2026-01-01T00:00:00Z" } as never;
const room = () => document.body.querySelector<HTMLAnchorElement>('a[href$="#ar"]');

it("hands a phone over to the page that puts the car into the room, and nothing else", async () => {
  const touched = vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  gone = await show(testStudio(), <LinkShown link={link} shares={{} as never} />);
  expect(room()?.href).toBe("http://localhost:3002/s/abcde12345#ar");
  expect(room()?.textContent).toBe("See it in your room");
  gone();
  touched.mockReturnValue({ matches: false } as MediaQueryList);
  gone = await show(testStudio(), <LinkShown link={link} shares={{} as never} />);
  expect(room()).toBeNull();
});

it("leads its maker on in their channel, and gives away a link that says nothing of it", async () => {
  const studio = testStudio();
  studio.pricing.state.set({ channel: "krw" });
  gone = await show(studio, <LinkShown link={link} shares={{} as never} />);
  const hrefs = [...document.body.querySelectorAll("a")].map(({ href }) => href);
  expect(hrefs).toEqual([
    "http://localhost:3002/s/abcde12345?channel=krw",
    "http://localhost:3002/s/abcde12345.pdf?channel=krw",
  ]);
  expect(document.body.querySelector("input")?.value).toBe("http://localhost:3002/s/abcde12345");
});

it("has a QR code that a reader reads as the link", async () => {
  gone = await show(testStudio(), <LinkShown link={link} shares={{} as never} />);
  const code = document.body.querySelector(".st-qr");
  const size = Number(code?.getAttribute("viewBox")?.split(" ")[2]);
  const SCALE = 8;
  const width = size * SCALE;
  const data = new Uint8ClampedArray(4 * width * width).fill(255);
  for (const [, x, y] of code
    ?.querySelector(".st-qr-dark")
    ?.getAttribute("d")
    ?.matchAll(/M(\d+) (\d+)h/g) ?? [])
    for (let dy = 0; dy < SCALE; dy++)
      for (let dx = 0; dx < SCALE; dx++)
        data.set([0, 0, 0, 255], 4 * ((Number(y) * SCALE + dy) * width + Number(x) * SCALE + dx));
  expect(decodeQR({ width, height: width, data })).toBe("http://localhost:3002/s/abcde12345");
});
