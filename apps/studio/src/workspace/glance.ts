import type { Clients } from "@carloom/api-client";
import { BuildGlanceDocument } from "@carloom/api-client/threed";
import type { BuildDocument } from "@carloom/build";

/** What the service makes of a build: a picture, or why there is none. */
export type Glance = { status: "drawn"; url: string } | { status: "none" };

/** Milliseconds between two looks at a picture that is being drawn. */
const LOOK = 2500;
/** Looks at a service that does not answer or has too much to do, and at one that says that it is drawing: it may be slow. */
const LOOKS = { unanswered: 40, drawing: 240 };

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((done) => {
    // given up during the request: there is no event to wait for
    if (signal.aborted) return done();
    const timer = setTimeout(done, ms);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        done();
      },
      { once: true },
    );
  });

/** Has the service draw a build, and waits for it. Null when it was given up meanwhile. */
export async function glanceOf(
  clients: Clients,
  templateSlug: string,
  build: BuildDocument,
  signal: AbortSignal,
  { look = LOOK, looks = LOOKS }: { look?: number; looks?: typeof LOOKS } = {},
): Promise<Glance | null> {
  const left = { ...looks };
  while (!signal.aborted) {
    let met: keyof typeof left = "unanswered";
    try {
      const { buildGlance } = await clients.threed.mutate(BuildGlanceDocument, { templateSlug, build });
      const { url, waiting, error } = buildGlance;
      if (url) return signal.aborted ? null : { status: "drawn", url };
      // too many at once pass; what cannot be drawn does not
      if (!waiting && error?.type !== "LIMIT") return { status: "none" };
      if (waiting) met = "drawing";
    } catch {
      // No connection now: the next look may have one.
    }
    if (--left[met] <= 0) return signal.aborted ? null : { status: "none" };
    await pause(look, signal);
  }
  return null;
}
