import type { CameraPose } from "../src/index.ts";

/** The pose of `?pose=`: the same one for every page, or the car would not cover as many pixels in each. */
export function poseOfPage(): CameraPose {
  const given = new URLSearchParams(location.search).get("pose");
  if (!given) throw new Error("The page was given no pose.");
  return JSON.parse(given) as CameraPose;
}
