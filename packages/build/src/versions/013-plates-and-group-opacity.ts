import type { Version } from "./version.ts";

/** A number plate may have a text of its own, and a group an opacity that it has as one picture. */
export const platesAndGroupOpacity: Version = {
  version: 13,
  name: "plates-and-group-opacity",
  up: (before) => ({ ...before, version: 13 }),
};
