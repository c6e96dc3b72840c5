import { paymentVariant } from "@carloom/i18n/articles";
import { useFacts } from "./legal.tsx";

/** Which text about payment is true here: with cards or without, the account on the order or told by mail. */
export const usePaymentText = (): ReturnType<typeof paymentVariant> => paymentVariant(useFacts());
