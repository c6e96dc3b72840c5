/** The names under which the list of products knows its conditions; the SQL is in the repository beside it. */
export { conditionTest, type ProductCondition } from "./condition.repository.ts";
