import type { GraphQLClient } from "@carloom/api-client";
import { ProjectChangeDocument } from "@carloom/api-client/threed";

type Input = { title?: string; isPublic?: boolean };

/** Tries, as a build may be saved in the studio at the same time. */
const TRIES = 3;

/**
 * Changes the name of an own build or who may see it, and nothing of what it is made of. A change names the version that it
 * was made from; the garage knows none, so the first answer says it. @returns what was wrong, null when it is done
 */
export async function changeBuild(
  threed: Pick<GraphQLClient, "mutate">,
  uuid: string,
  input: Input,
): Promise<string | null> {
  let version = 1;
  for (let left = TRIES; ; left--) {
    const { project, error } = (await threed.mutate(ProjectChangeDocument, { uuid, version, input })).projectUpdate;
    if (!error) return null;
    if (error.type !== "CONFLICT" || !project || left === 1) return error.message;
    version = project.version;
  }
}
