import type { BuildDocument, Manifest } from "@carloom/build";

/** Views that are offered, by the message that names them; a template calls them its own way. */
const OFFERED: readonly [string, RegExp][] = [
  ["studio.view.front-left", /^front(34|-left)$/],
  ["studio.view.left", /^(side-)?left$/],
  ["studio.view.rear-left", /^rear(34|-left)$/],
  ["studio.view.front", /^front$/],
  ["studio.view.interior", /^interior$/],
];
export const offeredViews = ({ cameras }: Manifest): { id: string; key: string }[] =>
  OFFERED.flatMap(([key, pattern]) => {
    const found = cameras.find(({ id }) => pattern.test(id));
    return found ? [{ id: found.id, key }] : [];
  });

/** What a visitor of the page may change for the moment; the build itself stays. */
export type Look = { scene: string | null; doors: boolean; lights: boolean };

export const lookOf = (build: BuildDocument): Look => ({
  scene: build.scene?.id ?? null,
  doors: (build.doors?.length ?? 0) > 0,
  lights: build.lights?.on ?? false,
});

/** The build as it is looked at. Nothing changed is the very same document. */
export function withLook(build: BuildDocument, look: Look, hinges: readonly string[]): BuildDocument {
  const own = lookOf(build);
  const next = { ...build };
  if (look.scene !== own.scene && look.scene !== null) next.scene = { id: look.scene };
  if (look.doors !== own.doors) next.doors = look.doors ? [...hinges] : [];
  if (look.lights !== own.lights) next.lights = { ...build.lights, on: look.lights };
  const same = look.scene === own.scene && look.doors === own.doors && look.lights === own.lights;
  return same ? build : next;
}
