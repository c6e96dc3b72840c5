import { FRONT_BUMPERS, HOODS, LIGHTS, LIPS } from "./body-front.ts";
import { DIFFUSERS, EXHAUSTS, SPOILERS } from "./body-rear.ts";
import { MIRRORS, ROOFS, SKIRTS } from "./body-sides.ts";
import type { BodyDrawing } from "./types.ts";

/** Every body part drawing; each car that can carry one gets a part of it, `<template>-<id>`. The catalogue keeps their order. */
export const BODY_DRAWINGS: readonly BodyDrawing[] = [
  ...LIPS,
  ...FRONT_BUMPERS,
  ...SPOILERS,
  ...HOODS,
  ...SKIRTS,
  ...DIFFUSERS,
  ...EXHAUSTS,
  ...MIRRORS,
  ...LIGHTS,
  ...ROOFS,
];
