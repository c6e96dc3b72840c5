// @vitest-environment happy-dom
import { makePrintMap } from "@carloom/asset/print-map";
import { panelSet } from "@carloom/asset/testing/panels";
import { sheetLayout } from "@carloom/build/print-map";
import { describe, expect, it } from "vitest";
import { readSheet, withoutTemplate } from "./read-sheet.ts";
import { sheetSizes, sheetsFor } from "./which-sheet.ts";

const map = makePrintMap(panelSet());
const whole = sheetLayout(map);
const hood = sheetLayout(map, "hood");

it("a file that is gone by the time it is read is broken, not silent", async () => {
  const file = new File(["x"], "a.svg", { type: "image/svg+xml" });
  file.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException("", "NotFoundError")) }) as unknown as Blob;
  expect(await readSheet(file)).toEqual({ problem: "broken" });
});

describe("the sheet that a file was made on", () => {
  it("is known by its sides, in millimeters, points or pixels of any resolution", () => {
    for (const scale of [1, 72 / 25.4, 15 / 25.4, 0.1]) {
      const sides = { width: Math.round(whole.width * scale), height: Math.round(whole.height * scale) };
      expect(sheetsFor(map, sides, ["art.png"])[0]?.panel).toBeNull();
    }
    const sides = { width: hood.width * 4, height: hood.height * 4 };
    expect(sheetsFor(map, sides, ["art.png"])[0]?.panel).toBe("hood");
  });

  it("is the one that its name says, where several have such sides", () => {
    const same = sheetSizes(map).filter(({ width, height }) => width / height > 0);
    expect(same.map(({ panel }) => panel)).toContain("mirror.left");
    const door = sheetLayout(map, "door.left");
    expect(sheetsFor(map, door, ["halden.door.left.ko.svg"])[0]?.panel).toBe("door.left");
  });

  it("is none that was cropped, turned or stretched", () => {
    expect(sheetsFor(map, { width: whole.height, height: whole.width }, [])).toEqual([]);
    expect(sheetsFor(map, { width: whole.width, height: whole.height * 0.97 }, ["halden.panels.svg"])).toEqual([]);
  });
});

describe("an SVG that comes back", () => {
  const svg = (inner: string, attributes = `viewBox="0 0 ${whole.width} ${whole.height}"`) =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" ${attributes}>${inner}</svg>`;

  it("leaves the template behind, as any program names it, and keeps what was drawn", () => {
    const read = withoutTemplate(
      svg(
        '<g id="template"><rect id="a"/></g><g id="template_1_"><rect id="b"/></g>' +
          '<g id="g1" inkscape:label="Template"><rect id="c"/></g><g id="layer2"><rect id="kept"/></g>',
      ),
    );
    if ("problem" in read) throw new Error(read.problem);
    expect(read.svg).toContain("kept");
    for (const id of ["a", "b", "c"]) expect(read.svg).not.toContain(`id="${id}"`);
    expect([read.width, read.height]).toEqual([whole.width, whole.height]);
    expect(read.named).toContain("layer2");
  });

  it("is refused without a size, and a file that is none in words of what it is", async () => {
    expect(withoutTemplate(svg("", 'width="100%" height="100%"'))).toEqual({ problem: "no-size" });
    expect(withoutTemplate("<html><p>no drawing</p></html>")).toEqual({ problem: "broken" });
    expect(await readSheet(new File(["%PDF-1.4"], "art.pdf", { type: "application/pdf" }))).toEqual({
      problem: "type",
    });
    const huge = new Uint8Array(32);
    huge.set([0x89, 0x50, 0x4e, 0x47]);
    new DataView(huge.buffer).setUint32(16, 40_000);
    new DataView(huge.buffer).setUint32(20, 40_000);
    expect(await readSheet(new File([huge], "art.png"))).toEqual({ problem: "large" });
  });
});
