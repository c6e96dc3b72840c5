import type { OwnFontFieldsFragment } from "@carloom/api-client/threed";

/** A font of somebody's own. `key`: what a guest has to it instead of an account. */
export type OwnFont = Pick<OwnFontFieldsFragment, "uuid" | "title" | "letters" | "embedding" | "isOpen"> & {
  key?: string | null;
};

const OWN = "own:";
/** A face as the pickers name it: one of the product's by its name, one of a person's own by its uuid. */
export const ownValue = (uuid: string): string => OWN + uuid;
/** The uuid of a font of somebody's own; null for a face of the product's. */
export const ownOf = (value: string): string | null => (value.startsWith(OWN) ? value.slice(OWN.length) : null);

/** What stands in for a font of somebody's own where it is taken away. */
export const STAND_IN = "archivo";
