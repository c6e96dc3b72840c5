import type { ThreedPort } from "@carloom/threed";

/** What commerce asks of the 3D service; `apps/server` hands it over, tests double it. */
export type DesignPort = Pick<
  ThreedPort,
  | "designOf"
  | "presetSnapshot"
  | "projectBuild"
  | "holdObjects"
  | "useUploads"
  | "claimedUploads"
  | "ownerTopics"
  | "ownerFiles"
  | "eraseOwner"
  | "publicBuilds"
  | "savedBuilds"
  | "partModels"
  | "catalogue"
  | "templateBySlug"
  | "cleanPicture"
  | "cutPicture"
  | "shown"
  | "shownPicture"
  | "withdrawShown"
  | "production"
  | "outputProfile"
  | "roadMeasures"
  | "ordered"
  | "paperPicture"
  | "drawnBuild"
>;

/** For a process that has no 3D service beside it: every design is refused. */
export const noDesigns: DesignPort = {
  designOf: async () => ({
    ok: false,
    problem: { code: "unknown-template", message: "There is no such car.", reference: null },
  }),
  presetSnapshot: async () => null,
  projectBuild: async () => null,
  holdObjects: async () => [],
  useUploads: async () => true,
  claimedUploads: async () => [],
  ownerTopics: () => [{ name: "projects", end: "erased", page: async () => [] }],
  ownerFiles: async () => [],
  eraseOwner: async () => undefined,
  publicBuilds: async () => [],
  savedBuilds: async () => [],
  partModels: async () => new Map(),
  catalogue: async () => ({ templates: [], partModels: [], stickers: [] }),
  templateBySlug: async () => null,
  shown: async () => null,
  shownPicture: async () => null,
  withdrawShown: async () => false,
  ordered: async () => null,
  paperPicture: async () => null,
  drawnBuild: async () => ({ picture: null, waiting: false }),
  production: async () => ({ ok: false, code: "no-car", message: "There is no such car." }),
  outputProfile: () => ({ ok: false, why: "no-profile" }),
  roadMeasures: async () => null,
  cleanPicture: async () => ({ ok: false, message: "Pictures cannot be read here." }),
  cutPicture: async () => ({ ok: false, message: "Pictures cannot be read here." }),
};
