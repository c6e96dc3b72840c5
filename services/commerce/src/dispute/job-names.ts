/** Tells staff of a dispute, and before its deadline. */
export const DISPUTE_MAIL = "commerce.disputeMail";
/** Hands evidence that staff confirmed to the provider. */
export const DISPUTE_ANSWER = "commerce.disputeAnswer";
