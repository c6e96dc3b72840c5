import type { Paint } from "@carloom/build";
import {
  BufferAttribute,
  BufferGeometry,
  DirectionalLight,
  FloatType,
  Mesh,
  NeutralToneMapping,
  OrthographicCamera,
  Scene,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import { Environment } from "../src/light/environment.ts";
import { emptyTexture, flakeTexture } from "../src/paint/flakes.ts";
import { PaintMaterial, sharedPaintUniforms } from "../src/paint/material.ts";

const SIZE = 128;
const rad = (degrees: number) => (degrees * Math.PI) / 180;
const renderer = new WebGLRenderer({ canvas: document.querySelector("canvas") as HTMLCanvasElement });
renderer.setSize(SIZE, SIZE, false);
renderer.setClearColor(0x000000, 1);
const scene = new Scene();
const material = new PaintMaterial("patch", sharedPaintUniforms(flakeTexture(), emptyTexture()), false);
const light = new DirectionalLight("#ffffff", Math.PI);
light.target.position.set(0, 1, 0);
scene.add(light, light.target);
const camera = new OrthographicCamera(-1, 1, 1, -1, 1, 2000);
/** So far away that every ray of the eye is the same, as in an instrument. */
const FAR = 1000;
const linear = new WebGLRenderTarget(SIZE, SIZE, { type: FloatType });

/**
 * A level patch at a metre's height, `side` metres, whose normals lean up to `lean` radians from its middle to its edges: flat
 * at 0. Along z light and eye lie, so leaning there scans a lobe in its plane.
 */
function patchGeometry(side: number, lean: number): BufferGeometry {
  const cells = 16;
  const [position, normal, index]: [number[], number[], number[]] = [[], [], []];
  for (let j = 0; j <= cells; j++)
    for (let i = 0; i <= cells; i++) {
      const [u, v] = [(2 * i) / cells - 1, (2 * j) / cells - 1];
      position.push((u * side) / 2, 1, (v * side) / 2);
      normal.push(...new Vector3(Math.tan(u * lean), 1, Math.tan(v * lean)).normalize().toArray());
    }
  for (let j = 0; j < cells; j++)
    for (let i = 0; i < cells; i++) {
      const a = j * (cells + 1) + i;
      index.push(a, a + cells + 1, a + 1, a + 1, a + cells + 1, a + cells + 2);
    }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(position), 3));
  geometry.setAttribute("normal", new BufferAttribute(new Float32Array(normal), 3));
  geometry.setIndex(index);
  return geometry;
}

const mesh = new Mesh(patchGeometry(1, 0), material);
mesh.frustumCulled = false;
scene.add(mesh);

/** @param side metres of the patch @param angle degrees from the normal to the eye, positive away from the light */
function look(side: number, angle: number, lean = 0): void {
  mesh.geometry.dispose();
  mesh.geometry = patchGeometry(side, lean);
  camera.position.set(0, 1 + FAR * Math.cos(rad(angle)), -FAR * Math.sin(rad(angle)));
  camera.up.set(0, Math.sin(rad(angle)), Math.cos(rad(angle)));
  camera.lookAt(0, 1, 0);
  // The picture is the patch, foreshortened or not.
  const tall = Math.cos(rad(angle));
  Object.assign(camera, { left: -side / 2, right: side / 2, top: (side / 2) * tall, bottom: (-side / 2) * tall });
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}

function lightFrom(angle: number): void {
  light.position.set(0, 1 + Math.cos(rad(angle)), Math.sin(rad(angle)));
}

/** Radiance of every pixel, row by row from below, against a perfect white diffuser squarely lit. */
function radiance(): Float32Array {
  renderer.setRenderTarget(linear);
  renderer.render(scene, camera);
  const pixels = new Float32Array(SIZE * SIZE * 4);
  renderer.readRenderTargetPixels(linear, 0, 0, SIZE, SIZE, pixels);
  renderer.setRenderTarget(null);
  return pixels;
}

const luminances = (pixels: Float32Array) =>
  Array.from(
    { length: SIZE * SIZE },
    (_, i) => 0.2126 * (pixels[4 * i] ?? 0) + 0.7152 * (pixels[4 * i + 1] ?? 0) + 0.0722 * (pixels[4 * i + 2] ?? 0),
  );
const meanOf = (list: readonly number[]) => list.reduce((sum, v) => sum + v, 0) / list.length;

/** Mean linear colour against a white diffuser in the same light, at an aspecular angle; light at 45°, normals lean up to `lean` degrees. */
function aspecular(paint: Paint, angle: number, lean = 0): number[] {
  material.setPaint(paint);
  scene.environment = null;
  light.visible = true;
  lightFrom(45);
  look(2, 45 - angle, rad(lean));
  const pixels = radiance();
  return [0, 1, 2].map(
    (k) => meanOf(Array.from({ length: SIZE * SIZE }, (_, i) => pixels[4 * i + k] ?? 0)) / Math.SQRT1_2,
  );
}

/** Luminance around the mirror direction, row by row: normals lean up to `lean` degrees, which turns the mirrored ray by twice that. */
function lobe(paint: Paint, angle: number, lean: number): number[] {
  material.setPaint(paint);
  scene.environment = null;
  light.visible = true;
  lightFrom(angle);
  // Far enough that flakes are part of the lobe.
  look(2, angle, rad(lean));
  return luminances(radiance());
}

/** Width in degrees of mirrored rays within which the lobe at 20° has more than half of its height. */
function lobeWidth(paint: Paint, lean: number): number {
  const all = lobe(paint, 20, lean);
  const middle = Array.from({ length: SIZE }, (_, j) => all[j * SIZE + SIZE / 2] ?? 0);
  const [peak, base] = [Math.max(...middle), Math.min(...middle)];
  return (middle.filter((v) => v - base > (peak - base) / 2).length * 4 * lean) / SIZE;
}

