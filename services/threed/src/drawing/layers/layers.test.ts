import { writePsdUint8Array } from "ag-psd";
import PDFDocument from "pdfkit";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { FoundLayers } from "./found.ts";
import { readLayers } from "./read-layers.ts";

const LIMITS = { bytes: 5_000_000, pixels: 30_000_000, layers: 100 };
const text = (value: string) => new TextEncoder().encode(value);
async function layersOf(bytes: Uint8Array, page = 1, limits = LIMITS): Promise<FoundLayers> {
  const result = await readLayers(bytes, page, limits);
  if (!result.ok) throw new Error(result.why);
  return result.found;
}
const why = async (bytes: Uint8Array, limits = LIMITS, page = 1) => {
  const result = await readLayers(bytes, page, limits);
  return result.ok ? "taken" : result.why;
};
const drawn = ({ layers }: FoundLayers, at: number) => new TextDecoder().decode(layers[at]?.picture.bytes);
const round = (box: readonly number[] | undefined) => box?.map((value) => Math.round(value * 10) / 10);
/** The colour in the middle of a layer. */
async function middle({ layers }: FoundLayers, at: number): Promise<number[]> {
  const { data, info } = await sharp(layers[at]?.picture.bytes)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const i = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
  return [...data.subarray(i, i + 4)];
}

