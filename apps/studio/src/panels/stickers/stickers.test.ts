import { parseBuild } from "@carloom/build/parse";
import { describe, expect, it } from "vitest";
import { fontFor } from "../../catalogue/fonts.ts";
import { newPlacement, newTextHeight, textHeight, uploadPlacement } from "../../art/art.ts";
import { fileProblem, MAX_BYTES } from "../../art/upload.ts";

describe("uploads", () => {
  it("are refused before they travel when they are no picture or too large", () => {
    expect(fileProblem({ type: "image/png", size: 100 })).toBeNull();
    expect(fileProblem({ type: "image/svg+xml", size: MAX_BYTES })).toBeNull();
    expect(fileProblem({ type: "application/pdf", size: 100 })).toBe("type");
    expect(fileProblem({ type: "image/jpeg", size: MAX_BYTES + 1 })).toBe("size");
  });
});

const text = { kind: "text", text: "27", font: "archivo", color: "#ffffff" } as const;

describe("new stickers", () => {
  const uuid = "00000000-0000-4000-8000-000000000001";
  it("are valid and keep their art's aspect", () => {
    const sticker = newPlacement({ kind: "library", uuid }, 0.9, 2.5, "Row of flames");
    expect(sticker.size[0] / sticker.size[1]).toBeCloseTo(2.5);
    expect(parseBuild({ stickers: [sticker] })).toMatchObject({ ok: true });
  });
  it("of tall art are no wider than 400 mm and no art is too small", () => {
    const tall = uploadPlacement({ uuid, url: "", width: 100, height: 400 }, "x".repeat(200));
    expect(tall.size).toEqual([0.1, 0.4]);
    expect(tall.name).toHaveLength(80);
    expect(uploadPlacement({ uuid, url: "", width: 0, height: 0 }, "x").size).toEqual([0.4, 0.4]);
  });
});

describe("a text", () => {
  it("keeps the shape of its letters, however long it is", () => {
    expect(newTextHeight(4)).toBe(0.12);
    for (const aspect of [30, 110, 300]) {
      expect(newTextHeight(aspect) * aspect).toBeCloseTo(3, 6);
      const sticker = newPlacement(text, newTextHeight(aspect) * aspect, aspect);
      expect(sticker.size[0] / sticker.size[1]).toBeCloseTo(aspect, 6);
    }
    // on the car it may be as long as a sticker can be, and no letter is squashed to it
    expect(textHeight(110, 0.3)).toBeCloseTo(8 / 110, 6);
    expect(textHeight(10, 0.3)).toBe(0.3);
  });
});

describe("faces", () => {
  it("can write the script of the text", () => {
    expect(fontFor("Carloom 27", "archivo")).toBe("archivo");
    expect(fontFor("질주", "archivo")).toBe("noto-kr");
    expect(fontFor("疾風", "archivo")).toBe("noto-jp");
    expect(fontFor("漢字", "noto-kr")).toBe("noto-kr");
    expect(fontFor("질주", "black-han")).toBe("black-han");
    expect(fontFor("疾風", "black-han")).toBe("noto-jp");
    expect(fontFor("疾風", "dela-gothic")).toBe("dela-gothic");
    expect(fontFor("Привет", "bebas")).toBe("noto-jp");
    expect(fontFor("Привет", "noto-kr")).toBe("noto-kr");
  });
});
