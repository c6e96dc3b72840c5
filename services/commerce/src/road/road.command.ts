import { requireRole } from "@carloom/identity";
import { type RoadHint, roadHints, type RoadMeasures } from "@carloom/build/road";
import type { BuildDocument } from "@carloom/build";
import type { CommerceContext } from "../builder.ts";
import { mutation, Refusal, refuser } from "../refusal.ts";
import { shopTables } from "../tables.ts";
import { readRule, type RoadProblem } from "./road.policy.ts";
import {
  deleteRule,
  insertRule,
  lockRules,
  MOST_RULES,
  ruleById,
  type RoadRuleRow,
  rulesOf,
  updateRule,
} from "./road.repository.ts";

const refuse = refuser<RoadProblem>();

/** What of a build is to be checked before it is driven in a country. */
export type RoadCheck = {
  country: string;
  measures: RoadMeasures;
  /** Somebody wrote rules for the country; without any nothing can be said. */
  isCovered: boolean;
  hints: RoadHint<RoadRuleRow & { limit: number | null }>[];
};

/** Null where the car is not there any more. */
export async function roadCheck(
  context: Pick<CommerceContext, "db" | "threed">,
  templateUuid: string,
  build: BuildDocument,
  country: string,
): Promise<RoadCheck | null> {
  const [measures, rows] = await Promise.all([
    context.threed.roadMeasures(templateUuid, build),
    rulesOf(shopTables(context.db), country),
  ]);
  if (!measures) return null;
  const rules = rows.map((row) => ({ ...row, limit: row.limit_value }));
  return { country, measures, isCovered: rules.length > 0, hints: roadHints(measures, rules) };
}

export type RoadRuleResult = { rule: RoadRuleRow | null; errors: RoadProblem[] };

/** Staff change a rule, or write a new one where no id is given; null is an id that cannot be. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export async function roadRuleSave(
  context: CommerceContext,
  id: number | null | undefined,
  input: object,
): Promise<RoadRuleResult> {
  requireRole(context, "catalogue");
  const { value, errors } = await mutation<RoadRuleRow | null, RoadProblem>(context, async (trx) => {
    const { values, problems } = readRule(input, new Date());
    if (!values) throw new Refusal(...problems);
    if (id === undefined) {
      if ((await lockRules(trx)) >= MOST_RULES) throw refuse("LIMIT", null, `There are at most ${MOST_RULES} rules.`);
      return (await ruleById(trx, await insertRule(trx, values))) ?? null;
    }
    if (id === null || !(await updateRule(trx, id, values))) throw refuse("NOT_FOUND", "id", "There is no such rule.");
    return (await ruleById(trx, id)) ?? null;
  });
  return { rule: value, errors };
}

/** @returns whether there was such a rule. @throws GraphQLError UNAUTHENTICATED or FORBIDDEN */
export function roadRuleDelete(context: CommerceContext, id: number | null): Promise<boolean> {
  requireRole(context, "catalogue");
  return deleteRule(shopTables(context.db), id ?? 0);
}
