export { finishDrawing } from "./pen.ts";
export { createPenTool } from "./pen-tool.ts";
