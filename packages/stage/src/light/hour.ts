import { Color } from "three";
import type { SceneDefinition } from "./scene.ts";

/** Degrees the sun moves round the car in an hour. */
const DEGREES_PER_HOUR = 12;
/** Lower than this it is drawn at the horizon, and dims. */
const LOWEST = 2;

/** Height of the sun in degrees; below the horizon it is negative. */
export function sunElevation(hours: NonNullable<SceneDefinition["hours"]>, hour: number): number {
  return hours.noon * Math.sin((Math.PI * (hour - hours.rise)) / (hours.set - hours.rise));
}

function scaled(hex: string, factor: number): string {
  const c = new Color(hex).multiplyScalar(factor);
  return `#${new Color(Math.min(1, c.r), Math.min(1, c.g), Math.min(1, c.b)).getHexString()}`;
}

/** Redder the lower the sun stands. */
function warmed(hex: string, elevation: number): string {
  const low = Math.min(1, Math.max(0, 1 - elevation / 24)) * 0.5;
  const c = new Color(hex);
  return `#${new Color(c.r, c.g * (1 - 0.35 * low), c.b * (1 - 0.75 * low)).getHexString()}`;
}

/** A scene at another hour of its day: the sun moves, colours and brightness follow. Scenes without daylight stay. */
export function atHour(scene: SceneDefinition, hour: number | undefined): SceneDefinition {
  const { hours } = scene;
  if (!hours || hour === undefined) return scene;
  const time = Math.min(hours.to, Math.max(hours.from, hour));
  if (Math.abs(time - hours.at) < 0.01) return scene;
  const [was, is] = [sunElevation(hours, hours.at), sunElevation(hours, time)];
  const elevation = Math.max(LOWEST, is);
  const turn = DEGREES_PER_HOUR * (time - hours.at);
  const share = Math.min(1.35, Math.max(0.3, 0.4 + (0.6 * Math.max(0, is)) / was));
  const sun = Math.min(1.25, Math.max(0.06, (is + 4) / (was + 4)));
  const tone = ([hex, factor]: readonly [string, number]): [string, number] => [hex, factor * share];
  return {
    ...scene,
    boxes: scene.boxes.map((box) =>
      box.sun
        ? {
            ...box,
            azimuth: box.azimuth + turn,
            elevation: Math.max(LOWEST, box.elevation + elevation - was),
            intensity: box.intensity * sun,
            color: warmed(box.color ?? "#ffffff", elevation),
          }
        : { ...box, intensity: box.intensity * share },
    ),
    ambient: {
      floor: tone(scene.ambient.floor),
      horizon: tone(scene.ambient.horizon),
      zenith: tone(scene.ambient.zenith),
    },
    wall: {
      ...scene.wall,
      color: scaled(scene.wall.color, share),
      glow: warmed(scaled(scene.wall.glow, share), elevation),
      top: scaled(scene.wall.top, share * share),
    },
    floor: { ...scene.floor, lit: scaled(scene.floor.lit, share) },
    key: {
      ...scene.key,
      azimuth: scene.key.azimuth + turn,
      elevation: Math.max(LOWEST, scene.key.elevation + elevation - was),
      shadow: scene.key.shadow * Math.min(1, Math.max(0, is / 5)),
    },
  };
}
