import { INVALID_SPANID, INVALID_TRACEID } from "@opentelemetry/api";
import type { IdGenerator } from "@opentelemetry/sdk-trace";
import { randomFillSync } from "node:crypto";

/** Bytes that are drawn at once: a draw costs as much as a hundred ids. */
const DRAWN = 4096;

/** Ids in hexadecimal digits, from random bytes that are drawn many at a time. */
export function randomIds(): IdGenerator {
  const bytes = Buffer.alloc(DRAWN);
  let digits = "";
  let at = 0;
  const next = (length: number, none: string): string => {
    if (at + length > digits.length) {
      digits = randomFillSync(bytes).toString("hex");
      at = 0;
    }
    const id = digits.slice(at, at + length);
    at += length;
    return id === none ? next(length, none) : id;
  };
  return {
    generateTraceId: () => next(INVALID_TRACEID.length, INVALID_TRACEID),
    generateSpanId: () => next(INVALID_SPANID.length, INVALID_SPANID),
  };
}
