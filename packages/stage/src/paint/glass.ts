import type { BuildDocument } from "@carloom/build";
import type { Color } from "three";
import { FrontSide, type Material, MeshPhysicalMaterial } from "three";

/** Glass lets the picture behind through by alpha and adds what it reflects: transmission would draw everything twice. */
export function glassMaterial(name: string, color: Color, opacity: number): MeshPhysicalMaterial {
  const glass = new MeshPhysicalMaterial({
    name,
    color,
    transparent: true,
    opacity,
    roughness: 0,
    metalness: 0,
    ior: 1.52,
    side: FrontSide,
    depthWrite: false,
  });
  glass.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      "#include <opaque_fragment>",
      /* glsl */ `
      // A pane reflects on both faces but the room behind it is darker than ours: a little less than it should keeps it clear.
      totalSpecular *= 0.75;
      float shine = clamp(dot(totalSpecular, vec3(0.3, 0.6, 0.1)), 0.0, 1.0);
      float cover = clamp(diffuseColor.a + shine, 0.001, 1.0);
      outgoingLight = (totalDiffuse * diffuseColor.a + totalSpecular) / cover + totalEmissiveRadiance;
      diffuseColor.a = cover;
      #include <opaque_fragment>`,
    );
  };
  glass.customProgramCacheKey = () => "carloom-glass";
  return glass;
}

/** A file's glass: named so, or transmitting. */
export function isGlass(material: Material): boolean {
  if (/^(glass|lens)(\.|$)|windshield|window/i.test(material.name)) return true;
  return material instanceof MeshPhysicalMaterial && material.transmission > 0;
}

export function tintGlass(material: MeshPhysicalMaterial, glass: BuildDocument["glass"]): void {
  material.color.set(glass?.color ?? "#0a0d10");
  material.opacity = 0.18 + 0.78 * (glass?.tint ?? 0.2);
}
