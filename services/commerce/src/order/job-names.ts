/** Name of the job that confirms an order by mail. */
export const ORDER_MAIL = "commerce.orderMail";
