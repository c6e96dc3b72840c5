/** Files that the workshop keeps; what is not published can be deleted. */
export const MOST_IMPORTS = 500;
/** What somebody's file may take of this machine: whatever it does ends with its process. */
export const WORK_LIMITS = { seconds: 600, megabytes: 2048 };

/** By what right a model is shown and sold. */
export const LICENCES = ["OWN", "CC0", "CC_BY", "BOUGHT", "PERMISSION"] as const;
export type LicenceKind = (typeof LICENCES)[number];
export type Licence = { kind: LicenceKind; author: string; source: string; proof: string };

/** Rights that somebody else gave and that only a paper shows. */
export const needsProof = (kind: LicenceKind): boolean => kind === "BOUGHT" || kind === "PERMISSION";

const IN_WORDS: Record<LicenceKind, (author: string) => string> = {
  OWN: (author) => `© ${author}`,
  CC0: (author) => `${author}, CC0 1.0`,
  CC_BY: (author) => `${author}, CC BY 4.0`,
  BOUGHT: (author) => `© ${author}, licensed`,
  PERMISSION: (author) => `© ${author}, by permission`,
};

/** What stands with the car wherever it is shown. The proof is the shop's own. */
export const creditsOf = ({ kind, author, source }: Licence): string =>
  [IN_WORDS[kind](author), source].filter(Boolean).join(" · ");

/** Does a file begin as what the workshop takes? */
export function isModelFile(head: Uint8Array): boolean {
  const magic = Buffer.from(head.subarray(0, 4)).toString("latin1");
  return magic === "glTF" || magic === "PK\u0003\u0004";
}
