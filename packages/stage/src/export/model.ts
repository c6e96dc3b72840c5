import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  Group,
  type Material,
  Mesh,
  MeshPhysicalMaterial,
  NoColorSpace,
  type Object3D,
  SRGBColorSpace,
  Vector4,
} from "three";
import { GLTFExporter } from "three/addons/exporters/GLTFExporter.js";
import { USDZExporter } from "three/addons/exporters/USDZExporter.js";
import { originalName } from "../load.ts";
import { singleSided } from "./single-sided.ts";
import { PaintMaterial } from "../paint/material.ts";

/** What stands for the paint of panels that carry stickers. */
export type Baked = { color: HTMLCanvasElement; surface: HTMLCanvasElement; texCoord: 0 | 1 };

function textures(baked: Baked) {
  const make = (canvas: HTMLCanvasElement, srgb: boolean) => {
    const texture = new CanvasTexture(canvas);
    texture.flipY = false;
    texture.channel = baked.texCoord;
    texture.colorSpace = srgb ? SRGBColorSpace : NoColorSpace;
    return texture;
  };
  return { color: make(baked.color, true), surface: make(baked.surface, false) };
}

/** Attributes as plain floats: every reader takes them, quantised ones are an extension. */
function plainGeometry(geometry: BufferGeometry): BufferGeometry {
  const plain = new BufferGeometry();
  const v = new Vector4();
  for (const name of ["position", "normal", "uv", "uv1", "color"]) {
    const from = geometry.getAttribute(name);
    if (!from) continue;
    const out = new Float32Array(from.count * from.itemSize);
    for (let i = 0; i < from.count; i++) {
      v.fromBufferAttribute(from as BufferAttribute, i);
      if (name === "normal") {
        const length = Math.hypot(v.x, v.y, v.z);
        if (length > 0) v.multiplyScalar(1 / length);
        else v.set(0, 1, 0, 0);
      }
      for (let k = 0; k < from.itemSize; k++) out[i * from.itemSize + k] = v.getComponent(k);
    }
    plain.setAttribute(name, new BufferAttribute(out, from.itemSize));
  }
  if (geometry.index) plain.setIndex(geometry.index.clone());
  return plain;
}

/** A copy of what is shown, in standard materials only. Geometries and materials that occur twice are shared. */
export function plainModel(root: Object3D, baked: Baked | null): Group {
  const maps = baked ? textures(baked) : null;
  const geometries = new Map<BufferGeometry, BufferGeometry>();
  const materials = new Map<Material, Material>();
  const geometry = (from: BufferGeometry) => {
    const known = geometries.get(from) ?? plainGeometry(from);
    geometries.set(from, known);
    return known;
  };
  const material = (from: Material): Material => {
    const known = materials.get(from);
    if (known) return known;
    let made = from;
    if (from instanceof PaintMaterial) {
      const film = maps && from.defines && "LIVERY" in from.defines;
      made = new MeshPhysicalMaterial({
        name: from.name,
        side: from.side,
        clearcoatRoughness: from.clearcoatRoughness,
        vertexColors: from.vertexColors,
        aoMap: from.aoMap,
        ...(film
          ? { map: maps.color, metalnessMap: maps.surface, roughnessMap: maps.surface, clearcoatMap: maps.surface }
          : { color: from.color }),
        metalness: film ? 1 : from.metalness,
        roughness: film ? 1 : from.roughness,
        clearcoat: film ? 1 : from.clearcoat > 1e-3 ? from.clearcoat : 0,
      });
    }
    materials.set(from, made);
    return made;
  };
  const copy = (from: Object3D): Object3D | null => {
    if (!from.visible || from.userData.effect) return null;
    let to: Object3D;
    if (from instanceof Mesh) {
      const list = from.material as Material | Material[];
      to = new Mesh(geometry(from.geometry), Array.isArray(list) ? list.map(material) : material(list));
    } else to = new Group();
    to.name = originalName(from);
    to.position.copy(from.position);
    to.quaternion.copy(from.quaternion);
    to.scale.copy(from.scale);
    for (const child of from.children) {
      const made = copy(child);
      if (made) to.add(made);
    }
    return to;
  };
  const model = new Group();
  model.name = "car";
  const made = copy(root);
  if (made) model.add(made);
  model.updateMatrixWorld(true);
  return model;
}

/** Binary glTF of a plain model. */
export async function toGlb(model: Group): Promise<Blob> {
  const bytes = await new GLTFExporter().parseAsync(model, { binary: true, onlyVisible: true });
  return new Blob([bytes as ArrayBuffer], { type: "model/gltf-binary" });
}

/** USDZ of a plain model, for AR on Apple's devices. */
export async function toUsdz(model: Group, maxTextureSize: number): Promise<Blob> {
  const bytes = await new USDZExporter().parseAsync(singleSided(model), { maxTextureSize, quickLookCompatible: true });
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "model/vnd.usdz+zip" });
}
