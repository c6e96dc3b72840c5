export { exportTemplate } from "./export.command.ts";
export { LostNamesError, registerPackage } from "./import.command.ts";
