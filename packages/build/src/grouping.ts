import type { BuildDocument } from "./document.ts";

type Nesting = Pick<BuildDocument, "groups">;

/** Groups in groups that are looked at: more deeply nobody nests, and a chain of a thousand would halt every look at the layers. */
const DEEPEST = 64;

/** Groups around something that lies in `group`, the outermost first; that one is the last. */
export function lineageOf({ groups = {} }: Nesting, group: string | null): string[] {
  const path = new Set<string>();
  for (
    let name: string | undefined = group ?? undefined;
    name && path.size < DEEPEST && !path.has(name);
    name = groups[name]?.in
  )
    path.add(name);
  return [...path].reverse();
}

/** Of a group's layers taken as one picture, 0…1. */
export const groupOpacity = ({ groups }: Nesting, group: string): number => groups?.[group]?.opacity ?? 1;

/** Groups around something that show less than all of themselves, the outermost first. */
export const fadedAround = (build: Nesting, group: string | null): { group: string; opacity: number }[] =>
  build.groups === undefined || group === null
    ? []
    : lineageOf(build, group).flatMap((name) => {
        const opacity = groupOpacity(build, name);
        return opacity < 1 ? { group: name, opacity } : [];
      });
