import { describe, expect, it } from "vitest";
import { boxCarGlb } from "../test/fixture/box-car.ts";
import { changedGlb } from "../test/fixture/hostile.ts";
import { checkGlb } from "./check-glb.ts";

const check = (bytes: Uint8Array) => () => checkGlb(bytes.slice().buffer as ArrayBuffer);

describe("a GLB", () => {
  it("of ours passes", () => {
    expect(check(boxCarGlb())).not.toThrow();
  });
  it("that is none, is cut short or of another version is refused", () => {
    const glb = boxCarGlb();
    expect(check(new TextEncoder().encode("<!doctype html><title>Not found</title>"))).toThrow(/no GLB/);
    expect(check(new Uint8Array(4))).toThrow(/no GLB/);
    expect(check(glb.subarray(0, glb.length / 2))).toThrow(/cut short/);
    const old = glb.slice();
    old[4] = 1;
    expect(check(old)).toThrow(/2\.0/);
    const long = glb.slice();
    new DataView(long.buffer).setUint32(12, 0xffffffff, true);
    expect(check(long)).toThrow(/cut short/);
  });
  it("that refers to other files is refused", () => {
    expect(check(changedGlb((json) => ({ ...json, images: [{ uri: "https://elsewhere.example/x.png" }] })))).toThrow(
      /self-contained/,
    );
    expect(check(changedGlb((json) => ({ ...json, buffers: [{ uri: "model.bin", byteLength: 4 }] })))).toThrow(
      /self-contained/,
    );
  });
  it("whose nodes stand in a ring, share a child or name none is refused", () => {
    const nodes = (list: unknown[]) => changedGlb((json) => ({ ...json, nodes: list }));
    expect(check(nodes([{ children: [1] }, { children: [0] }]))).toThrow(/ring/);
    expect(check(nodes([{ children: [0] }]))).toThrow(/ring/);
    expect(check(nodes([{ children: [2] }, { children: [2] }, {}]))).toThrow(/two parents/);
    expect(check(nodes([{ children: [7] }]))).toThrow(/not there/);
  });
  it("that would fill the memory is refused", () => {
    expect(check(changedGlb((json) => ({ ...json, accessors: [{ count: 4e9 }] })))).toThrow(/elements/);
    const packed = { extensions: { EXT_meshopt_compression: { count: 3e8, byteStride: 16 } } };
    expect(check(changedGlb((json) => ({ ...json, bufferViews: [packed] })))).toThrow(/unpacks/);
  });
});
