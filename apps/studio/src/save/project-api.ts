import { type Clients, GraphQLRequestError, TransportError } from "@carloom/api-client";
import {
  PersonalProjectCreateDocument,
  ProjectDocument,
  type ProjectFieldsFragment,
  ProjectUpdateDocument,
} from "@carloom/api-client/threed";
import { type BuildDocument, emptyBuild } from "@carloom/build";
import type { ServerBuild } from "./reconcile.ts";

export type SaveFailure = "offline" | "signed-out" | "refused";
export type Saved =
  | { ok: true; build: ServerBuild }
  | { ok: false; conflict: ServerBuild }
  | { ok: false; failure: SaveFailure; message: string };

async function documentOf(option: unknown): Promise<BuildDocument> {
  if (option === null || option === undefined || JSON.stringify(option) === "{}") return emptyBuild();
  const { parseBuild } = await import("@carloom/build/parse");
  const parsed = parseBuild(option);
  return parsed.ok ? parsed.value : emptyBuild();
}

async function serverBuild(project: ProjectFieldsFragment): Promise<ServerBuild> {
  return {
    uuid: project.uuid,
    title: project.title,
    version: project.version,
    document: await documentOf(project.option),
    savedAt: project.updatedAt,
  };
}

function failed(error: unknown): Saved {
  if (error instanceof TransportError) {
    const failure =
      error.failure === "http" && error.status !== undefined && error.status < 500 ? "refused" : "offline";
    return { ok: false, failure, message: error.message };
  }
  if (error instanceof GraphQLRequestError) {
    const failure = error.code === "UNAUTHENTICATED" ? "signed-out" : "refused";
    return { ok: false, failure, message: error.message };
  }
  throw error;
}

/** The caller's newest project for a slug; without a token the template's public default project. */
export async function loadProject(clients: Clients, templateSlug: string): Promise<ServerBuild | null> {
  const answer = await clients.threed.tryQuery(ProjectDocument, { templateSlug });
  return answer?.project ? await serverBuild(answer.project) : null;
}

export async function createProject(clients: Clients, templateUuid: string, title: string): Promise<Saved> {
  try {
    const { personalProjectCreate } = await clients.threed.mutate(PersonalProjectCreateDocument, {
      templateUuid,
      input: { title },
    });
    const { project, error } = personalProjectCreate;
    if (project) return { ok: true, build: await serverBuild(project) };
    return {
      ok: false,
      failure: error?.type === "UNAUTHENTICATED" ? "signed-out" : "refused",
      message: error?.message ?? "",
    };
  } catch (error) {
    return failed(error);
  }
}

/** Stores a build as the version after `version`; when the project has moved on, theirs comes back as a conflict. */
export async function updateProject(
  clients: Clients,
  project: { uuid: string; version: number },
  document: BuildDocument,
): Promise<Saved> {
  try {
    const { projectUpdate } = await clients.threed.mutate(ProjectUpdateDocument, {
      uuid: project.uuid,
      version: project.version,
      input: { option: document },
    });
    const { error } = projectUpdate;
    if (error?.type === "CONFLICT" && projectUpdate.project)
      return { ok: false, conflict: await serverBuild(projectUpdate.project) };
    if (projectUpdate.project && !error) return { ok: true, build: await serverBuild(projectUpdate.project) };
    return {
      ok: false,
      failure: error?.type === "UNAUTHENTICATED" ? "signed-out" : "refused",
      message: error?.message ?? "",
    };
  } catch (error) {
    return failed(error);
  }
}
