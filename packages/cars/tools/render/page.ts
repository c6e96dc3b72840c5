// The picture page: loads a GLB and answers `window.shot(view)` with a PNG. Runs in the browser.
import * as THREE from "three";
import { DRACOLoader } from "three/addons/loaders/DRACOLoader.js";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
import { MeshoptDecoder } from "three/addons/libs/meshopt_decoder.module.js";
import { carbonMaterial } from "./carbon.ts";
import { flaked } from "./flakes.ts";
import { bench, environment, stage } from "./studio.ts";
import { zebraMaterial } from "./zebra.ts";

type View = { position: [number, number, number]; target: [number, number, number]; fov: number };
type Request = {
  glb: string;
  parts?: { glb: string; at: [number, number, number]; mirror?: boolean; hide?: string }[];
  paint?: Record<string, string>;
  /** Painted zones without metal flakes. */
  solid?: string[];
  /** Colours of zones that keep the surface of their own material. */
  tint?: Record<string, string>;
  mode?: "paint" | "zebra" | "clay";
  /** A part alone, looked at from this direction and framed on its box. */
  part?: [number, number, number];
  /** Show only this share of the part's box, and frame it. */
  focus?: "left" | "front-left";
  open?: string[];
  hinges?: { node: string; axis: [number, number, number]; angle: number }[];
  hide?: string[];
  /** Degrees that the front wheels are turned to the left. */
  steer?: number;
  width: number;
  height: number;
  scale: number;
};

const renderer = new THREE.WebGLRenderer({ antialias: true, preserveDrawingBuffer: true });
renderer.toneMapping = THREE.ACESFilmicToneMapping;
renderer.toneMappingExposure = 1.05;
renderer.shadowMap.enabled = true;
renderer.shadowMap.type = THREE.PCFSoftShadowMap;
document.body.style.margin = "0";
document.body.appendChild(renderer.domElement);
const scene = new THREE.Scene();
const camera = new THREE.PerspectiveCamera(26, 1, 0.1, 100);
// Only a file that a car of ours is compared with needs it.
const draco = new DRACOLoader().setDecoderPath("/three/examples/jsm/libs/draco/gltf/");
const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder).setDRACOLoader(draco);

const zebra = zebraMaterial();

const HINGES: NonNullable<Request["hinges"]> = [
  { node: "hinge.door.left", axis: [0, 1, 0], angle: -60 },
  { node: "hinge.door.right", axis: [0, 1, 0], angle: 60 },
  { node: "hinge.door.rear.left", axis: [0, 1, 0], angle: -62 },
  { node: "hinge.door.rear.right", axis: [0, 1, 0], angle: 62 },
  { node: "hinge.hood", axis: [1, 0, 0], angle: -50 },
  { node: "hinge.trunk", axis: [1, 0, 0], angle: 60 },
];

function dress(root: THREE.Object3D, request: Request): void {
  const paints = new Map<string, THREE.Material>();
  for (const [zone, color] of Object.entries(request.paint ?? {})) {
    const solid = request.solid?.includes(zone);
    const paint = new THREE.MeshPhysicalMaterial({
      color,
      metalness: solid ? 0 : 0.72,
      roughness: solid ? 0.38 : 0.3,
      clearcoat: 1,
      clearcoatRoughness: 0.03,
      envMapIntensity: 1.1,
    });
    paints.set(`zone.${zone}`, paint);
  }
  // A part alone is small in its picture or large: its weave keeps the picture's measure.
  const tow = request.part ? new THREE.Box3().setFromObject(root).getSize(new THREE.Vector3()).length() / 110 : 0.006;
  const carbon = carbonMaterial(tow);
  const clay = new THREE.MeshStandardMaterial({ color: "#bdbdbd", roughness: 0.45, side: THREE.DoubleSide });
  root.traverse((o) => {
    const name = String(o.userData.name ?? o.name);
    if (request.hide?.some((h) => name.startsWith(h))) o.visible = false;
    if (!(o instanceof THREE.Mesh)) return;
    const material = o.material as THREE.MeshStandardMaterial;
    o.castShadow = !/^(glass|lens)/.test(material.name);
    const paint = paints.get(material.name);
    const tint = request.tint?.[material.name.replace(/^zone\./, "")];
    if (paint) {
      // Which coordinates occlusion is read by differs from file to file.
      const own = paint.clone() as THREE.MeshPhysicalMaterial;
      own.aoMap = material.aoMap;
      if (own.metalness > 0) flaked(own, request.part ? 0.35 : 1);
      o.material = own;
    } else if (material.name === "zone.carbon") o.material = carbon;
    else if (tint && material.name.startsWith("zone.")) material.color.set(tint);
    else if (/^lamp\.(head|tail)/.test(material.name)) material.emissiveIntensity = 1.6;
    if (request.mode === "zebra") o.material = zebra;
    if (request.mode === "clay") o.material = clay;
  });
}

let light: THREE.Texture | null = null;

