import type { SiteContent } from "../../data/texts.server.ts";

/** Which of staff's pictures stand in some places: a part of a page that was written with others is another one. */
export const ownSources = (pictures: SiteContent["pictures"], kind: "car" | "part", slugs: readonly string[]): string =>
  slugs.map((slug) => pictures[`${kind}:${slug}`]?.src ?? "").join(" ");
