export { ActiveFilters } from "./active.tsx";
export { Filters } from "./filters.tsx";
export { NothingFound } from "./found.tsx";