describe("a drawing with groups", () => {
  const svg = (inside: string) =>
    text(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="200mm" height="100mm" viewBox="0 0 400 200">${inside}</svg>`,
    );

  it("becomes a layer a group, named, cut to what is seen and where it lies in millimetres", async () => {
    const found = await layersOf(
      svg(`<defs><linearGradient id="g"><stop offset="0" stop-color="#f00"/></linearGradient></defs>
        <g inkscape:label="Base" id="layer1" transform="translate(100 0)"><rect width="100" height="200" fill="url(#g)"/></g>
        <rect x="300" y="100" width="100" height="100"/><circle cx="310" cy="110" r="5"/>
        <g id="Number_x20_7"><rect x="0" y="0" width="40" height="20" fill="#00f"/></g><g id="empty"/>`),
    );
    expect(found.layers.map(({ name }) => name)).toEqual(["Base", "2", "Number 7"]);
    expect(found.left).toEqual(["empty"]);
    expect([Math.round(found.width), Math.round(found.height)]).toEqual([200, 100]);
    const [base, , number] = found.layers.map(({ box }) => box);
    const near = (box: readonly number[] | undefined, wanted: number[]) =>
      wanted.forEach((value, i) => expect(Math.abs((box?.[i] ?? 999) - value)).toBeLessThan(1.5));
    near(base, [50, 0, 50, 100]);
    near(number, [0, 0, 20, 10]);
    expect(await middle(found, 0)).toEqual([255, 0, 0, 255]);
    expect(await middle(found, 2)).toEqual([0, 0, 255, 255]);
  });

  it("looks into the one group around everything, and lends what another layer defines", async () => {
    const found = await layersOf(
      svg(
        `<g transform="scale(2)" fill="#0a0"><g id="a"><path id="p" d="M0 0h50v50h-50z"/></g><g id="b"><use href="#p" x="100"/></g></g>`,
      ),
    );
    expect(found.layers.map(({ name }) => name)).toEqual(["a", "b"]);
    expect(await middle(found, 1)).toEqual([0, 170, 0, 255]);
  });

  it("is one layer without groups", async () => {
    const found = await layersOf(svg(`<rect width="9" height="9"/><rect x="20" width="9" height="9"/>`));
    expect(found.layers).toHaveLength(1);
    expect(round(found.layers[0]?.box)).toEqual([0, 0, 200, 100]);
  });

  it("is refused where it acts, is broken or has too many", async () => {
    expect(await why(svg(`<g><script>1</script></g>`))).toBe("unsafe");
    expect(await why(text("<svg "))).toBe("broken");
    const many = `<g><rect width="1" height="1"/></g>`.repeat(5);
    expect(await why(svg(many), { ...LIMITS, layers: 4 })).toBe("layers");
  });
});

describe("a PSD", () => {
  const pixels = (width: number, height: number, color: readonly number[]) => {
    const data = new Uint8ClampedArray(width * height * 4);
    for (let i = 0; i < width * height; i++) data.set(color, i * 4);
    return { width, height, data };
  };
  const psd = (over: object = {}) =>
    writePsdUint8Array({
      width: 300,
      height: 150,
      imageResources: {
        resolutionInfo: {
          horizontalResolution: 254,
          horizontalResolutionUnit: "PPI",
          widthUnit: "Inches",
          verticalResolution: 254,
          verticalResolutionUnit: "PPI",
          heightUnit: "Inches",
        },
      }, // prettier-ignore
      children: [
        { name: "Ground", left: 0, top: 0, imageData: pixels(300, 150, [200, 30, 30, 255]) },
        {
          name: "Numbers",
          opacity: 0.5,
          children: [
            { name: "Seven", left: 100, top: 50, blendMode: "multiply", imageData: pixels(40, 20, [0, 0, 255, 255]) },
            { name: "Lit", left: 120, top: 50, clipping: true, imageData: pixels(40, 20, [255, 255, 0, 255]) },
          ],
        },
        { name: "Off", hidden: true, left: 10, top: 10, imageData: pixels(10, 10, [0, 255, 0, 255]) },
        { name: "Brightness", adjustment: { type: "brightness/contrast", brightness: 10 } },
      ],
      ...over,
    });

  it("becomes a picture a layer, lowest first, with place, group, mixing and what hides it", async () => {
    const found = await layersOf(psd());
    expect(
      found.layers.map(({ name, group, opacity, blend, hidden }) => [name, group, opacity, blend, hidden]),
    ).toEqual([
      ["Ground", null, 1, null, false],
      ["Seven", "Numbers", expect.closeTo(0.5, 1), "multiply", false],
      ["Lit", "Numbers", expect.closeTo(0.5, 1), null, false],
      ["Off", null, 1, null, true],
    ]);
    expect(found.left).toEqual(["Brightness"]);
    expect([found.dpi, Math.round(found.width), Math.round(found.height)]).toEqual([254, 30, 15]);
    expect(round(found.layers[1]?.box)).toEqual([10, 5, 4, 2]);
    // clipped to the layer below it: its right half lies beside that
    const { data } = await sharp(found.layers[2]?.picture.bytes).raw().toBuffer({ resolveWithObject: true });
    expect([data[3], data[39 * 4 + 3]]).toEqual([255, 0]);
  });

  it("tells which layers look otherwise than in their program, and thins what is clipped with what carries it", async () => {
    const red = (over: object) => ({ left: 0, top: 0, imageData: pixels(20, 20, [255, 0, 0, 255]), ...over });
    const mask = { left: 0, top: 0, imageData: pixels(10, 20, [255, 255, 255, 255]) };
    const found = await layersOf(
      psd({
        children: [
          red({ name: "Plain", mask }),
          red({ name: "Glow", effects: { outerGlow: { enabled: true, size: { units: "Pixels", value: 5 } } } }),
          red({ name: "Off", effects: { solidFill: [{ enabled: false, color: { r: 0, g: 0, b: 0 } }] } }),
          red({ name: "Burnt", blendMode: "color burn" }),
          { name: "Masked", mask, children: [red({ name: "Inside" })] },
          { name: "Through", blendMode: "pass through", children: [red({ name: "Free" })] },
          red({ name: "Half", opacity: 0.5, hidden: true }),
          red({ name: "On it", clipping: true }),
          red({ name: "Thin", fillOpacity: 0.4 }),
        ],
      }),
    );
    expect(found.simplified).toEqual(["Glow", "Burnt", "Inside"]);
    const of = (wanted: string) => found.layers.find(({ name }) => name === wanted);
    expect([of("On it")?.hidden, of("On it")?.opacity]).toEqual([true, expect.closeTo(0.5, 1)]);
    expect(of("Thin")?.opacity).toBeCloseTo(0.4, 1);
  });

  it("is refused before it is unpacked where it is too large, and where its colours are not read", async () => {
    expect(await why(psd(), { ...LIMITS, pixels: 40_000 })).toBe("pixels");
    expect(await why(psd(), { ...LIMITS, layers: 3 })).toBe("layers");
    expect(await why(psd(), { ...LIMITS, bytes: 100 })).toBe("size");
    const cmyk = psd().slice();
    cmyk[25] = 4;
    expect(await why(cmyk)).toBe("colors");
    expect(await why(psd().slice(0, 300))).toBe("broken");
  });
});

describe("a PDF", () => {
  type Page = InstanceType<typeof PDFDocument>;
  const pdf = (draw: (page: Page) => void, options: object = {}): Promise<Uint8Array> =>
    new Promise((done) => {
      const page = new PDFDocument({ size: [288, 144], margin: 0, ...options });
      const parts: Buffer[] = [];
      page.on("data", (part: Buffer) => parts.push(part)).on("end", () => done(new Uint8Array(Buffer.concat(parts))));
      draw(page);
      page.end();
    });

  it("that is plain becomes curves", async () => {
    const found = await layersOf(
      await pdf((page) => {
        page.save().rect(0, 0, 144, 144).clip().circle(144, 72, 50).fill("#ff0000").restore();
        page.opacity(0.5).lineWidth(4).moveTo(0, 140).lineTo(288, 140).stroke("#123456");
      }),
    );
    expect([found.kind, found.dpi, found.pages]).toEqual(["pdf", null, 1]);
    expect([Math.round(found.width * 10) / 10, Math.round(found.height * 10) / 10]).toEqual([101.6, 50.8]);
    const svg = drawn(found, 0);
    expect(svg).toMatch(/^<svg.*C.*fill="#ff0000".*stroke="#123456" stroke-width="4".*stroke-opacity="0.5"/s);
    const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => {
      const i = (Math.round((y / 144) * info.height) * info.width + Math.round((x / 288) * info.width)) * 4;
      return [...data.subarray(i, i + 4)];
    };
    // the clip hides the circle's right half
    expect([at(120, 72), at(160, 72)]).toEqual([
      [255, 0, 0, 255],
      [0, 0, 0, 0],
    ]);
  });

  it("with letters becomes a picture of at least 300 dpi, cut to what is seen", async () => {
    const found = await layersOf(await pdf((page) => page.fontSize(40).text("No. 7", 100, 50)));
    const [layer] = found.layers;
    expect(layer?.picture.mimeType).toBe("image/png");
    expect(found.dpi).toBeGreaterThanOrEqual(300);
    const [left = 0, top = 0, width = 0] = layer?.box ?? [];
    expect(left).toBeGreaterThan(33);
    expect(top).toBeGreaterThan(17);
    expect(width).toBeLessThan(60);
    expect(((layer?.picture.width ?? 0) / width) * 25.4).toBeGreaterThanOrEqual(300);
  });

  it("is refused where a picture in it is too large, and where clips around clips are, it is a picture", async () => {
    const photo = await sharp({ create: { width: 20, height: 20, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const page = await pdf((one) => one.rect(0, 0, 99, 99).fill("#00f").image(photo, 100, 0));
    expect(await why(page, { ...LIMITS, pixels: 300 })).toBe("pixels");
    expect(await why(page)).toBe("taken");
    const nested = await pdf((one) => {
      for (let i = 0; i < 700; i++) one.rect(0, 0, 280, 140).clip();
      for (let i = 0; i < 700; i++) one.rect(i % 200, 0, 9, 9).fill("#f00");
    });
    expect((await layersOf(nested)).layers[0]?.picture.mimeType).toBe("image/png");
  });

  it("has pages, and is refused behind a password, without anything to see, and where it is broken", async () => {
    const two = await pdf((page) => page.rect(0, 0, 9, 9).fill("#f00").addPage().rect(0, 0, 9, 9).fill("#00f"));
    const second = await layersOf(two, 2);
    expect([second.pages, drawn(second, 0).includes("#0000ff")]).toEqual([2, true]);
    expect(await why(two, LIMITS, 3)).toBe("empty");
    expect(await why(await pdf((page) => page.rect(0, 0, 9, 9).fill("#f00"), { userPassword: "a" }))).toBe("locked");
    expect(await why(await pdf(() => undefined))).toBe("empty");
    expect(await why(text("%PDF-1.7 and then nothing"))).toBe("broken");
  });
});

it("other files are none of these", async () => {
  expect(await why(text("GIF89a"))).toBe("kind");
  expect(
    await why(
      new Uint8Array(
        await sharp({ create: { width: 4, height: 4, channels: 3, background: "red" } })
          .png()
          .toBuffer(),
      ),
    ),
  ).toBe("kind");
});
