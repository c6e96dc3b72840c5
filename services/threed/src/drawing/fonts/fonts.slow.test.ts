import { beforeAll, expect, it } from "vitest";
import { bomb, composed, everyLetter, plainFont, webFont } from "../../testing/fonts.ts";
import { createDrawing, DrawingStopped } from "../drawing.ts";

let font: Buffer;
beforeAll(async () => {
  font = await plainFont();
});

/** What can be read is read on the slowest machine; what never ends is ended soon. */
const patient = createDrawing({ seconds: 60, megabytes: 768, idleSeconds: 1 });
const strict = createDrawing({ seconds: 1, megabytes: 300, idleSeconds: 1 });
const read = async (bytes: Buffer, by = strict) => {
  try {
    const result = await by.draw<"font">("somebody", async () => ({ kind: "font", bytes }));
    return result.ok ? "read" : result.why;
  } catch (error) {
    return error instanceof DrawingStopped ? "stopped" : String(error);
  }
};

it("letters that consist of themselves are broken, and the next font is read by the same process", async () => {
  expect(await read(composed(font, "loop"), patient)).toBe("broken");
  expect(await read(webFont("woff2"), patient)).toBe("read");
});

it("hostile fonts end with their process at the latest", async () => {
  // each letter of two of the one before: 2^35 outlines
  expect(await read(composed(font, "doubling"))).toBe("stopped");
  // packed data that does not end, every letter there is, much out of little
  const packed = webFont("woff");
  packed.fill(0, Math.floor(packed.length / 2));
  for (const hostile of [packed, everyLetter(font), bomb(400_000_000)])
    expect(await read(hostile)).toMatch(/stopped|broken|heavy/);
});
