import { builder } from "../builder.ts";
import type { VoucherRow } from "./voucher.repository.ts";

/** A voucher, and the code of it that an order was placed with: its buyer reads that one and no other. */
export type VoucherNode = VoucherRow & { usedCode?: string };

export const VoucherRef = builder.objectRef<VoucherNode>("Voucher");
