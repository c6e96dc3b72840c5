import { type Clients, GraphQLRequestError, TransportError } from "@carloom/api-client";
import {
  PersonalProjectCreateDocument,
  ProjectDocument,
  type ProjectFieldsFragment,
  ProjectUpdateDocument,
} from "@carloom/api-client/threed";
import type { BuildDocument } from "@carloom/build";
import type { ServerBuild } from "./conflict.ts";
import type { Base } from "./draft.ts";
import { storedBuild, Unreadable } from "./unreadable.ts";

/**
 * `busy`: the service answers, but not this now; it is asked again. `outdated`: a later version of the studio has saved
 * this build; this page saves nothing any more.
 */
export type SaveFailure = "offline" | "busy" | "signed-out" | "refused" | "outdated";
export type Failed = { ok: false; failure: SaveFailure; message: string; retryAfter?: number | undefined };
export type Saved = { ok: true; build: ServerBuild } | { ok: false; conflict: ServerBuild } | Failed;

async function serverBuild(project: ProjectFieldsFragment): Promise<ServerBuild> {
  return {
    uuid: project.uuid,
    title: project.title,
    version: project.version,
    document: await storedBuild(project.option),
    savedAt: project.updatedAt,
  };
}

function failed(error: unknown): Failed {
  if (error instanceof Unreadable)
    return { ok: false, failure: error.why === "newer" ? "outdated" : "refused", message: error.message };
  if (error instanceof TransportError) {
    const { status, message, retryAfter } = error;
    if (error.failure === "network") return { ok: false, failure: "offline", message };
    const passing = status === undefined || status >= 500 || status === 429 || status === 408;
    return { ok: false, failure: passing ? "busy" : "refused", message, retryAfter };
  }
  if (error instanceof GraphQLRequestError) {
    const failure = error.code === "UNAUTHENTICATED" ? "signed-out" : "refused";
    return { ok: false, failure, message: error.message };
  }
  throw error;
}

const FAILURES: Readonly<Record<string, SaveFailure>> = {
  UNAUTHENTICATED: "signed-out",
  OUTDATED: "outdated",
  // a node that was not brought up to date yet: another one, or this one later, takes it
  NEWER: "busy",
};
const refused = (error: { type: string; message: string } | null): Failed => ({
  ok: false,
  failure: FAILURES[error?.type ?? ""] ?? "refused",
  message: error?.message ?? "",
});

/**
 * The caller's newest project for a slug; without a token the template's public default project. Null when there is
 * none, undefined when the service did not answer. @throws Unreadable
 */
export async function loadProject(clients: Clients, templateSlug: string): Promise<ServerBuild | null | undefined> {
  try {
    const { project } = await clients.threed.query(ProjectDocument, { templateSlug });
    return project ? await serverBuild(project) : null;
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    return error instanceof GraphQLRequestError ? null : undefined;
  }
}

export async function createProject(clients: Clients, templateUuid: string, title: string): Promise<Saved> {
  try {
    const { personalProjectCreate } = await clients.threed.mutate(PersonalProjectCreateDocument, {
      templateUuid,
      input: { title },
    });
    const { project, error } = personalProjectCreate;
    return project ? { ok: true, build: await serverBuild(project) } : refused(error);
  } catch (error) {
    return failed(error);
  }
}

/**
 * Stores a build as the version after `base.version`; when the project has moved on, theirs comes back as a conflict.
 * @param keepReplaced the state that it replaces stays among the project's versions
 */
export async function updateProject(
  clients: Clients,
  base: Base,
  document: BuildDocument,
  keepReplaced: boolean,
): Promise<Saved> {
  try {
    const { projectUpdate } = await clients.threed.mutate(ProjectUpdateDocument, {
      uuid: base.uuid,
      version: base.version,
      input: { option: document, ...(keepReplaced ? { keepReplaced } : {}) },
    });
    const { error, project } = projectUpdate;
    if (error?.type === "CONFLICT" && project) return { ok: false, conflict: await serverBuild(project) };
    return project && !error ? { ok: true, build: await serverBuild(project) } : refused(error);
  } catch (error) {
    return failed(error);
  }
}

/**
 * Shows a project in its owner's garage, or takes it back: the version after `base.version`, with the same build. Null
 * where staff took it out of the garage: it is not shown again.
 */
export async function publishProject(clients: Clients, base: Base, isPublic: boolean): Promise<Saved | null> {
  try {
    const { projectUpdate } = await clients.threed.mutate(ProjectUpdateDocument, {
      uuid: base.uuid,
      version: base.version,
      input: { isPublic },
    });
    const { error, project } = projectUpdate;
    if (error?.type === "CONFLICT" && project) return { ok: false, conflict: await serverBuild(project) };
    if (error?.type === "FORBIDDEN") return null;
    return project && !error ? { ok: true, build: await serverBuild(project) } : refused(error);
  } catch (error) {
    return failed(error);
  }
}
