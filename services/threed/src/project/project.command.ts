import { DOCUMENT_VERSION, emptyBuild } from "@carloom/build";
import { type RequestContext } from "@carloom/platform";
import { objectOfUrl } from "../cdn-url.ts";
import { readBuild, resolveBuild } from "../design/resolve.ts";
import { done, fail, invalid, notFound, type Outcome, signInFirst, unreadable } from "../failure.ts";
import { seesClosed } from "../template/template.policy.ts";
import { manifestsByUuid, templatesByUuid } from "../template/template.repository.ts";
import { carNewer, wholeManifest } from "../template/unreadable.ts";
import { readText, type TextRule } from "../text.ts";
import { uuidv7 } from "../uuid.ts";
import { MAX_PROJECTS } from "./project.policy.ts";
import {
  countProjects,
  insertProject,
  ownProject,
  type ProjectChanges,
  type ProjectRow,
  updateProjectRow,
} from "./project.repository.ts";
import { keepVersion } from "./version.repository.ts";
import { uploadsIn } from "../upload/upload.policy.ts";
import { PictureGone, unlessGone } from "../upload/gone.ts";
import { useUploads } from "../upload/upload.repository.ts";
import { requestPicture } from "../picture/request.ts";
import { ownerOf } from "../owner/owner.policy.ts";

const TITLE: TextRule = { name: "title", min: 1, max: 120 };
const DESCRIPTION: TextRule = { name: "description", min: 0, max: 2000 };

export type PersonalProjectInput = { title: string; description?: string | null; thumbnail?: string | null };

/** The template of a project, if the visitor may see it. */
async function templateFor(context: RequestContext, uuid: string) {
  const found = await templatesByUuid(context.db, { closed: seesClosed(context.visitor) }, [uuid]);
  return found.get(uuid);
}

/** Makes a project of the visitor's own. A thumbnail that is not a picture of this service is the template's. */
export async function createPersonalProject(
  context: RequestContext,
  templateUuid: string,
  input: PersonalProjectInput,
): Promise<Outcome<ProjectRow>> {
  const { visitor, db } = context;
  if (!visitor) return signInFirst();
  const title = readText(input.title, TITLE);
  if (!title.ok) return invalid(title.message);
  const description = readText(input.description ?? "", DESCRIPTION);
  if (!description.ok) return invalid(description.message);
  const template = await templateFor(context, templateUuid);
  if (!template) return notFound("template");
  const ownerId = ownerOf(visitor);
  if ((await countProjects(db, ownerId, template.uuid)) >= MAX_PROJECTS) {
    return fail("LIMIT", `You have ${MAX_PROJECTS} projects of this car already.`);
  }
  const project = await insertProject(db, ownerId, {
    uuid: uuidv7(),
    template_uuid: template.uuid,
    title: title.text,
    description: description.text || null,
    thumbnail: objectOfUrl(context, input.thumbnail ?? "") ?? template.thumbnail,
    option: emptyBuild(),
  });
  return done(project);
}

export type ProjectUpdateInput = {
  title?: string | null;
  description?: string | null;
  option?: unknown;
  isPublic?: boolean | null;
  /** Keep the state that this one replaces among the project's versions, however young it is. */
  keepReplaced?: boolean | null;
};

const asSent = (option: unknown): ProjectRow["option"] =>
  (typeof option === "string" ? JSON.parse(option) : option) as ProjectRow["option"];

/** The version that a readable build says it is of; without a word, today's. The text "null" is the empty build. */
const versionOf = (option: unknown): number =>
  (asSent(option) as { version?: number } | null)?.version ?? DOCUMENT_VERSION;

async function readChanges(
  context: RequestContext,
  project: ProjectRow,
  input: ProjectUpdateInput,
): Promise<Outcome<ProjectChanges>> {
  const changes: ProjectChanges = {};
  if (typeof input.title === "string") {
    const title = readText(input.title, TITLE);
    if (!title.ok) return invalid(title.message);
    changes.title = title.text;
  }
  if (input.description !== undefined) {
    const description = readText(input.description ?? "", DESCRIPTION);
    if (!description.ok) return invalid(description.message);
    changes.description = description.text || null;
  }
  if (input.isPublic && project.is_withheld)
    return fail(
      "FORBIDDEN",
      "This build was taken out of the garage after a report. Write to us if that was a mistake.",
    );
  if (typeof input.isPublic === "boolean") changes.is_public = input.isPublic;
  if (input.option !== undefined && input.option !== null) {
    const build = readBuild(input.option);
    if (!build.ok) return unreadable(build);
    const sent = versionOf(input.option);
    if (sent < versionOf(project.option))
      return fail("OUTDATED", "This build was saved by a newer version of the studio. Reload the page.");
    const template = await templateFor(context, project.template_uuid);
    const found = template && (await manifestsByUuid(context.db, [template.uuid])).get(template.uuid);
    if (!template || !found) return notFound("project");
    if (found.status === "newer") return carNewer();
    const manifest = wholeManifest(found);
    const resolved = await resolveBuild(context.db, { slug: template.slug, manifest }, build.value, project.owner_id);
    if (!resolved.ok) return invalid(resolved.problem.message);
    // a page of an earlier version must be able to read what it wrote
    changes.option = sent < DOCUMENT_VERSION ? asSent(input.option) : resolved.value.build;
  }
  return done(changes);
}

/** Changes what `input` names if nobody has changed the project since `version`; else CONFLICT with the stored one. */
export const updateProject = (
  context: RequestContext,
  uuid: string,
  version: number,
  input: ProjectUpdateInput,
): Promise<Outcome<ProjectRow>> => unlessGone(() => writeProject(context, uuid, version, input));

async function writeProject(
  context: RequestContext,
  uuid: string,
  version: number,
  input: ProjectUpdateInput,
): Promise<Outcome<ProjectRow>> {
  const { visitor, db } = context;
  if (!visitor) return signInFirst();
  const ownerId = ownerOf(visitor);
  const stored = await ownProject(db, ownerId, uuid);
  if (!stored || !(await templateFor(context, stored.template_uuid))) return notFound("project");
  const changes = await readChanges(context, stored, input);
  if (!changes.value) return { value: null, error: changes.error };
  const { value } = changes;
  const updated = await db.transaction().execute(async (trx) => {
    if (value.option) {
      const state = { ownerId, uuid, version };
      const kept = await keepVersion(trx, state, { next: value.option, always: input.keepReplaced === true });
      if (kept) await requestPicture(trx, { version: `${uuid}/${version}` });
    }
    const row = await updateProjectRow(trx, { ownerId, uuid, version }, value);
    // what they brought before they signed in is theirs with the build that shows it
    if (row && value.option && !(await useUploads(trx, uploadsIn(row.option), ownerId))) throw new PictureGone();
    return row;
  });
  // the garage shows it as it stands; later changes are drawn when somebody looks
  if (updated && value.is_public) await requestPicture(db, { share: uuid });
  if (updated) return done(updated);
  const current = await ownProject(db, ownerId, uuid);
  if (!current) return notFound("project");
  return {
    value: current,
    error: { type: "CONFLICT", message: "This project was changed somewhere else in the meantime." },
  };
}
