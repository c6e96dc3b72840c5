import { dusk } from "./scenes/dusk-road.ts";
import { garage } from "./scenes/garage.ts";
import { neonNight } from "./scenes/neon-night.ts";
import { snowField } from "./scenes/snow-field.ts";
import { studioDark, studioLight } from "./scenes/studio.ts";
import type { SceneDefinition } from "./scene.ts";

const SCENES: readonly SceneDefinition[] = [studioDark, studioLight, dusk, neonNight, snowField, garage];
export const SCENE_IDS: readonly string[] = SCENES.map((scene) => scene.id);

/** An unknown scene is the dark or light studio. */
export function sceneById(id: string | undefined, dark: boolean): SceneDefinition {
  return SCENES.find((scene) => scene.id === id) ?? (dark ? studioDark : studioLight);
}
