import type { BuildDocument } from "@carloom/build";
import type { Color } from "three";
import {
  AddEquation,
  CustomBlending,
  FrontSide,
  type Material,
  MeshPhysicalMaterial,
  OneFactor,
  OneMinusSrcAlphaFactor,
} from "three";

/** How much glass hides of what is behind it when the build says nothing. */
export const DEFAULT_OPACITY = 0.48;

/**
 * Glass lets the picture behind through by alpha and adds what it reflects: transmission would draw everything twice.
 * The reflection is Fresnel's (4 % head-on) of lights whose brightness has a shoulder: a window is as large as the softbox it
 * mirrors, and the whole pane would turn to milk where a curved panel only gets a line.
 */
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
    // The reflection is added whole; only the tint mixes with what is behind.
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  });
  glass.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      "#include <opaque_fragment>",
      /* glsl */ `
      float turned = 1.0 - clamp(dot(normal, normalize(vViewPosition)), 0.0, 1.0);
      float fresnel = 0.043 + 0.957 * pow(turned, 5.0);
      float seen = dot(totalSpecular, vec3(0.3, 0.6, 0.1)) / fresnel;
      vec3 shine = totalSpecular / (1.0 + seen / 0.55);
      diffuseColor.a = mix(diffuseColor.a, 1.0, fresnel);
      outgoingLight = totalDiffuse * diffuseColor.a + shine + totalEmissiveRadiance;
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
  material.opacity = glass ? 0.18 + 0.78 * glass.tint : DEFAULT_OPACITY;
}
