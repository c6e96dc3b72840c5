/** Name of the job that confirms an order by mail. */
export const ORDER_MAIL = "commerce.orderMail";
/** Makes the gift cards of an order that an edit left paid. */
export const ISSUE_CARDS = "commerce.issueGiftCards";
