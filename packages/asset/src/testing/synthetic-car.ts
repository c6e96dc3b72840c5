import { Document, type Material, NodeIO, type Node } from "@gltf-transform/core";
import {
  ALL_EXTENSIONS,
  KHRDracoMeshCompression,
  KHRMaterialsClearcoat,
  KHRMaterialsTransmission,
} from "@gltf-transform/extensions";
import draco3d from "draco3dgltf";
import sharp from "sharp";
import type { Vec3 } from "../geometry/piece.ts";
import { box, ring, sheet } from "./shapes.ts";

type Shape = { position: number[]; index: number[] };

/** Metres; nose to +Z while it is built. Wheelbase 2.6, track 1.6, tyre 0.66. */
export const WHEELS: readonly [name: string, x: number, z: number][] = [
  ["FL", 0.8, 1.3],
  ["FR", -0.8, 1.3],
  ["RL", 0.8, -1.3],
  ["RR", -0.8, -1.3],
];

/** A side of the body, bulging outwards; `side` 1 is left. Spans z0…z1, y0…y1. */
export function flank(side: number, z0: number, z1: number, y0: number, y1: number): Shape {
  return sheet(12, (u, v): Vec3 => {
    const z = side > 0 ? z1 + (z0 - z1) * u : z0 + (z1 - z0) * u;
    const y = y0 + (y1 - y0) * v;
    return [side * (0.88 + 0.05 * Math.sin(Math.PI * v)), y, z];
  });
}

export function lid(z0: number, z1: number, y0: number, y1: number, half = 0.86): Shape {
  return sheet(
    12,
    (u, v): Vec3 => [-half + 2 * half * u, y0 + (y1 - y0) * v + 0.05 * Math.sin(Math.PI * u), z1 + (z0 - z1) * v],
  );
}

export function cap(z: number, facing: number): Shape {
  return sheet(
    10,
    (u, v): Vec3 => [(u - 0.5) * 1.74 * facing, 0.3 + 0.45 * v, z + facing * 0.08 * Math.sin(Math.PI * u)],
  );
}

export type SyntheticOptions = {
  /** Units per metre of the file. */
  scale?: number;
  draco?: boolean;
  /** Degrees that the front wheels are steered. */
  steer?: number;
};

/**
 * A car of our own with what real files bring: centimetres, nose to −X, Draco, transmission, clear coat, a camera, a light-less
 * scene with a ground plane, named nodes, steered wheels, a tiling texture on the paint.
 */
