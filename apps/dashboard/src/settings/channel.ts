import type { StaffChannelRoomQuery } from "@carloom/api-client/commerce";

export type Channel = NonNullable<StaffChannelRoomQuery["channels"]>[number];

/** The channel that stands for the shop where none is named; it stays open. */
export const MAIN = "default-channel";
