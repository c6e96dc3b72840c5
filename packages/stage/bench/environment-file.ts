import { Color, MathUtils, Vector3 } from "three";
import { studioDark } from "../src/light/scenes/studio.ts";
import { softBoxAxes } from "../src/light/soft-box.ts";

const WIDTH = 512;
const HEIGHT = WIDTH / 2;

const smooth = (x: number, low: number, high: number) => MathUtils.smoothstep(x, low, high);
const edged = (x: number, half: number, soft: number) =>
  0.5 * (Math.tanh(((x + half) * 0.85) / soft) + Math.tanh(((half - x) * 0.85) / soft));
const tone = (hex: string, factor: number) => new Color(hex).multiplyScalar(factor);

/** Light from a direction: the formers of the dark studio as the stage sees them in a perfect mirror. */
function radiance(direction: Vector3, boxes: readonly { axes: ReturnType<typeof softBoxAxes>; box: Box }[]): Color {
  const { floor, horizon, zenith } = studioDark.ambient;
  const sky = tone(...horizon).lerp(tone(...zenith), smooth(direction.y, 0, 0.9));
  const below = 0.5 + 0.5 * Math.tanh((1.6 * (-direction.y - 0.02)) / 0.14);
  const sum = sky.lerp(tone(...floor), below);
  for (const { axes, box } of boxes) {
    const v = Math.asin(MathUtils.clamp(direction.dot(axes.y), -1, 1));
    const u = Math.atan2(direction.dot(axes.x), direction.dot(axes.z)) * Math.cos(v);
    const [width, height] = [MathUtils.degToRad(box.width / 2), MathUtils.degToRad(box.height / 2)];
    const soft = MathUtils.degToRad(box.edge ?? 3);
    const [low, high] = box.gradient ?? [1, 1];
    const gradient = MathUtils.lerp(low, high, MathUtils.clamp(0.5 + (0.5 * v) / height, 0, 1));
    sum.add(tone(box.color ?? "#ffffff", box.intensity * gradient * edged(u, width, soft) * edged(v, height, soft)));
  }
  return sum;
}
type Box = (typeof studioDark.boxes)[number];

/** The dark studio's light as a Radiance picture (512 × 256, equirectangular), so that other viewers can be lit by it. */
export function studioHdr(): Buffer {
  const boxes = studioDark.boxes.map((box) => ({ box, axes: softBoxAxes(box) }));
  const header = Buffer.from(`#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y ${HEIGHT} +X ${WIDTH}\n`);
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 4);
  const direction = new Vector3();
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const up = Math.PI * (0.5 - (y + 0.5) / HEIGHT);
      const round = 2 * Math.PI * ((x + 0.5) / WIDTH - 0.5);
      direction.set(Math.cos(up) * Math.cos(round), Math.sin(up), Math.cos(up) * Math.sin(round));
      const { r, g, b } = radiance(direction, boxes);
      const exponent = Math.ceil(Math.log2(Math.max(r, g, b, 1e-30)));
      const scale = 255 / 2 ** exponent;
      pixels.set([r * scale, g * scale, b * scale, exponent + 128].map(Math.round), (y * WIDTH + x) * 4);
    }
  return Buffer.concat([header, pixels]);
}
