/** Tells a member how their membership stands. */
export const MEMBERSHIP_MAIL = "commerce.membershipMail";
/** Has the provider forget a card that is not kept here any more. */
export const FORGET_CARD = "commerce.forgetCard";
/** Has the provider forget a card that was entered, and never kept here. */
export const FORGET_SETUP = "commerce.forgetCardSetup";
/** Looks for periods that are about to end, are over, or were not paid in time. */
export const SWEEP_MEMBERSHIPS = "commerce.sweepMemberships";
/** Brings one membership to where it should be by now. */
export const MEMBERSHIP_DUE = "commerce.membershipDue";
