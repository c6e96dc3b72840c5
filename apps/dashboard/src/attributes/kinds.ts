import type { StaffAttributeQuery } from "@carloom/api-client/commerce";

export type Attribute = NonNullable<StaffAttributeQuery["attribute"]>;
export type Uses = NonNullable<StaffAttributeQuery["attributeUses"]>;

/** Kinds of attributes, as the service names them. */
export const KINDS = ["DROPDOWN", "MULTISELECT", "NUMERIC"] as const;
/** Units of numbers; the empty one is none. */
export const UNITS = ["", "MM", "INCH"] as const;
export type Unit = (typeof UNITS)[number];

export const attributePath = (id: string): string => `/structure/attributes/${encodeURIComponent(id)}`;
export const ATTRIBUTES_PATH = "/structure?of=attributes";
