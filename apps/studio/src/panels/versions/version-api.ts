import type { Clients } from "@carloom/api-client";
import { ProjectVersionDocument, ProjectVersionsDocument } from "@carloom/api-client/threed";
import type { BuildDocument } from "@carloom/build";
import { parseBuild } from "@carloom/build/parse";

/** An earlier state of the project, as the server lists it. `savedAt` is an ISO date. */
export type Version = {
  version: number;
  savedAt: string;
  /** Null until the server has drawn it, and where it draws none. */
  picture: string | null;
  parts: number;
  stickers: number;
};

/** The newest first. @throws when the service does not answer */
export async function loadVersions(clients: Clients, projectUuid: string): Promise<Version[]> {
  const { projectVersions } = await clients.threed.query(ProjectVersionsDocument, { projectUuid });
  return projectVersions.map((one) => ({ ...one, picture: one.picture ?? null }));
}

/** Its build; null when it is kept no more or cannot be had. */
export async function loadVersion(
  clients: Clients,
  projectUuid: string,
  version: number,
): Promise<BuildDocument | null> {
  try {
    const answer = await clients.threed.query(ProjectVersionDocument, { projectUuid, version });
    const build = parseBuild(answer.projectVersion?.option ?? null);
    return build.ok ? build.value : null;
  } catch {
    return null;
  }
}
