export { ROAD_KINDS, type RoadHint, roadHints, type RoadKind, type RoadRule } from "./hints.ts";
export { type CarReach, type LampColor, type RoadMeasures, roadMeasures, UNMEASURED } from "./measures.ts";
