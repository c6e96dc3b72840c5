import type { BuildDocument } from "@carloom/build";
import { SCENES } from "../lexicon/scenes.ts";
import type { ViewWish } from "../read/view.ts";
import type { Work } from "./work.ts";

/** Sets scene, lamps and doors as the Scene panel does, and says where it is set what we have no word for. */
export function applyView({ build, car, notes }: Work, view: ViewWish): void {
  const { hinges, lights } = car.manifest;
  if (view.scene) setScene(build, view.scene);
  const hasLamps = lights.length > 0;
  if (hasLamps) setLights(build, view);
  const open = new Set(build.doors ?? []);
  let isMissing = !hasLamps && (view.lights ?? view.brake) !== null;
  for (const { open: opens, what, side } of view.doors) {
    const swung = hinges.filter(({ id }) => isMeant(id, what) && (side === null || id.endsWith(`.${side}`)));
    if (swung.length === 0) isMissing = true;
    for (const { id } of swung)
      if (opens) open.add(id);
      else open.delete(id);
  }
  // in the order of the panel, so that the same doors are the same build
  const doors = hinges.map(({ id }) => id).filter((id) => open.has(id));
  if (doors.length > 0) build.doors = doors;
  else delete build.doors;
  if (view.elsewhere || isMissing) notes.push({ key: "scene-panel" });
}

const isMeant = (hinge: string, what: string): boolean =>
  hinge === what || hinge.startsWith(`${what}.`) || (what === "trunk" && hinge === "tailgate");

function setScene(build: BuildDocument, id: string): void {
  // the hour is another place's
  const { time: _hour, ...kept } = build.scene ?? { id };
  const isFirst = id === SCENES[0].id && kept.exposure === undefined && kept.floor === undefined;
  if (isFirst) delete build.scene;
  else if (build.scene?.id !== id) build.scene = { ...kept, id };
}

function setLights(build: BuildDocument, { lights, brake }: ViewWish): void {
  if (lights === null && brake === null) return;
  const next = { on: false, ...build.lights, ...(lights !== null && { on: lights }), ...(brake !== null && { brake }) };
  if (!next.brake) delete next.brake;
  if (next.on || next.brake || next.indicators) build.lights = next;
  else delete build.lights;
}
