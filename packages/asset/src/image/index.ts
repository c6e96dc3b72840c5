/** Pictures alone, for processes that read nothing else: they begin without what reads cars. */
export { readImageHeader } from "./header.ts";
export { inspectImage } from "./inspect.ts";
export { svgParts } from "./svg/parts.ts";
export { SVG_LIMITS, sanitiseSvg } from "./svg/sanitise.ts";
export { AssetRefusal } from "../refusal.ts";
export { trace } from "../trace/trace.ts";
