/** What the template page needs to get a visitor into the customizer. */
export type LaunchPort = {
  /** The visitor's project for the slug; null when there is none or the lookup failed. */
  lookup: (slug: string) => Promise<{ uuid: string } | null>;
  /** Makes one from the template. Throws LaunchError with the service's words when it refuses. */
  create: (templateUuid: string) => Promise<{ uuid: string }>;
};

export class LaunchError extends Error {
  override name = "LaunchError";
}

export type Template = { uuid: string; slug: string };

/** `loading` keeps the button disabled: it is where a visitor without project and token stays. */
export type LaunchState =
  | { phase: "loading" }
  | { phase: "ready" }
  | { phase: "launching" }
  | { phase: "failed"; message: string };

/**
 * Prepares the default project: found, it is ready; not found, one is created for who has a token;
 * without a token the page stays loading.
 */
export async function prepare(port: LaunchPort, template: Template, hasToken: boolean): Promise<LaunchState> {
  if (await port.lookup(template.slug)) return { phase: "ready" };
  if (!hasToken) return { phase: "loading" };
  return attempt(async () => {
    await port.create(template.uuid);
    return { phase: "ready" };
  });
}

/** The page as the browser kept it while the customizer was open: the click is over; what was not ready is not ready now. */
export const shownAgain = (state: LaunchState): LaunchState =>
  state.phase === "launching" ? { phase: "ready" } : state;

export type LaunchResult = { address: string } | { phase: "failed"; message: string };

/** Who launches: the address handle, null before one was chosen, and the name of the stored record. */
export type Launcher = { userName: string | null; name: string };

/**
 * The click: looks the project up, else creates it, then names the workspace to go to. Its user segment is the user's
 * name: the address handle. Only where a project was found can there be nobody, or nobody with a handle: that is
 * `default`. Who creates one is signed in, and is named by the handle or else by the stored name.
 */
export async function launch(
  port: LaunchPort,
  template: Template,
  canvas: string,
  user: Launcher | null,
): Promise<LaunchResult> {
  if (await port.lookup(template.slug))
    return { address: workspaceAddress(canvas, user?.userName || NOBODY, template.slug) };
  return attempt(async () => {
    await port.create(template.uuid);
    return { address: workspaceAddress(canvas, user?.userName || user?.name || NOBODY, template.slug) };
  });
}

const NOBODY = "default";

export const workspaceAddress = (canvas: string, user: string, slug: string): string =>
  `${canvas}/workspace/${encodeURIComponent(user)}/${encodeURIComponent(slug)}`;

async function attempt<T>(work: () => Promise<T>): Promise<T | { phase: "failed"; message: string }> {
  try {
    return await work();
  } catch (error) {
    return { phase: "failed", message: error instanceof LaunchError ? error.message : "" };
  }
}
