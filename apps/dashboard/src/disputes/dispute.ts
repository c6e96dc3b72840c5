import type { StaffDisputesQuery } from "@carloom/api-client/commerce";

/** A payment that a bank asked back, as its row and dialogs show it. */
export type Dispute = Omit<StaffDisputesQuery["disputes"]["edges"][number]["node"], "order">;
