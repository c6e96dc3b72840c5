/** Makes the credit note of a refund that went out, and mails it to the buyer. */
export const CREDIT_NOTE = "commerce.creditNote";
