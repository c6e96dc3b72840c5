import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup/root.ts";
import type { FilmPlan } from "./shots.ts";

/** Pictures and films of the templates' records. */
export const THUMBNAILS = join(root, "packages/cars/content/thumbnails");

/** Where a film's key frames are kept between runs; made when it is not there. */
export function folderOf({ name }: FilmPlan): string {
  const folder = join(root, ".data", "films", name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

export const keyFile = (plan: FilmPlan, shot: number, key: number): string =>
  join(folderOf(plan), `${shot}-${String(key).padStart(3, "0")}.png`);

/** The first frame as posters are made of it. */
export const posterFile = (plan: FilmPlan): string => join(folderOf(plan), "poster.png");
