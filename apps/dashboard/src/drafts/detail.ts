import type { StaffDraftQuery } from "@carloom/api-client/commerce";

/** An order that is being prepared, as its page asks for it. */
export type DraftDetail = NonNullable<StaffDraftQuery["order"]>;
