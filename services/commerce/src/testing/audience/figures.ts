import type { Audiences } from "./who.ts";

/** What the shop counts. */
export const figures: Audiences = {
  "Query.coloursOrdered": "catalogue or orders or support",
  "Query.templatesOrdered": "catalogue or orders or support",
  "Query.finishesOrdered": "catalogue or orders or support",
  "Query.payoutsByDay": "orders",
  "Query.salesJournal": "orders",
  "Query.taxByRate": "orders",
  "Query.visitsByDay": "catalogue or orders",
  "Query.templatesOpened": "catalogue or orders",
  "Query.searchesWithoutResult": "catalogue or orders",
  "Query.bestSellers": "catalogue or orders or support",
  "Query.runningOut": "catalogue or orders or support",
  "Query.salesByDay": "catalogue or orders or support",
};
