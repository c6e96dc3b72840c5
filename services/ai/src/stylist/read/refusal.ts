import { refusedIn } from "../../refusal/refusal.ts";

/** What is not made here, and why: a code of `stylist.say.refuse-…`. */
export type Refusal = "police" | "brand" | "hate" | "nudity";

/** A brand may be named for its red; its mark is not put on a car. */
const MARK =
  /logo|swoosh|badge|emblem|brand|sticker|decal|mark|로고|엠블럼|엠블렘|마크|배지|뱃지|스티커|데칼|ロゴ|エンブレム|マーク|バッジ|ステッカー|デカール/;

/** @param text in lower case */
export function refusalOf(text: string): Refusal | null {
  const found = refusedIn(text);
  if (found.has("POLICE")) return "police";
  if (found.has("HATE")) return "hate";
  if (found.has("NUDITY")) return "nudity";
  return found.has("BRAND") && MARK.test(text) ? "brand" : null;
}
