// Lights, wall and floor of the picture studio. Runs in the browser.
import * as THREE from "three";

/** The page's wall colour, so that pictures have no edge. */
export const WALL = "#1a1c1f";

const vertex =
  "varying vec2 u;varying vec3 p;void main(){u=uv;p=position;gl_Position=projectionMatrix*modelViewMatrix*vec4(position,1.);}";

function softbox(scene: THREE.Scene, size: [number, number], at: [number, number, number], low: number, high: number) {
  const mesh = new THREE.Mesh(
    new THREE.PlaneGeometry(...size),
    new THREE.ShaderMaterial({
      side: THREE.DoubleSide,
      uniforms: { low: { value: low }, high: { value: high } },
      vertexShader: vertex,
      fragmentShader:
        "varying vec2 u;uniform float low,high;void main(){float e=smoothstep(0.,.08,u.x)*smoothstep(1.,.92,u.x)*smoothstep(0.,.05,u.y);gl_FragColor=vec4(vec3(mix(low,high,u.y*u.y))*mix(.2,1.,e),1.);}",
    }),
  );
  mesh.position.set(...at);
  mesh.lookAt(0, at[1], 0);
  scene.add(mesh);
}

function strip(scene: THREE.Scene, size: [number, number], at: [number, number, number], power: number) {
  const mesh = new THREE.Mesh(
    new THREE.BoxGeometry(size[0], 0.05, size[1]),
    new THREE.MeshBasicMaterial({ color: new THREE.Color(power, power, power * 1.01) }),
  );
  mesh.position.set(...at);
  scene.add(mesh);
}

/** Environment of gradient softboxes: diagonals reveal the sculpt, long strips draw the shoulder. */
export function environment(renderer: THREE.WebGLRenderer): THREE.Texture {
  const scene = new THREE.Scene();
  const dome = new THREE.Mesh(
    new THREE.SphereGeometry(40, 48, 24),
    new THREE.ShaderMaterial({
      side: THREE.BackSide,
      vertexShader: vertex,
      fragmentShader:
        "varying vec3 p;void main(){float h=normalize(p).y;gl_FragColor=vec4(vec3(.96,1.,1.05)*mix(.12,.022,smoothstep(.0,.35,h)),1.);}",
    }),
  );
  scene.add(dome);
  const floor = new THREE.Mesh(
    new THREE.CircleGeometry(30, 64),
    new THREE.ShaderMaterial({
      vertexShader: vertex,
      fragmentShader:
        "varying vec3 p;void main(){float r=length(p.xy);gl_FragColor=vec4(vec3(mix(.34,.05,smoothstep(.5,8.,r))),1.);}",
    }),
  );
  floor.rotation.x = -Math.PI / 2;
  floor.position.y = -1.5;
  scene.add(floor);
  for (const [x, z] of [
    [6.4, 7.4],
    [-6.4, 7.4],
    [6.4, -7.4],
    [-6.4, -7.4],
  ] as const)
    softbox(scene, [2.6, 4.4], [x, 1.1, z], 0.3, 2.8);
  softbox(scene, [11, 2.0], [9, 3.0, 0], 0.15, 3.6);
  softbox(scene, [11, 2.0], [-9, 3.0, 0], 0.15, 3.2);
  softbox(scene, [5, 1.8], [0, 3.0, 11], 0.15, 3.2);
  softbox(scene, [5, 1.8], [0, 3.0, -11], 0.15, 2.8);
  strip(scene, [0.8, 8.5], [0, 7, 0], 6);
  strip(scene, [0.35, 9.5], [3.4, 6, 0], 11);
  strip(scene, [0.35, 9.5], [-3.4, 6, 0], 11);
  const pmrem = new THREE.PMREMGenerator(renderer);
  return pmrem.fromScene(scene, 0.006, 0.1, 100).texture;
}