export async function syntheticCar({
  scale = 100,
  draco = true,
  steer = 12,
}: SyntheticOptions = {}): Promise<Uint8Array> {
  const document = new Document();
  const buffer = document.createBuffer();
  const scene = document.createScene("Scene");
  const half = Math.SQRT1_2;
  const car = document.createNode("Car").setRotation([0, -half, 0, half]).setScale([scale, scale, scale]);
  scene.addChild(car);
  const material = (name: string, color: readonly number[], metallic: number, roughness: number) =>
    document
      .createMaterial(name)
      .setBaseColorFactor([color[0] ?? 0, color[1] ?? 0, color[2] ?? 0, 1])
      .setMetallicFactor(metallic)
      .setRoughnessFactor(roughness);
  const pixels = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#8080ff" } })
    .png()
    .toBuffer();
  const flakes = document.createTexture("flakes").setImage(new Uint8Array(pixels)).setMimeType("image/png");
  const coat = document.createExtension(KHRMaterialsClearcoat).createClearcoat().setClearcoatFactor(1);
  const paint = material("Carpaint Blue", [0.02, 0.05, 0.5], 0.9, 0.3)
    .setExtension("KHR_materials_clearcoat", coat)
    .setNormalTexture(flakes);
  const clear = document.createExtension(KHRMaterialsTransmission).createTransmission().setTransmissionFactor(1);
  const glass = material("Window", [1, 1, 1], 0, 0).setExtension("KHR_materials_transmission", clear);
  const rubber = material("Tire", [0.02, 0.02, 0.02], 0, 0.9);
  const alloy = material("Alloy", [0.6, 0.6, 0.6], 1, 0.3);
  const red = material("Caliper", [0.7, 0, 0], 0, 0.4);
  const steel = material("Brake Disc", [0.5, 0.5, 0.5], 1, 0.5);
  const lamp = material("Headlight", [0, 0, 0], 0, 0.4).setEmissiveFactor([1, 0.95, 0.8]);
  const tail = material("Taillight", [0, 0, 0], 0, 0.4).setEmissiveFactor([1, 0, 0]);
  const seat = material("Seat Leather", [0.4, 0.1, 0.02], 0, 0.7);
  const stone = material("Asphalt", [0.3, 0.3, 0.3], 0, 1);

  const add = (name: string, shape: Shape, made: Material, parent: Node = car): Node => {
    const position = Float32Array.from(shape.position);
    const uv = new Float32Array((position.length / 3) * 2).map(
      (_, i) => (position[Math.floor(i / 2) * 3 + (i % 2) * 2] as number) * 4,
    );
    const accessor = (array: Float32Array<ArrayBuffer> | Uint32Array<ArrayBuffer>, type: "VEC2" | "VEC3" | "SCALAR") =>
      document.createAccessor().setArray(array).setType(type).setBuffer(buffer);
    const primitive = document
      .createPrimitive()
      .setMaterial(made)
      .setIndices(accessor(Uint32Array.from(shape.index), "SCALAR"))
      .setAttribute("POSITION", accessor(position, "VEC3"))
      .setAttribute("TEXCOORD_0", accessor(uv, "VEC2"));
    const node = document.createNode(name).setMesh(document.createMesh(name).addPrimitive(primitive));
    parent.addChild(node);
    return node;
  };

  for (const [side, mark] of [
    [1, "L"],
    [-1, "R"],
  ] as const) {
    add(`Door_${mark}`, flank(side, -0.6, 0.7, 0.3, 0.95), paint);
    add(`Fender_Front_${mark}`, flank(side, 0.72, 2.1, 0.42, 0.85), paint);
    add(`Quarter_${mark}`, flank(side, -2.05, -0.62, 0.42, 0.92), paint);
    add(`SideWindow_${mark}`, flank(side * 0.9, -1, 0.6, 1, 1.28), glass);
    add(`Mirror_${mark}`, box([side * 1, 0.98, 0.6], [0.16, 0.12, 0.1]), paint);
    add(`Headlight_${mark}`, box([side * 0.6, 0.65, 2.16], [0.3, 0.1, 0.06]), lamp);
    add(`Taillight_${mark}`, box([side * 0.6, 0.68, -2.12], [0.3, 0.1, 0.06]), tail);
    add(`Seat_${mark}`, box([side * 0.4, 0.55, -0.2], [0.5, 0.7, 0.5]), seat);
  }
  add("Bonnet", lid(0.75, 2.1, 0.88, 0.95), paint);
  add("Roof", lid(-1, 0.4, 1.3, 1.3, 0.7), paint);
  add("Trunk", lid(-2.05, -1.3, 0.95, 0.95), paint);
  add("Bumper_Front", cap(2.12, 1), paint);
  add("Bumper_Rear", cap(-2.08, -1), paint);
  add("Windshield", lid(0.42, 0.74, 0.95, 1.3, 0.7), glass);
  add("Spoiler", box([0, 1.1, -2], [1.4, 0.03, 0.25]), paint);
  add(
    "Floor",
    box([0, 0.25, 0], [1.6, 0.06, 3.9]),
    document.createMaterial("Underbody").setBaseColorFactor([0.02, 0.02, 0.02, 1]),
  );
  for (const [name, x, z] of WHEELS) {
    const turn = name.startsWith("F") ? ((steer / 2) * Math.PI) / 180 : 0;
    const wheel = document
      .createNode(`Wheel_${name}`)
      .setTranslation([x, 0.33, z])
      .setRotation([0, Math.sin(turn), 0, Math.cos(turn)]);
    car.addChild(wheel);
    add(`Tyre_${name}`, ring([0, 0, 0], 0.23, 0.33, 0.22), rubber, wheel);
    add(`Rim_${name}`, ring([0, 0, 0], 0.05, 0.235, 0.2), alloy, wheel);
    add(`Disc_${name}`, ring([-Math.sign(x) * 0.06, 0, 0], 0.05, 0.16, 0.02), steel, wheel);
    add(`Caliper_${name}`, box([-Math.sign(x) * 0.06, 0.14, 0], [0.06, 0.06, 0.14]), red, wheel);
  }
  const ground = document.createNode("Ground").setScale([scale, scale, scale]);
  scene.addChild(ground);
  add("Plane", box([0, -0.01, 0], [12, 0.01, 12]), stone, ground);
  scene.addChild(
    document
      .createNode("Camera_Main")
      .setCamera(document.createCamera("main").setType("perspective").setYFov(0.5).setZNear(0.1)),
  );
  document.getRoot().getAsset().copyright = "Test author, CC0";

  const io = new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ "draco3d.encoder": await draco3d.createEncoderModule() });
  if (draco) document.createExtension(KHRDracoMeshCompression).setRequired(true);
  return io.writeBinary(document);
}
