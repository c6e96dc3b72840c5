import { lineTotal } from "@carloom/pricing";
import { type AreaLine, type Cover, coverLines, mm2Of } from "./membership.policy.ts";
import type { Quota } from "./quota.repository.ts";

/** What of a line the free area asks about. `unit` is the price of one piece. */
type Line = { kind: string | undefined; areaCm2: number; quantity: number; unit: number };

const areaLine = ({ kind, areaCm2, quantity, unit }: Line): AreaLine | null =>
  kind === "STICKER" && Number.isFinite(areaCm2)
    ? { areaMm2: mm2Of(areaCm2) * quantity, price: lineTotal(unit, quantity) }
    : null;

/** Is anything among these lines that a member may have free of charge? */
export const hasStickers = (
  lines: readonly { design_id: string | null; metadata: Readonly<Record<string, string>> }[],
): boolean => lines.some(({ design_id, metadata }) => design_id !== null && metadata.kind === "STICKER");

type CartLine = {
  design_id: string | null;
  metadata: Readonly<Record<string, string>>;
  quantity: number;
  frozen_price: number | null;
};

/** What comes off the lines of a cart. Only what a design froze has an area that nobody else wrote. */
export function freeOfCart(lines: readonly CartLine[], quota: Pick<Quota, "leftMm2"> | null): Cover | null {
  if (!quota) return null;
  const cover = coverLines(
    lines.map(({ design_id, metadata, quantity, frozen_price }) =>
      design_id === null
        ? null
        : areaLine({ kind: metadata.kind, areaCm2: Number(metadata.areaCm2), quantity, unit: frozen_price ?? 0 }),
    ),
    quota.leftMm2,
  );
  return cover.areaMm2 > 0 ? cover : null;
}

type QuotedLine = { kind: string; areaCm2: number | null; quantity: number; unitPrice: number };

/** What comes off the lines of a design before it is in a cart: the same as it will there. */
export function freeOfDesign(lines: readonly QuotedLine[], quota: Pick<Quota, "leftMm2"> | null): Cover | null {
  if (!quota) return null;
  const cover = coverLines(
    lines.map(({ kind, areaCm2, quantity, unitPrice }) =>
      areaLine({ kind, areaCm2: areaCm2 ?? 0, quantity, unit: unitPrice }),
    ),
    quota.leftMm2,
  );
  return cover.areaMm2 > 0 ? cover : null;
}