function contactShadow(scene: THREE.Scene, length: number, width: number) {
  const [L, W] = [length + 1.9, width + 1.4];
  const canvas = document.createElement("canvas");
  canvas.width = 512;
  canvas.height = 1024;
  const c = canvas.getContext("2d")!;
  c.fillStyle = "#fff";
  c.fillRect(0, 0, 512, 1024);
  const blot = (blur: number, alpha: number, w: number, l: number) => {
    c.filter = `blur(${blur}px)`;
    c.fillStyle = `rgba(0,0,0,${alpha})`;
    c.beginPath();
    c.roundRect(256 - (w / W) * 256, 512 - (l / L) * 512, (w / W) * 512, (l / L) * 1024, 60);
    c.fill();
  };
  blot(36, 0.6, width * 0.92, length * 0.94);
  blot(12, 0.85, width * 0.8, length * 0.84);
  const map = new THREE.CanvasTexture(canvas);
  const plane = new THREE.Mesh(
    new THREE.PlaneGeometry(W, L),
    new THREE.MeshBasicMaterial({
      map,
      blending: THREE.MultiplyBlending,
      premultipliedAlpha: true,
      transparent: true,
      depthWrite: false,
      toneMapped: false,
    }),
  );
  plane.rotation.x = -Math.PI / 2;
  plane.position.y = 0.002;
  plane.renderOrder = 1;
  scene.add(plane);
}

/** Floor that fades to the wall at the horizon, a soft key light with shadow, contact shadow below the car. */
export function stage(scene: THREE.Scene, length: number, width: number, floorTone: [number, number]): void {
  scene.background = new THREE.Color(WALL);
  const key = new THREE.DirectionalLight("#fff", 0.9);
  key.position.set(3.5, 8, 3);
  key.castShadow = true;
  key.shadow.mapSize.set(2048, 2048);
  Object.assign(key.shadow.camera, { left: -4, right: 4, top: 4, bottom: -4 });
  key.shadow.radius = 12;
  key.shadow.bias = -4e-4;
  key.shadow.normalBias = 0.012;
  scene.add(key);
  const wall = new THREE.Color(WALL);
  const floor = new THREE.Mesh(
    new THREE.CircleGeometry(60, 96),
    new THREE.ShaderMaterial({
      transparent: true,
      uniforms: { wall: { value: wall }, tone: { value: new THREE.Vector2(...floorTone) } },
      vertexShader: vertex,
      fragmentShader:
        "varying vec3 p;uniform vec3 wall;uniform vec2 tone;void main(){float r=length(p.xy*vec2(1.,.72));float g=mix(tone.x,tone.y,smoothstep(.2,9.,r));vec3 c=mix(vec3(g)*vec3(.97,1.,1.04),wall,smoothstep(5.,17.,r));float a=mix(.9,1.,smoothstep(1.5,4.,r));gl_FragColor=vec4(c,a);\n#include <colorspace_fragment>\n}",
    }),
  );
  floor.rotation.x = -Math.PI / 2;
  floor.renderOrder = -1;
  scene.add(floor);
  const shadow = new THREE.Mesh(new THREE.PlaneGeometry(14, 14), new THREE.ShadowMaterial({ opacity: 0.35 }));
  shadow.rotation.x = -Math.PI / 2;
  shadow.position.y = 0.001;
  shadow.receiveShadow = true;
  scene.add(shadow);
  contactShadow(scene, length, width);
}

/** Ground of a part alone, from its top to its bottom: light enough that black rubber and carbon have an outline. */
const BENCH = ["#bcc0c2", "#9a9ea1"] as const;

/**
 * A part alone: a plain light ground, a key from above the camera's shoulder, a weaker fill from its other side, and a
 * kicker from behind that draws the edge of what is black.
 *
 * @param from the direction that the part is looked at from
 */
export function bench(scene: THREE.Scene, from: readonly [number, number, number]): void {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [4, 256];
  const context = canvas.getContext("2d")!;
  const ground = context.createLinearGradient(0, 0, 0, canvas.height);
  ground.addColorStop(0, BENCH[0]);
  ground.addColorStop(1, BENCH[1]);
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const picture = new THREE.CanvasTexture(canvas);
  picture.colorSpace = THREE.SRGBColorSpace;
  scene.background = picture;
  const away = new THREE.Vector3(...from).normalize();
  const side = new THREE.Vector3(0, 1, 0).cross(away).normalize();
  const up = new THREE.Vector3(0, 1, 0);
  const light = (power: number, along: number, across: number, above: number) => {
    const lamp = new THREE.DirectionalLight("#fff", power);
    lamp.position.set(0, 0, 0).addScaledVector(away, along).addScaledVector(side, across).addScaledVector(up, above);
    scene.add(lamp);
  };
  light(2.6, 2, -1.2, 1.8);
  light(1.1, 2.2, 1.8, 0.3);
  light(1.6, -1.4, 1, 1.6);
}
