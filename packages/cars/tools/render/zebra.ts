import * as THREE from "three";

/** Stripes of light from horizon to zenith, mirrored by the surface: where they kink or waver, the surface does. */
export const zebraMaterial = (): THREE.ShaderMaterial =>
  new THREE.ShaderMaterial({
    side: THREE.DoubleSide,
    vertexShader:
      "varying vec3 n,v;void main(){n=normalMatrix*normal;vec4 p=modelViewMatrix*vec4(position,1.);v=p.xyz;gl_Position=projectionMatrix*p;}",
    fragmentShader:
      "varying vec3 n,v;void main(){vec3 r=reflect(normalize(v),normalize(n));float a=atan(r.y,length(r.xz)+.2);float s=smoothstep(-.15,.15,sin(a*26.));gl_FragColor=vec4(vec3(s)*.9+.05,1.);}",
  });
