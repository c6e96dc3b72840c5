import type * as THREE from "three";

/** Metres of one flake: larger than a real one, or it would be finer than a picture's pixels. */
const FLAKE = 0.0011;
/** How far flakes lean out of the surface. */
const LEAN = 0.035;

/**
 * Flakes of a metallic paint, drawn in space. They lie below the clear coat, which stays smooth.
 * @param share how far they lean of what they do on a whole car: near by, where each has a pixel, all of it reads as noise
 */
export function flaked<T extends THREE.MeshPhysicalMaterial>(material: T, share = 1): T {
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = `varying vec3 flakeAt;\n${shader.vertexShader}`.replace(
      "#include <project_vertex>",
      "#include <project_vertex>\nflakeAt = (modelMatrix * vec4(transformed, 1.)).xyz;",
    );
    shader.fragmentShader = `varying vec3 flakeAt;\n${shader.fragmentShader}`.replace(
      "#include <normal_fragment_maps>",
      `#include <normal_fragment_maps>
      vec3 flake = floor(flakeAt / ${FLAKE.toFixed(5)});
      vec3 lean = fract(sin(vec3(
        dot(flake, vec3(12.9898, 78.233, 37.719)),
        dot(flake, vec3(39.346, 11.135, 83.155)),
        dot(flake, vec3(73.156, 52.235, 9.151)))) * 43758.5453) - .5;
      normal = normalize(normal + lean * ${(LEAN * 2 * share).toFixed(4)});`,
    );
  };
  return material;
}
