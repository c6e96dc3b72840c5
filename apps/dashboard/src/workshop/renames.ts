import type { WorkshopCarFragment } from "@carloom/api-client/threed";
import { readSentManifest } from "@carloom/build";
import { type Draft, draftOf } from "./draft.ts";
import { fromCar } from "./placing.ts";

type Car = Pick<WorkshopCarFragment, "lost" | "moves" | "option" | "published" | "frame">;

const manifestOf = (option: unknown) => {
  const reading = option ? readSentManifest(option) : null;
  return reading?.status === "ok" ? reading.value : null;
};

export type Asked = ReturnType<typeof asked>[number];

/** Alike enough to be taken over without asking: a person who wants to sees it, and may say otherwise. */
const SURE = 0.7;

/** Has somebody to say what it is called now, or to look at least? */
export const isUnsure = ({ proposed, likeness }: Asked): boolean => proposed === null || (likeness ?? 0) < SURE;

/** Zones and panels that this version lacks, each with what it may be called now and what is proposed. */
export function asked({ lost, moves, option }: Car) {
  const manifest = manifestOf(option);
  return lost
    .filter((from) => !from.startsWith("slot:"))
    .map((from) => {
      const kind = from.startsWith("zone:") ? "zone" : "panel";
      const names = (kind === "zone" ? manifest?.zones : manifest?.panels) ?? [];
      const proposed = moves.find((move) => move.from === from);
      return {
        from,
        choices: names.map(({ id }) => `${kind}:${id}`),
        proposed: proposed?.to ?? null,
        likeness: proposed?.likeness ?? null,
      };
    });
}

/** Slots that this version lacks. */
export const lostSlots = ({ lost }: Pick<Car, "lost">): string[] =>
  lost.filter((name) => name.startsWith("slot:")).map((name) => name.slice("slot:".length));

/** Corrections with the mounting places that the version before had: parts go on as they did. */
export function withLostSlots(of: Car & Pick<WorkshopCarFragment, "corrections">): Draft {
  const draft = draftOf(of.corrections);
  const before = manifestOf(of.published);
  const anchors = lostSlots(of).flatMap((id) => before?.slots.find((slot) => slot.id === id)?.anchors ?? []);
  const kept = draft.anchors.filter(({ node }) => !anchors.some((one) => one.node === node));
  return {
    ...draft,
    anchors: [...kept, ...anchors.map(({ node, position }) => ({ node, at: fromCar(of.frame, position) }))],
  };
}
