import { PLACES } from "./places.ts";
import type { Role } from "./roles.ts";

export type Room = {
  path: string;
  /** Message with its name. */
  name: string;
  /** What it is there called by, in `dashboard.roomText.`. */
  id: string;
  /** Roles that enter it; an owner enters all. */
  roles: readonly Role[];
};

/** Rooms that are entered from another one, and parts of one that fewer may enter. */
const WITHIN: readonly Room[] = [
  { path: "/drafts", name: "dashboard.draft.list", id: "drafts", roles: ["orders", "support"] },
  { path: "/slips", name: "dashboard.slips", id: "slips", roles: ["orders", "support"] },
  { path: "/workshop/stickers", name: "dashboard.stickers.title", id: "stickers", roles: ["catalogue"] },
  { path: "/workshop/film-colors", name: "dashboard.film.title", id: "film", roles: ["catalogue"] },
  { path: "/workshop/shelf", name: "dashboard.shelf.title", id: "shelf", roles: ["catalogue"] },
  { path: "/content/legal", name: "dashboard.content.legals", id: "legals", roles: ["owner"] },
  { path: "/content/mails", name: "dashboard.content.mails", id: "mails", roles: ["owner"] },
];

export const ROOMS: readonly Room[] = [
  ...WITHIN,
  ...PLACES.map(({ path, name, roles }) => ({
    path: path.split("?")[0] ?? path,
    name,
    id: name.replace("dashboard.place.", ""),
    roles,
  })),
];

/** The room in which an address lies; the innermost one, and null where there is none. */
export function roomOf(address: string): Room | null {
  const pathname = address.split(/[?#]/)[0] ?? "";
  let found: Room | null = null;
  for (const room of ROOMS) {
    const isIn = pathname === room.path || (room.path !== "/" && pathname.startsWith(`${room.path}/`));
    if (isIn && room.path.length > (found?.path.length ?? 0)) found = room;
  }
  return found;
}
