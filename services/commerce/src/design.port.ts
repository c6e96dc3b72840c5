import type { ThreedPort } from "@carloom/threed";

/** What commerce asks of the 3D service; `apps/server` hands it over, tests double it. */
export type DesignPort = Pick<
  ThreedPort,
  | "designOf"
  | "presetSnapshot"
  | "holdObjects"
  | "exportOwner"
  | "eraseOwner"
  | "publicBuilds"
  | "partModels"
  | "templateBySlug"
  | "cleanPicture"
  | "shown"
  | "shownPicture"
  | "withdrawShown"
  | "production"
>;

/** For a process that has no 3D service beside it: every design is refused. */
export const noDesigns: DesignPort = {
  designOf: async () => ({
    ok: false,
    problem: { code: "unknown-template", message: "There is no such car.", reference: null },
  }),
  presetSnapshot: async () => null,
  holdObjects: async () => [],
  exportOwner: async () => ({}),
  eraseOwner: async () => undefined,
  publicBuilds: async () => [],
  partModels: async () => new Map(),
  templateBySlug: async () => null,
  shown: async () => null,
  shownPicture: async () => null,
  withdrawShown: async () => false,
  production: async () => ({ ok: false, code: "no-car", message: "There is no such car." }),
  cleanPicture: async () => ({ ok: false, message: "Pictures cannot be read here." }),
};
