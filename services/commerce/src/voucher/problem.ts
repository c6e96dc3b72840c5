import { refuser } from "../refusal.ts";

/** An expected refusal of what staff wanted of a voucher. */
export type VoucherProblem = {
  field: string | null;
  message: string;
  code: "ALREADY_EXISTS" | "DUPLICATED_INPUT_ITEM" | "INVALID" | "NOT_FOUND" | "REQUIRED";
  voucherCodes?: string[];
};
export const refuse = refuser<VoucherProblem>();
