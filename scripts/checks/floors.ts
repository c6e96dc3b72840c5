type Graph = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** What lies in each folder, files and folders alike, and which of them import which; an arrow bears one import of it. */
function roomsOf(imports: ReadonlyMap<string, readonly string[]>): Map<string, Map<string, Map<string, string>>> {
  const folders = new Map<string, Map<string, Map<string, string>>>();
  for (const [from, targets] of imports) {
    for (const to of targets) {
      const a = from.split("/");
      const b = to.split("/");
      const depth = a.findIndex((name, at) => name !== b[at]);
      // only within one package: layers have a table of their own
      if (depth < 2) continue;
      const folder = a.slice(0, depth).join("/");
      const rooms = folders.get(folder) ?? new Map<string, Map<string, string>>();
      const [room = "", other = ""] = [a[depth], b[depth]];
      folders.set(folder, rooms);
      const arrows = rooms.get(room) ?? new Map<string, string>();
      rooms.set(room, arrows);
      if (!arrows.has(other)) arrows.set(other, `${from} → ${to}`);
    }
  }
  return folders;
}

/** The first way that leads from a room back to itself; null when each stands above all that it imports. */
function circle(rooms: Graph): string[] | null {
  const state = new Map<string, "open" | "done">();
  const walk = (room: string, path: string[]): string[] | null => {
    state.set(room, "open");
    for (const next of rooms.get(room)?.keys() ?? []) {
      if (state.get(next) === "open") return [...path.slice(path.indexOf(next)), next];
      const found = state.has(next) ? null : walk(next, [...path, next]);
      if (found) return found;
    }
    state.set(room, "done");
    return null;
  };
  for (const room of rooms.keys()) {
    const found = state.has(room) ? null : walk(room, [room]);
    if (found) return found;
  }
  return null;
}

/**
 * Within a folder, files and folders stand on floors: each above all that it imports. Files need no circle for that to
 * break: two folders that import each other's files are one room with a wall through it.
 */
export function floorProblems(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const problems: string[] = [];
  for (const [folder, rooms] of roomsOf(imports)) {
    const way = circle(rooms);
    // files alone in a circle are told as a cycle
    if (!way || way.every((room) => /\.[mc]?tsx?$/.test(room))) continue;
    const steps = way.slice(1).map((room, at) => rooms.get(way[at] ?? "")?.get(room));
    problems.push(`${folder}: an arrow runs back up in ${way.join(" → ")} (${steps.join("; ")})`);
  }
  return problems;
}
