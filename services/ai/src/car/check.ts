import { type BuildDocument, changesBetween, parseBuild, takeChanges } from "@carloom/build";
import type { RequestContext } from "@carloom/platform";
import type { PricedCar } from "./car.ts";
import type { AiPorts } from "../ports.ts";
import type { Change, Proposal } from "../stylist/contract.ts";

/** A proposal that may be shown; amounts in minor units of the car's currency. */
export type CheckedProposal = Omit<Proposal, "changes"> & {
  /** `price` is what this change alone adds to the build as it is. */
  changes: (Change & { price: number })[];
  before: number;
  after: number;
};

export type Checked = { ok: true; proposal: CheckedProposal } | { ok: false; problems: string[] };

const key = ({ kind, reference }: { kind: string; reference: string }) => `${kind} ${reference}`;

/**
 * Reads a proposal as a saved build is read, and refuses what the shop would: parts and art that are not there, do not
 * fit, clash or are not in stock (unless the build has that already), changes that are not told, and what is told and
 * not changed.
 */
export async function checkProposal(
  ports: AiPorts,
  context: RequestContext,
  { car, quote }: PricedCar,
  from: BuildDocument,
  proposal: Proposal,
): Promise<Checked> {
  const parsed = parseBuild(proposal.build);
  if (!parsed.ok) return { ok: false, problems: [parsed.message] };
  const build = parsed.value;
  const real = changesBetween(from, build);
  if (real.length === 0) return { ok: false, problems: ["Nothing would change."] };
  const told = new Set(proposal.changes.map(key));
  const made = new Set(real.map(key));
  const untold = real.filter((change) => !told.has(key(change)));
  const unmade = proposal.changes.filter((change) => !made.has(key(change)));
  if (untold.length > 0 || unmade.length > 0) {
    const named = [...untold, ...unmade].map(key).join(", ");
    return { ok: false, problems: [`These changes and what is told of them differ: ${named}.`] };
  }
  const resolved = await ports.threed.designOf(car.slug, build, context.visitor);
  if (!resolved.ok) return { ok: false, problems: [resolved.problem.message] };
  const before = quote(from);
  const known = new Set(before.problems.map((problem) => `${problem.code} ${problem.reference}`));
  const after = quote(build);
  const fresh = after.problems.filter((problem) => !known.has(`${problem.code} ${problem.reference}`));
  if (fresh.length > 0) return { ok: false, problems: fresh.map((problem) => problem.message) };
  return {
    ok: true,
    proposal: {
      title: proposal.title,
      build,
      changes: proposal.changes.map((change) => ({
        ...change,
        price: quote(takeChanges(from, build, [change])).total - before.total,
      })),
      before: before.total,
      after: after.total,
    },
  };
}
