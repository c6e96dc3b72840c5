export { type DrawnSheet, drawSheet, type Lettering, type SheetWords } from "./draw.ts";
export { type Film, FILMS, makePrintMap, STRETCH_LIMITS } from "./print-map.ts";
export { type PanelReport, reportOf } from "./report.ts";
