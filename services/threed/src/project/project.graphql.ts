import { throughFormer } from "@carloom/build";
import { type Builder, loaderOf, type RequestContext } from "@carloom/platform";
import { cdnUrlOrNull } from "../cdn-url.ts";
import type { Ref } from "../connection.graphql.ts";
import type { MutationErrorRef, Outcome } from "../failure.ts";
import { seesClosed } from "../template/template.policy.ts";
import { type TemplateRow, templateBySlug, templatesByUuid } from "../template/template.repository.ts";
import { formersOf } from "../template/version.repository.ts";
import { isSlug } from "../text.ts";
import { createPersonalProject, updateProject } from "./project.command.ts";
import { defaultProject, newestProject, newestProjects, type ProjectRow } from "./project.repository.ts";
import { addProjectVersions } from "./version.graphql.ts";
import { ownerOf } from "../owner/owner.policy.ts";

const formers = (uuids: readonly string[], { db }: RequestContext) => formersOf(db, uuids);
const templates = (uuids: readonly string[], { db, visitor }: RequestContext) =>
  templatesByUuid(db, { closed: seesClosed(visitor) }, uuids);

export function addProject(builder: Builder, template: Ref<TemplateRow>): Ref<ProjectRow> {
  const ref = builder.objectRef<ProjectRow>("Project");
  builder.objectType(ref, {
    fields: (t) => ({
      uuid: t.expose("uuid", { type: "UUID" }),
      title: t.exposeString("title"),
      description: t.exposeString("description", { nullable: true }),
      thumbnail: t.string({ nullable: true, resolve: (row, _, context) => cdnUrlOrNull(context, row.thumbnail) }),
      isPublic: t.exposeBoolean("is_public"),
      option: t.field({
        type: "JSON",
        nullable: true,
        description: "As the car calls its zones and panels today, whichever version of it the build was saved on.",
        resolve: async (row, _, context) =>
          throughFormer(await loaderOf(context, formers).load(row.template_uuid), row.option),
      }),
      version: t.exposeInt("version"),
      template: t.field({
        type: template,
        resolve: async (row, _, context) => {
          const found = await loaderOf(context, templates).load(row.template_uuid);
          if (!found) throw new Error(`The template of project ${row.uuid} is not to be seen.`);
          return found;
        },
      }),
      createdAt: t.field({ type: "DateTime", resolve: (row) => row.created_at }),
      updatedAt: t.field({ type: "DateTime", resolve: (row) => row.updated_at }),
    }),
  });
  return ref;
}

/** The caller's newest project for a template; signed out, the template's public default project. */
async function projectFor(context: RequestContext, templateSlug: string): Promise<ProjectRow | null> {
  const { db, visitor } = context;
  const sight = { closed: seesClosed(visitor) };
  const template = isSlug(templateSlug) ? await templateBySlug(db, sight, templateSlug) : undefined;
  if (!template) return null;
  const found = visitor
    ? await newestProject(db, ownerOf(visitor), template.uuid)
    : await defaultProject(db, template.uuid);
  return found ?? null;
}

/** As many as there are cars that anybody works on. */
const OWN_PROJECTS = 100;

/** What the caller works on: the project of each car that `project` opens, the last changed first. */
async function ownProjects(context: RequestContext): Promise<ProjectRow[]> {
  const { db, visitor } = context;
  if (!visitor) return [];
  const rows = await newestProjects(db, ownerOf(visitor), OWN_PROJECTS);
  if (rows.length === 0) return [];
  const seen = await templatesByUuid(
    db,
    { closed: seesClosed(visitor) },
    rows.map((row) => row.template_uuid),
  );
  return rows.filter((row) => seen.has(row.template_uuid));
}

function addPayload(builder: Builder, name: string, project: Ref<ProjectRow>, error: MutationErrorRef) {
  const ref = builder.objectRef<Outcome<ProjectRow>>(name);
  builder.objectType(ref, {
    fields: (t) => ({
      project: t.field({ type: project, nullable: true, resolve: (outcome) => outcome.value }),
      error: t.field({ type: error, nullable: true, resolve: (outcome) => outcome.error }),
    }),
  });
  return ref;
}

export function addProjectOperations(builder: Builder, project: Ref<ProjectRow>, error: MutationErrorRef): void {
  builder.queryField("project", (t) =>
    t.field({
      type: project,
      nullable: true,
      args: { templateSlug: t.arg.string({ required: true }) },
      resolve: (_, { templateSlug }, context) => projectFor(context, templateSlug),
    }),
  );
  builder.queryField("ownProjects", (t) =>
    t.field({
      type: [project],
      description: "The signed-in visitor's builds, one a car, the last changed first; none for anybody else.",
      resolve: (_, __, context) => ownProjects(context),
    }),
  );
  const personalInput = builder.inputType("PersonalProjectInput", {
    fields: (t) => ({ title: t.string({ required: true }), description: t.string(), thumbnail: t.string() }),
  });
  const updateInput = builder.inputType("ProjectUpdateInput", {
    fields: (t) => ({
      title: t.string(),
      description: t.string(),
      option: t.field({ type: "JSON" }),
      isPublic: t.boolean(),
      keepReplaced: t.boolean(),
    }),
  });
  addProjectVersions(builder);
  const created = addPayload(builder, "PersonalProjectCreate", project, error);
  const updated = addPayload(builder, "ProjectUpdate", project, error);
  builder.mutationFields((t) => ({
    personalProjectCreate: t.field({
      type: created,
      args: {
        templateUuid: t.arg({ type: "UUID", required: true }),
        input: t.arg({ type: personalInput, required: true }),
      },
      resolve: (_, { templateUuid, input }, context) => createPersonalProject(context, templateUuid, input),
    }),
    projectUpdate: t.field({
      type: updated,
      args: {
        uuid: t.arg({ type: "UUID", required: true }),
        version: t.arg.int({ required: true }),
        input: t.arg({ type: updateInput, required: true }),
      },
      resolve: (_, { uuid, version, input }, context) => updateProject(context, uuid, version, input),
    }),
  }));
}
