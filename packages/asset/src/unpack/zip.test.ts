import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { check } from "../check/check.ts";
import { AssetRefusal } from "../refusal.ts";
import { ASSET, glb } from "../testing/glb.ts";
import { openPackage, ZIP_LIMITS } from "./zip.ts";

const model = glb({ asset: ASSET });
const zip = (files: Record<string, Uint8Array>) => zipSync(files);
const codeOf = async (file: Uint8Array): Promise<string> => {
  try {
    await openPackage(file);
    return "ok";
  } catch (error) {
    return error instanceof AssetRefusal ? error.code : String(error);
  }
};

const png = Uint8Array.from(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
);
const gltf = (more: object = {}) =>
  strToU8(
    JSON.stringify({
      asset: ASSET,
      scene: 0,
      scenes: [{ nodes: [0] }],
      nodes: [{ mesh: 0 }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
      accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: "VEC3" }],
      bufferViews: [{ buffer: 0, byteOffset: 4, byteLength: 36 }],
      buffers: [{ uri: "car%20data.bin", byteLength: 40 }],
      images: [{ uri: "textures/paint.png" }],
      ...more,
    }),
  );

describe("an upload", () => {
  it("is the model itself, or the one that lies in its zip among what systems and authors put there", async () => {
    expect(await openPackage(model)).toBe(model);
    const files = {
      "car/readme.txt": strToU8("hello"),
      "car/car.glb": model,
      "__MACOSX/car/._car.glb": new Uint8Array(9),
    };
    expect(Buffer.from(await openPackage(zip(files))).equals(Buffer.from(model))).toBe(true);
  });

  it("may be a glTF folder, whose files become one", async () => {
    const bin = Uint8Array.from({ length: 40 }, (_, i) => i);
    const file = await openPackage(zip({ "a/car.gltf": gltf(), "a/car data.bin": bin, "a/textures/paint.png": png }));
    expect(check(file)).toMatchObject({ meshes: 1, nodes: 1 });
    const length = new DataView(file.buffer).getUint32(12, true);
    const json = JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + length)));
    expect(json.buffers).toEqual([{ byteLength: 40 + Math.ceil(png.byteLength / 4) * 4 }]);
    expect(json.images).toEqual([{ bufferView: 1, mimeType: "image/png" }]);
    const start = 28 + length;
    expect([...file.subarray(start + 4, start + 8)]).toEqual([4, 5, 6, 7]);
    const { byteOffset, byteLength } = json.bufferViews[1];
    expect(Buffer.from(file.subarray(start + byteOffset, start + byteOffset + byteLength)).equals(png)).toBe(true);
  });

  it.each([
    ["nothing to show", { "a.txt": strToU8("x") }, "zip-no-model"],
    ["two models", { "a.glb": model, "b.glb": model }, "zip-models"],
    ["a path out of it", { "../a.glb": model }, "zip-path"],
    ["a path of Windows", { "..\\a.glb": model }, "zip-path"],
    ["an absolute path", { "/etc/a.glb": model }, "zip-path"],
    ["a file that is missing", { "a.gltf": gltf() }, "file-missing"],
    [
      "an address elsewhere",
      { "a.gltf": gltf({ buffers: [{ uri: "https://x.example/a.bin", byteLength: 40 }] }) },
      "external-uri",
    ],
    ["a file above it", { "a.gltf": gltf({ buffers: [{ uri: "../../etc/passwd", byteLength: 40 }] }) }, "file-missing"],
    ["no JSON", { "a.gltf": strToU8("{") }, "json-syntax"],
    ["a bottomless JSON", { "a.gltf": strToU8("[".repeat(100_000)) }, "json-too-deep"],
    ["a buffer that is cut off", { "a.gltf": gltf(), "car data.bin": new Uint8Array(3) }, "buffer-short"],
  ])("with %s is refused", async (_, files, code) => {
    expect(await codeOf(zip(files as Record<string, Uint8Array>))).toBe(code);
  });

  it("that unfolds without end, or lies about it, is refused before it is unfolded", async () => {
    const says = (bytes: number) => {
      const file = Buffer.from(zip({ "a.glb": new Uint8Array(1_000_000) }));
      file.writeUInt32LE(bytes, file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 24);
      return file;
    };
    expect(await codeOf(says(0x7fffffff))).toBe("zip-too-large");
    // no more is unfolded than it says
    expect((await openPackage(says(1))).byteLength).toBe(1);
    const many = zipSync(
      Object.fromEntries(Array.from({ length: ZIP_LIMITS.entries + 1 }, (_, i) => [`${i}`, new Uint8Array(0)])),
      { level: 0 },
    );
    expect(await codeOf(many)).toBe("zip-too-many");
    expect(await codeOf(Buffer.from([0x50, 0x4b, 3, 4, 9, 9, 9]))).toBe("zip-broken");
  });
});
