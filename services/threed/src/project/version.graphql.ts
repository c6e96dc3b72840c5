import { throughFormer } from "@carloom/build";
import type { Builder, RequestContext } from "@carloom/platform";
import { cdnUrlOrNull } from "../cdn-url.ts";
import { seesClosed } from "../template/template.policy.ts";
import { templatesByUuid } from "../template/template.repository.ts";
import { formersOfProjects } from "../template/version.repository.ts";
import { requestPicture } from "../picture/request.ts";
import { ownProject } from "./project.repository.ts";
import { listVersions, type VersionRow, versionBuild } from "./version.repository.ts";
import { ownerOf } from "../owner/owner.policy.ts";

/** Pictures that whoever opens the list asks for, the newest: those that were left out while many waited. */
const MOST_ASKED = 10;

/** Versions of the visitor's own project on a template that they see; none of anything else. */
async function versionsOf(context: RequestContext, projectUuid: string): Promise<VersionRow[]> {
  const { db, visitor } = context;
  const project = visitor && (await ownProject(db, ownerOf(visitor), projectUuid));
  if (!project) return [];
  const seen = await templatesByUuid(db, { closed: seesClosed(visitor) }, [project.template_uuid]);
  return seen.has(project.template_uuid) ? listVersions(db, projectUuid) : [];
}

/** Earlier states of a project: the list, and one of them with its build. */
export function addProjectVersions(builder: Builder): void {
  const ref = builder.objectRef<VersionRow>("ProjectVersion");
  builder.objectType(ref, {
    fields: (t) => ({
      version: t.exposeInt("version"),
      savedAt: t.field({ type: "DateTime", resolve: (row) => row.saved_at }),
      picture: t.string({ nullable: true, resolve: (row, _, context) => cdnUrlOrNull(context, row.picture) }),
      parts: t.exposeInt("parts"),
      stickers: t.exposeInt("stickers"),
      option: t.field({
        type: "JSON",
        nullable: true,
        resolve: async (row, _, { db }) => {
          const build = await versionBuild(db, row.project_uuid, row.version);
          return build
            ? throughFormer((await formersOfProjects(db, [row.project_uuid])).get(row.project_uuid), build)
            : null;
        },
      }),
    }),
  });
  builder.queryFields((t) => ({
    projectVersions: t.field({
      type: [ref],
      args: { projectUuid: t.arg({ type: "UUID", required: true }) },
      async resolve(_, { projectUuid }, context) {
        const rows = await versionsOf(context, projectUuid);
        for (const { version } of rows.filter(({ undrawn }) => undrawn).slice(0, MOST_ASKED))
          await requestPicture(context.db, { version: `${projectUuid}/${version}` }, { seen: true });
        return rows;
      },
    }),
    projectVersion: t.field({
      type: ref,
      nullable: true,
      args: { projectUuid: t.arg({ type: "UUID", required: true }), version: t.arg.int({ required: true }) },
      resolve: async (_, { projectUuid, version }, context) =>
        (await versionsOf(context, projectUuid)).find((row) => row.version === version) ?? null,
    }),
  }));
}
