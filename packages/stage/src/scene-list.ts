/** The hours a place can be seen at: what it is made for, from and to. Absent where no daylight reaches. */
export type SceneHours = { at: number; from: number; to: number };

/** Places that the stage draws, apart from how, so that panels can list them without loading the renderer. */
export const SCENE_LIST: readonly { id: string; hours?: SceneHours }[] = [
  { id: "studio-dark" },
  { id: "studio-light" },
  { id: "dusk-road", hours: { at: 19, from: 17, to: 20.5 } },
  { id: "neon-night" },
  { id: "snow-field", hours: { at: 11, from: 8, to: 16.5 } },
  { id: "garage" },
];
