import { describe, expect, it } from "vitest";
import { AssetRefusal } from "../refusal.ts";
import { ASSET, declaresFiveGigabytes, glb, imageBomb, nodeChain } from "../testing/glb.ts";
import { check } from "./check.ts";
import { GLB_LIMITS } from "./limits.ts";

/** The refusal that a file meets, and the milliseconds of a processor until then. */
function refused(file: Uint8Array, limits = GLB_LIMITS): { code: string; message: string; ms: number } {
  const before = process.threadCpuUsage();
  try {
    check(file, limits);
  } catch (error) {
    if (!(error instanceof AssetRefusal)) throw error;
    return { code: error.code, message: error.message, ms: process.threadCpuUsage(before).user / 1000 };
  }
  return { code: "accepted", message: "", ms: 0 };
}

const one = (gltf: object, bin = new Uint8Array(64)) =>
  glb({ asset: ASSET, buffers: [{ byteLength: 64 }], ...gltf }, bin);

describe("check", () => {
  it("accepts a small honest file", () => {
    const file = one({
      bufferViews: [{ buffer: 0, byteLength: 36 }],
      accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: "VEC3" }],
    });
    expect(check(file)).toMatchObject({ meshes: 0, bytes: file.byteLength });
  });

  it("refuses an 888-byte file that declares 4.8 GB, within milliseconds and without allocating it", () => {
    const file = declaresFiveGigabytes();
    expect(file.byteLength).toBeLessThan(900);
    const before = process.memoryUsage().arrayBuffers;
    const { code, ms, message } = refused(file);
    expect(code).toBe("declares-too-much");
    expect(message).toMatch(/600000000 bytes.*Reduce/);
    expect(ms).toBeLessThan(1000);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10_000_000);
  });

  it("refuses a chain of 20,000 nodes within milliseconds, and accepts one of 200", () => {
    const { code, ms } = refused(nodeChain(20_000));
    expect(code).toBe("node-depth");
    expect(ms).toBeLessThan(2000);
    expect(refused(nodeChain(200)).code).toBe("accepted");
  });

  it.each([
    ["a loop", { nodes: [{ children: [1] }, { children: [0] }] }, "node-cycle"],
    ["a node that is its own child", { nodes: [{ children: [0] }] }, "node-cycle"],
    ["two parents", { nodes: [{ children: [2] }, { children: [2] }, {}] }, "node-two-parents"],
    ["a child that does not exist", { nodes: [{ children: [9] }] }, "json-reference"],
    ["children that are no list", { nodes: [{ children: "all" }] }, "json-shape"],
    ["an external buffer", { buffers: [{ byteLength: 4, uri: "car.bin" }] }, "external-uri"],
    ["a buffer on the network", { buffers: [{ byteLength: 4, uri: "http://127.0.0.1/" }] }, "external-uri"],
    ["an external image", { images: [{ uri: "../../etc/passwd" }] }, "external-uri"],
    ["a buffer longer than the file", { buffers: [{ byteLength: 4000 }] }, "buffer-short"],
    ["a view past its buffer", { bufferViews: [{ buffer: 0, byteOffset: 60, byteLength: 8 }] }, "view-bounds"],
    ["a view of no buffer", { bufferViews: [{ buffer: 7, byteLength: 8 }] }, "view-bounds"],
    [
      "an accessor past its view",
      {
        bufferViews: [{ buffer: 0, byteLength: 32 }],
        accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: "VEC3" }],
      },
      "view-bounds",
    ],
    ["a place that is no list", { nodes: [{ translation: "here" }] }, "json-shape"],
    ["a scale of too few numbers", { nodes: [{ scale: [1, 1] }] }, "json-shape"],
    ["a rotation of no numbers", { nodes: [{ rotation: [0, null, 0, 1] }] }, "json-shape"],
    ["a matrix of too few numbers", { nodes: [{ matrix: [1, 2] }] }, "json-shape"],
    ["a negative count", { accessors: [{ componentType: 5126, count: -1, type: "VEC3" }] }, "json-shape"],
    ["a fractional count", { accessors: [{ componentType: 5126, count: 1.5, type: "VEC3" }] }, "json-shape"],
    ["an unknown type", { accessors: [{ componentType: 5126, count: 1, type: "constructor" }] }, "json-shape"],
    [
      "more sparse cells than elements",
      { accessors: [{ componentType: 5126, count: 1, type: "VEC3", sparse: { count: 2 } }] },
      "view-bounds",
    ],
    ["a required extension nobody knows", { extensionsRequired: ["ACME_secret"] }, "extension-required"],
    [
      "an image that is none",
      { bufferViews: [{ buffer: 0, byteLength: 64 }], images: [{ bufferView: 0 }] },
      "image-type",
    ],
    [
      "meshopt data that grows without bound",
      {
        bufferViews: [
          {
            buffer: 0,
            byteLength: 8,
            extensions: { EXT_meshopt_compression: { buffer: 0, byteLength: 8, count: 1e9, byteStride: 16 } },
          },
        ],
        accessors: [{ componentType: 5126, count: 1, type: "VEC3" }],
      },
      "declares-too-much",
    ],
  ])("refuses %s", (_, gltf, code) => {
    expect(refused(one(gltf)).code).toBe(code);
  });

  it.each([
    ["translation", 3],
    ["rotation", 4],
    ["scale", 3],
    ["matrix", 16],
  ])("refuses a node whose %s is beyond all numbers", (property, length) => {
    const numbers = ["1e999", ...Array<string>(length - 1).fill("0")];
    const { code, message } = refused(glb(`{"asset":{"version":"2.0"},"nodes":[{"${property}":[${numbers}]}]}`));
    expect(code).toBe("json-shape");
    expect(message).toContain(`“${property}”`);
  });

  it("counts every use of a shared mesh, instances included", () => {
    const accessors = [{ componentType: 5126, count: 20_000, type: "VEC3" }];
    const meshes = [{ primitives: [{ attributes: { POSITION: 0 } }] }];
    const many = Array.from({ length: 2_000 }, () => ({ mesh: 0 }));
    expect(refused(one({ accessors, meshes, nodes: many })).code).toBe("scene-too-large");
    const instanced = [{ mesh: 0, extensions: { EXT_mesh_gpu_instancing: { attributes: { TRANSLATION: 0 } } } }];
    expect(refused(one({ accessors, meshes, nodes: instanced })).code).toBe("scene-too-large");
  });

  it("refuses an image whose header says 256 megapixels, and one of no pixels", () => {
    expect(refused(imageBomb(16_000, 16_000))).toMatchObject({ code: "image-too-large" });
    expect(refused(imageBomb(0, 16)).code).toBe("image-too-large");
    expect(refused(imageBomb(1024, 1024)).code).toBe("accepted");
  });

  it("refuses ten thousand materials and a million tiny meshes", () => {
    expect(refused(one({ materials: Array.from({ length: 10_000 }, () => ({})) })).code).toBe("too-many");
    expect(refused(one({ meshes: Array.from({ length: 10_001 }, () => ({})) })).code).toBe("too-many");
    // a million are a text that is not even parsed
    const long = `{"asset":{"version":"2.0"},"meshes":[${'{"primitives":[]},'.repeat(1_000_000)}{}]}`;
    expect(refused(glb(long)).code).toBe("json-too-large");
  });

  it("refuses a picture of 30,000 pixels a side by its header, and takes a long strip that is none too many", () => {
    expect(refused(imageBomb(30_000, 30_000)).code).toBe("image-too-large");
    expect(refused(imageBomb(30_000, 1_400)).code).toBe("image-too-large");
    expect(refused(imageBomb(30_000, 16)).code).toBe("accepted");
  });

  it("refuses a Draco stream that holds more than its accessors declare", () => {
    // Magic, version 2.2, mesh, sequential, no flags, then faces and points as varints.
    const stream = Uint8Array.from([...Buffer.from("DRACO"), 2, 2, 1, 0, 0, 0, 0xff, 0xff, 0xff, 0x7f, 0x03]);
    const bin = new Uint8Array(64);
    bin.set(stream);
    const accessor = { componentType: 5126, count: 3, type: "VEC3" };
    const primitive = {
      attributes: { POSITION: 0 },
      indices: 1,
      extensions: { KHR_draco_mesh_compression: { bufferView: 0, attributes: { POSITION: 0 } } },
    };
    const gltf = {
      bufferViews: [{ buffer: 0, byteLength: 64 }],
      accessors: [accessor, { ...accessor, type: "SCALAR", componentType: 5125 }],
      meshes: [{ primitives: [primitive] }],
    };
    expect(refused(one(gltf, bin)).code).toBe("draco-mismatch");
  });

  it.each([
    ["nothing", new Uint8Array(0), "not-a-glb"],
    ["text", new TextEncoder().encode("hello, this is no car at all"), "not-a-glb"],
    ["a PNG", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Array(24).fill(0)]), "not-a-glb"],
    ["broken JSON", glb('{"asset":'), "json-syntax"],
    ["a list", glb("[]"), "json-syntax"],
    ["no version", glb("{}"), "gltf-version"],
    [
      "deep JSON",
      glb(`{"asset":{"version":"2.0"},"extras":${"[".repeat(50_000)}${"]".repeat(50_000)}}`),
      "json-too-deep",
    ],
  ])("refuses %s", (_, file, code) => {
    const result = refused(file);
    expect(result.code).toBe(code);
    expect(result.message.length).toBeGreaterThan(20);
  });

  it("brackets inside strings are not nesting", () => {
    expect(refused(glb(`{"asset":{"version":"2.0","generator":"${"[{".repeat(500)}\\""}}`)).code).toBe("accepted");
  });

  it("refuses a file cut off anywhere, another version, and one over the size", () => {
    const file = one({ bufferViews: [{ buffer: 0, byteLength: 36 }] });
    for (let length = 0; length < file.length; length += 7)
      expect(refused(file.slice(0, length)).code).toMatch(/glb-truncated|not-a-glb/);
    const old = file.slice();
    old[4] = 1;
    expect(refused(old).code).toBe("glb-version");
    expect(refused(file, { ...GLB_LIMITS, fileBytes: 100 }).code).toBe("file-too-large");
  });

  it("survives a thousand files with flipped bytes: accepted or refused, never anything else", () => {
    const file = one({
      nodes: [{ mesh: 0 }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
      bufferViews: [{ buffer: 0, byteLength: 36 }],
      accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: "VEC3" }],
    });
    let seed = 7;
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return Math.floor((seed / 2 ** 32) * below);
    };
    for (let round = 0; round < 1000; round++) {
      const bad = file.slice();
      for (let flips = 0; flips <= random(4); flips++) bad[random(bad.length)] = random(256);
      expect(() => refused(bad)).not.toThrow();
    }
  });
});
