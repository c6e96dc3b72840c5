import { BuildDocument } from "@carloom/build";
import { Texture, type WebGLRenderTarget } from "three";
import { describe, expect, it } from "vitest";
import { sharedPaintUniforms } from "../paint/material.ts";
import { printFine } from "./fine.ts";
import { sideFor } from "./maps.ts";
import type { Inks } from "./inks.ts";
import type { Printer } from "./printer.ts";

const layers = BuildDocument.parse({
  stickers: ["a", "b"].map((id) => ({
    id,
    art: { kind: "text", text: id, font: "archivo", color: "#ffffff" },
    position: [0, 0, 0],
    rotation: [0, 0, 0, 1],
    size: [0.1, 0.1],
    depth: 0.1,
    finish: "matte",
  })),
}).stickers;

/** A device with memory for maps up to `most` pixels a side; what is freed is noted. */
function device(most: number) {
  const [claimed, freed, printed]: [number[], number[], string[]] = [[], [], []];
  const printer = {
    claim(target: WebGLRenderTarget) {
      claimed.push(target.width);
      target.addEventListener("dispose", () => freed.push(target.width));
      return target.width <= most;
    },
    print: (p: { id: string }) => void printed.push(p.id),
    mips: () => undefined,
    settle: () => Promise.resolve(),
  } as unknown as Printer;
  const empty = new Texture();
  const uniforms = sharedPaintUniforms(empty, empty);
  const print = (goOn: () => boolean = () => true, art = async () => ({ art: empty, stencil: null }) as Inks | null) =>
    printFine(printer, uniforms, empty, layers, 8192, 2048, art, goOn);
  return { claimed, freed, printed, uniforms, empty, print };
}

describe("a livery printed for a photo", () => {
  it("has as many texels as the picture has pixels, in powers of two", () => {
    expect(sideFor(400, 5000)).toBe(2048);
    expect(sideFor(420, 5000)).toBe(4096);
    expect(sideFor(1600, 5000)).toBe(8192);
  });

  it("is halved until the device has memory for it, and frees what it could not use", async () => {
    const d = device(4096);
    const fine = await d.print();
    expect(fine?.size).toBe(4096);
    expect(d.printed).toEqual(["a", "b"]);
    expect(d.claimed).toEqual([8192, 4096, 2048]);
    expect(d.freed).toEqual([8192]);
    fine?.dispose();
    expect(d.freed).toEqual([8192, 4096, 2048]);
  });

  it("is not printed where it would be no finer than the live one", async () => {
    const d = device(2048);
    expect(await d.print()).toBeNull();
    expect(d.printed).toEqual([]);
    expect(d.freed).toEqual([8192, 4096]);
  });

  it("is freed when nobody waits for it any more, and when a print fails", async () => {
    const d = device(8192);
    expect(await d.print(() => d.printed.length === 0)).toBeNull();
    expect(d.freed).toEqual([8192, 4096]);
    const failing = device(8192);
    await expect(failing.print(undefined, () => Promise.reject(new Error("lost")))).rejects.toThrow("lost");
    expect(failing.freed).toEqual([8192, 4096]);
  });

  it("is worn only while a sample is drawn, also when that fails", async () => {
    const { uniforms: u, empty, print } = device(8192);
    const fine = await print();
    let seen = 0;
    fine?.wear(() => {
      seen = (u.uLivery.value.image as { width: number }).width;
    });
    expect(seen).toBe(8192);
    expect([u.uLivery.value, u.uHasFinish.value]).toEqual([empty, 0]);
    const fail = () =>
      fine?.wear(() => {
        throw new Error("no");
      });
    expect(fail).toThrow("no");
    expect(u.uLivery.value).toBe(empty);
  });
});
