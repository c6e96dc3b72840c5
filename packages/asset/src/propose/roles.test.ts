import { Document } from "@gltf-transform/core";
import { KHRMaterialsClearcoat, KHRMaterialsTransmission } from "@gltf-transform/extensions";
import { describe, expect, it } from "vitest";
import { box, pieceOf } from "../testing/shapes.ts";
import { substanceOf } from "./roles.ts";

const document = new Document();
const of = (node: string, name: string, change = (m: ReturnType<Document["createMaterial"]>) => m) =>
  substanceOf({ ...pieceOf(box([0, 0, 0], [1, 1, 1]), node), material: change(document.createMaterial(name)) });

describe("substanceOf", () => {
  it.each([
    ["BodyDoor", "Car Paint Red", "paint"],
    ["x", "Tireside", "tyre"],
    ["x", "Tyre_Rubber", "tyre"],
    ["x", "Rim2", "rim"],
    ["x", "Brakelight", "lamp.tail"],
    ["x", "Brake", "caliper"],
    ["x", "Brake Disc", "disc"],
    ["x", "HeadLight", "lamp.head"],
    ["Headlight_L", "Glass", "lens"],
    ["WindowFront", "Glass", "glass"],
    ["WindowGasket", "", "rubber"],
    ["SteeringWheel", "Plastic", "interior"],
    ["InteriorPedalBrake", "Floormat", "interior"],
    ["Seat_L", "Black", "interior"],
    ["Underbody", "Metal", "other"],
  ])("%s of %s is %s", (node, material, substance) => {
    expect(of(node, material)).toBe(substance);
  });

  it("physics speaks where names do not", () => {
    const clear = document.createExtension(KHRMaterialsTransmission).createTransmission().setTransmissionFactor(1);
    const coat = document.createExtension(KHRMaterialsClearcoat).createClearcoat().setClearcoatFactor(1);
    expect(of("Mesh1", "Material.001", (m) => m.setExtension("KHR_materials_transmission", clear))).toBe("glass");
    expect(of("Mesh1", "Material.002", (m) => m.setExtension("KHR_materials_clearcoat", coat))).toBe("paint");
  });
});