/** Reflectance of the black glass that gloss meters are set by, and half the sides of their apertures in degrees (ISO 2813). */
const GLOSS_METER = { 20: [0.04908, 0.9, 1.8], 60: [0.10006, 2.2, 5.85] } as const;

/** Gloss units: light within the meter's aperture against that of polished black glass. */
function gloss(paint: Paint, angle: 20 | 60): number {
  const [glass, along, across] = GLOSS_METER[angle];
  const lean = angle === 20 ? 2 : 6;
  const step = (4 * lean) / SIZE;
  let sum = 0;
  for (const [i, light] of lobe(paint, angle, lean).entries()) {
    const u = ((i % SIZE) + 0.5 - SIZE / 2) * step;
    const v = (Math.floor(i / SIZE) + 0.5 - SIZE / 2) * step;
    // Leaning aside turns the mirrored ray less, the more so the lower the light.
    if (Math.abs(v) <= along && Math.abs(u) * Math.cos(rad(angle)) <= across) sum += light;
  }
  return ((sum / Math.PI) * rad(step) ** 2 * Math.cos(rad(angle)) * 100) / glass;
}

type Texture = { mean: number; contrast: number; waves: number; spots: number };
const BLOCK = 16;
/** Pixels to each side of one whose mean it is told from: few enough that a curved patch is as bright all over them. */
const NEAR = 12;

/**
 * A patch of so many metres, seen squarely, lit from 45°, whose normals lean up to `lean` degrees: mean, contrast (deviation ÷
 * mean), `waves`, the same of the means of squares of 16 pixels, which is what flakes that beat with the pixels would raise,
 * and spots a cm² that are 1.5 × as bright as what is near.
 */
function texture(paint: Paint, side: number, lean = 0): Texture {
  material.setPaint(paint);
  scene.environment = null;
  light.visible = true;
  lightFrom(45);
  look(side, 0, rad(lean));
  const y = luminances(radiance());
  const mean = meanOf(y);
  const at = (i: number, j: number) => y[j * SIZE + i] ?? 0;
  // Sums of all that lies to the left of and below a corner: the mean of any square is four of them.
  const W = SIZE + 1;
  const sums = new Float64Array(W * W);
  for (let j = 0; j < SIZE; j++)
    for (let i = 0; i < SIZE; i++) {
      const [left = 0, below = 0, both = 0] = [sums[(j + 1) * W + i], sums[j * W + i + 1], sums[j * W + i]];
      sums[(j + 1) * W + i + 1] = at(i, j) + left + below - both;
    }
  const near = (i: number, j: number) => {
    const [x0, x1] = [Math.max(0, i - NEAR), Math.min(SIZE, i + NEAR + 1)];
    const [y0, y1] = [Math.max(0, j - NEAR), Math.min(SIZE, j + NEAR + 1)];
    const sum =
      (sums[y1 * W + x1] ?? 0) - (sums[y1 * W + x0] ?? 0) - (sums[y0 * W + x1] ?? 0) + (sums[y0 * W + x0] ?? 0);
    return sum / ((x1 - x0) * (y1 - y0));
  };
  let spots = 0;
  for (let j = 1; j < SIZE - 1; j++)
    for (let i = 1; i < SIZE - 1; i++) {
      const v = at(i, j);
      const top = v > at(i - 1, j) && v >= at(i + 1, j) && v > at(i, j - 1) && v >= at(i, j + 1);
      if (top && v > 1.5 * near(i, j)) spots++;
    }
  const spread = (list: readonly number[]) => Math.sqrt(meanOf(list.map((v) => (v - mean) ** 2))) / mean;
  const blocks: number[] = [];
  for (let j = 0; j < SIZE; j += BLOCK)
    for (let i = 0; i < SIZE; i += BLOCK) {
      const corner = (x: number, z: number) => sums[z * W + x] ?? 0;
      const sum = corner(i + BLOCK, j + BLOCK) - corner(i, j + BLOCK) - corner(i + BLOCK, j) + corner(i, j);
      blocks.push(sum / BLOCK ** 2);
    }
  return { mean, contrast: spread(y), waves: spread(blocks), spots: spots / (100 * side) ** 2 };
}

let white: Environment | null = null;
/**
 * What the screen shows (0…255) in white light from everywhere under Neutral tone mapping, of a patch whose normals lean so many
 * degrees at both edges: the mean of columns that are turned by about so many degrees each.
 */
function inWhite(paint: Paint, angles: readonly number[], lean = 0): number[][] {
  white ??= new Environment(64);
  if (scene.environment === null) {
    const even = ["#ffffff", 1] as const;
    white.render(renderer, { boxes: [], ambient: { floor: even, horizon: even, zenith: even } } as never);
    scene.environment = white.texture;
  }
  light.visible = false;
  material.setPaint(paint);
  renderer.toneMapping = NeutralToneMapping;
  look(2, 0, rad(lean));
  renderer.render(scene, camera);
  const gl = renderer.getContext();
  const pixels = new Uint8Array(SIZE * SIZE * 4);
  gl.readPixels(0, 0, SIZE, SIZE, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
  return angles.map((angle) => {
    const column = Math.min(SIZE - 1, Math.round((0.5 + (lean > 0 ? angle / lean / 2 : 0)) * SIZE));
    return [0, 1, 2].map((k) =>
      meanOf(Array.from({ length: SIZE }, (_, j) => pixels[4 * (j * SIZE + column) + k] ?? 0)),
    );
  });
}

Object.assign(window, { patch: { aspecular, lobeWidth, gloss, texture, inWhite }, patchReady: true });
