import type { PersonalFile, PersonalTopic } from "@carloom/identity";
import type { Database, Services } from "@carloom/platform";
import { isObjectName } from "@carloom/platform";
import { cdnUrl } from "../cdn-url.ts";
import { type FileKind, objectsOwned, ownedBy } from "./owner.repository.ts";

/** A file's path among what is handed out. */
const pathOf = (kind: FileKind, uuid: string, object: string): string =>
  `${kind}/${uuid}.${object.slice(object.lastIndexOf(".") + 1)}`;

/** All that a person has in the studio; what is a file is named by its path, and by the address that everybody gets it from. */
export function ownerTopics(services: Pick<Services, "db" | "settings">, ownerId: string): readonly PersonalTopic[] {
  const owned = ownedBy(services.db, ownerId);
  const file = (kind: FileKind, uuid: string, object: string | null) =>
    object && isObjectName(object) ? pathOf(kind, uuid, object) : null;
  const end = "erased";
  type Filed = { uuid: string; object_name: string };
  const filed =
    (kind: FileKind) =>
    <T extends Filed>({ object_name, ...row }: T) => ({
      ...row,
      file: file(kind, row.uuid, object_name),
      url: cdnUrl(services, object_name),
    });
  const pictured =
    (kind: FileKind) =>
    <T extends { uuid: string; thumbnail: string | null }>({ thumbnail, ...row }: T) => ({
      ...row,
      picture: file(kind, row.uuid, thumbnail),
    });
  return [
    {
      name: "projects",
      end,
      page: async (from, most) => (await owned.projects.limit(most).offset(from).execute()).map(pictured("projects")),
      isHeavy: true,
    },
    {
      name: "presets",
      end,
      page: async (from, most) => (await owned.presets.limit(most).offset(from).execute()).map(pictured("presets")),
      isHeavy: true,
    },
    {
      name: "versions",
      end,
      page: (from, most) => owned.versions.limit(most).offset(from).execute(),
      isHeavy: true,
    },
    {
      name: "uploads",
      end,
      page: async (from, most) => (await owned.uploads.limit(most).offset(from).execute()).map(filed("pictures")),
    },
    { name: "art", end, page: (from, most) => owned.art.limit(most).offset(from).execute() },
    {
      name: "fonts",
      end,
      // whoever has the font's address could take it: it is in the archive alone
      page: async (from, most) =>
        (await owned.fonts.limit(most).offset(from).execute()).map(({ object_name, ...row }) => ({
          ...row,
          file: file("fonts", row.uuid, object_name),
        })),
    },
    {
      name: "vinyls",
      end,
      page: async (from, most) => (await owned.vinyls.limit(most).offset(from).execute()).map(filed("vinyls")),
    },
    { name: "shares", end, page: (from, most) => owned.shares.limit(most).offset(from).execute(), isHeavy: true },
  ];
}

/** Files that a person brought to the studio. */
export async function ownerFiles(
  db: Database,
  ownerId: string,
  from: number,
  most: number,
): Promise<readonly PersonalFile[]> {
  const rows = await objectsOwned(db, ownerId, from, most);
  return rows.map(({ kind, uuid, object_name }) => ({ path: pathOf(kind, uuid, object_name), object: object_name }));
}
