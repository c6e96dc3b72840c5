import * as THREE from "three";

/**
 * Clear-coated twill, drawn in space rather than on a map, as parts have none: each tow is a small cylinder, over and under
 * two by two. A thumbnail's tows are drawn wider than the true 4 mm, or they would be finer than its pixels.
 * @param tow width of a tow, metres
 */
export function carbonMaterial(tow: number): THREE.MeshPhysicalMaterial {
  const material = new THREE.MeshPhysicalMaterial({
    color: "#202226",
    metalness: 0.55,
    roughness: 0.38,
    clearcoat: 1,
    clearcoatRoughness: 0.04,
  });
  material.onBeforeCompile = (shader) => {
    shader.uniforms.tow = { value: tow };
    shader.vertexShader = `varying vec3 wp, wn;\n${shader.vertexShader}`.replace(
      "#include <project_vertex>",
      "#include <project_vertex>\nwp = (modelMatrix * vec4(transformed, 1.)).xyz; wn = mat3(modelMatrix) * objectNormal;",
    );
    shader.fragmentShader = `varying vec3 wp, wn; uniform float tow;\n${shader.fragmentShader}`
      .replace(
        "#include <color_fragment>",
        `#include <color_fragment>
        vec3 facing = abs(wn);
        bool flat_ = facing.y >= facing.x && facing.y >= facing.z;
        bool side_ = !flat_ && facing.x >= facing.z;
        vec2 place = (flat_ ? wp.xz : side_ ? wp.zy : wp.xy) / tow;
        vec3 along = side_ ? vec3(0., 0., 1.) : vec3(1., 0., 0.);
        vec3 across = flat_ ? vec3(0., 0., 1.) : vec3(0., 1., 0.);
        vec2 tow_ = floor(place), in_ = fract(place) - .5;
        bool over = mod(tow_.x + tow_.y, 4.) < 2.;
        diffuseColor.rgb *= over ? 1.5 : .6;`,
      )
      .replace(
        "#include <normal_fragment_maps>",
        `#include <normal_fragment_maps>
        vec3 tilt = over ? along * (in_.x + .22) : across * (in_.y - .22);
        normal = normalize(normal + (viewMatrix * vec4(tilt * .7, 0.)).xyz);`,
      );
  };
  return material;
}