async function prepare(request: Request): Promise<number> {
  scene.clear();
  renderer.setPixelRatio(request.scale);
  renderer.setSize(request.width, request.height);
  camera.aspect = request.width / request.height;
  light ??= environment(renderer);
  scene.environment = light;
  const car = (await loader.loadAsync(request.glb)).scene;
  for (const part of request.parts ?? []) {
    const mesh = (await loader.loadAsync(part.glb)).scene;
    mesh.position.set(...part.at);
    if (part.mirror) mesh.scale.x = -1;
    car.add(mesh);
  }
  // A part that differs by axle and side is shown as it is at the front left.
  const others: THREE.Object3D[] = [];
  car.traverse((o) => {
    if (/^(axle\.rear|side\.right)/.test(String(o.userData.name ?? o.name))) others.push(o);
  });
  for (const other of others) other.removeFromParent();
  dress(car, request);
  for (const { node, axis, angle } of request.hinges ?? HINGES) {
    if (!request.open?.includes(node)) continue;
    car.traverse((o) => {
      if (o.userData.name !== node) return;
      o.quaternion.setFromAxisAngle(new THREE.Vector3(...axis).normalize(), (angle * Math.PI) / 180);
    });
  }
  // The hub carries the brakes; the wheel has an anchor of its own at the same place.
  car.traverse((o) => {
    if (/^(hub|slot\.wheels)\.front\.(left|right)$/.test(String(o.userData.name ?? o.name)))
      o.rotateY(THREE.MathUtils.degToRad(request.steer ?? 0));
  });
  scene.add(car);
  framed = request.part ? { root: car, from: request.part, focus: request.focus } : null;
  if (request.part) {
    bench(scene, request.part);
  } else if (!request.mode || request.mode === "paint") {
    stage(scene, 4.55, 1.93, [0.075, 0.03]);
    const reflection = car.clone();
    reflection.scale.y = -1;
    reflection.traverse((o) => {
      o.castShadow = false;
      o.renderOrder = -2;
    });
    scene.add(reflection);
  } else scene.background = new THREE.Color("#24262a");
  let triangles = 0;
  car.traverse((o) => {
    if (o instanceof THREE.Mesh) triangles += o.geometry.index.count / 3;
  });
  return triangles;
}

/** Moves the camera along its direction until every corner of the part is in the picture. */
function frame(root: THREE.Object3D, from: [number, number, number], focus: Request["focus"]): void {
  const away = new THREE.Vector3(...from).normalize();
  let points: THREE.Vector3[] = [];
  root.updateMatrixWorld(true);
  root.traverse((o) => {
    if (!(o instanceof THREE.Mesh)) return;
    const position = o.geometry.getAttribute("position");
    for (let i = 0; i < position.count; i += 7)
      points.push(new THREE.Vector3().fromBufferAttribute(position, i).applyMatrix4(o.matrixWorld));
  });
  renderer.clippingPlanes = [];
  if (focus) {
    const whole = new THREE.Box3().setFromPoints(points).getCenter(new THREE.Vector3());
    points = points.filter((p) => p.x > whole.x && (focus === "left" || p.z > whole.z));
    // The other lamps of a set lie behind and beside: what is not framed is not drawn.
    renderer.clippingPlanes.push(new THREE.Plane(new THREE.Vector3(1, 0, 0), -whole.x));
    if (focus !== "left") renderer.clippingPlanes.push(new THREE.Plane(new THREE.Vector3(0, 0, 1), -whole.z));
  }
  const box = new THREE.Box3().setFromPoints(points);
  const target = box.getCenter(new THREE.Vector3());
  const look = new THREE.Matrix4().lookAt(away, new THREE.Vector3(), new THREE.Vector3(0, 1, 0));
  const [right, up] = [new THREE.Vector3(), new THREE.Vector3()];
  look.extractBasis(right, up, new THREE.Vector3());
  // Centre of what is seen, then the distance that holds it.
  const span = (axis: THREE.Vector3) => {
    let [least, most] = [Infinity, -Infinity];
    for (const p of points) [least, most] = [Math.min(least, p.dot(axis)), Math.max(most, p.dot(axis))];
    return (least + most) / 2 - target.dot(axis);
  };
  const [aside, above] = [span(right), span(up)];
  target.addScaledVector(right, aside).addScaledVector(up, above);
  const slope = Math.tan(THREE.MathUtils.degToRad(camera.fov / 2)) * 0.94;
  let far = 0;
  for (const p of points) {
    const d = p.sub(target);
    far = Math.max(far, Math.max(Math.abs(d.dot(right)), Math.abs(d.dot(up))) / slope + d.dot(away));
  }
  camera.position.copy(target).addScaledVector(away, far);
  camera.lookAt(target);
}

let framed: { root: THREE.Object3D; from: [number, number, number]; focus: Request["focus"] } | null = null;

function shot(view: View): string {
  camera.fov = view.fov;
  camera.updateProjectionMatrix();
  if (framed) frame(framed.root, framed.from, framed.focus);
  else {
    camera.position.set(...view.position);
    camera.lookAt(...view.target);
  }
  renderer.render(scene, camera);
  return renderer.domElement.toDataURL("image/png");
}

Object.assign(window, { prepare, shot });
