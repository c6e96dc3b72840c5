/** The names under which the list of products knows its search; the SQL is in the repository beside it. */
export { foundAnywhere, foundNext, wordsOf } from "./search.repository.ts";
