/** The name under which the list of products knows its guess; the SQL is in the repository beside it. */
export { isRare } from "./search-statistics.repository.ts";
