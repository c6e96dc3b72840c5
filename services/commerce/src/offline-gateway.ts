/** The gateway of payments by bank transfer, as rows name it. */
export const OFFLINE_GATEWAY = "carloom.offline";
