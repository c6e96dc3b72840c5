/** Completes a cart that is paid, when the customer has not done so. */
export const COMPLETE_PAID = "commerce.completePaid";
/** Gives back all that was paid for something that will not become an order. */
export const RETURN_PAYMENT = "commerce.returnPayment";
/** Ends a payment that was begun and is not wanted any more. */
export const CANCEL_PAYMENT = "commerce.cancelPayment";
/** Takes the money of an authorized payment. */
export const CAPTURE_PAYMENT = "commerce.capturePayment";
/** Asks the provider how a payment stands. */
export const SYNC_PAYMENT = "commerce.syncPayment";
/** Gives money back by the provider. */
export const REFUND_PAYMENT = "commerce.refundPayment";
/** Asks after payments that nobody heard of, and ends those that nobody came back to. */
export const SWEEP_PAYMENTS = "commerce.sweepPayments";
/** Frees pieces that were kept too long for carts that are being paid. */
export const RELEASE_PIECES = "commerce.releasePieces";
/** Asks the provider how a dispute stands. */
export const SYNC_DISPUTE = "commerce.syncDispute";
/** Tells staff and the customer that money could not go back. */
export const REFUND_FAILED_MAIL = "commerce.refundFailedMail";
/** Tells the customer that money went back. */
export const REFUND_MAIL = "commerce.refundMail";

/** Makes the credit note of a refund that went out, and mails it to the buyer. */
export const CREDIT_NOTE = "commerce.creditNote";
