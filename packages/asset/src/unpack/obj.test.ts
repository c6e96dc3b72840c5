import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { check } from "../check/check.ts";
import { extract } from "../read/extract.ts";
import { createIO } from "../read/io.ts";
import { openPackage } from "./zip.ts";

const png = Uint8Array.from(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
);
const OBJ = `mtllib car.mtl
o Body
v 0 0 0
v 2 0 0
v 2 1 0
v 0 1 0
vt 0 0
vt 1 0
vt 1 1
vt 0 1
usemtl Car Paint
f 1/1 2/2 3/3 4/4
o Window
usemtl Glass
f 1/1 3/3 4/4
`;
const MTL =
  "newmtl Car Paint\nKd 0.5 0 0\nmap_Kd -s 1 1 1 textures\\paint one.png\nNs 198\nnewmtl Glass\nKd 1 1 1\nd 0.3\nKe 0 0 0\n";
const files = { "car/car.obj": strToU8(OBJ), "car/car.mtl": strToU8(MTL), "car/textures/paint one.png": png };

describe("an OBJ", () => {
  it("is a model with its names, materials and pictures", async () => {
    const file = await openPackage(zipSync(files));
    expect(check(file)).toMatchObject({ meshes: 2, materials: 2, textures: 1 });
    const document = await (await createIO()).readBinary(file);
    const { pieces } = extract(document);
    expect(pieces.map(({ node, material, index }) => [node, material?.getName(), index.length / 3])).toEqual([
      ["Body", "Car Paint", 2],
      ["Window", "Glass", 1],
    ]);
    // equal points are joined, and the picture stands upright
    expect(pieces[0]?.position.length).toBe(12);
    expect([...(pieces[0]?.uv[0] ?? [])].slice(0, 2)).toEqual([0, 1]);
    const [paint, glass] = pieces.map(({ material }) => material);
    expect(paint?.getRoughnessFactor()).toBeCloseTo(0.1);
    expect(glass?.getAlphaMode()).toBe("BLEND");
    expect(glass?.getBaseColorFactor()[3]).toBeCloseTo(0.3);
  });

  it("is one without its materials too, and gives way to a glTF of the same car", async () => {
    const bare = await openPackage(zipSync({ "car.obj": strToU8(OBJ) }));
    expect(check(bare)).toMatchObject({ meshes: 2, textures: 0 });
    const glb = await openPackage(zipSync({ "car.obj": strToU8(OBJ), "other/car.glb": bare }));
    expect(Buffer.from(glb).equals(Buffer.from(bare))).toBe(true);
  });

  it.each([
    ["nothing in it", ""],
    ["faces of points that are not there", "v 0 0 0\nf 1 2 9\n"],
    ["no numbers", "v a b c\nv a b c\nv a b c\nf 1 2 3\n"],
  ])("with %s is refused or shows nothing, and breaks nothing", async (_, text) => {
    const outcome = await openPackage(zipSync({ "a.obj": strToU8(text) })).then(
      () => "read",
      (error: { code?: string }) => error.code,
    );
    expect(outcome).toMatch(/^(read|no-geometry)$/);
  });
});
