export { type Assistant, type AiChatReply, noAssistant } from "./assist/assist.graphql.ts";
export { questionWait } from "./assist/assist.policy.ts";
export { cdnHandler } from "./cdn/cdn.ts";
export { createThreedPort } from "./open-port.ts";
export { drawing, DrawingStopped, QueueFull } from "./drawing/drawing.ts";
export { threedMigrations } from "./migrations/index.ts";
export { scheduleSweep, threedJobs } from "./jobs.ts";
export { sweepObjects } from "./object/keep.ts";
export { PART_CHANGED, type PartBefore } from "./part/changed.ts";
export { PART_WITHDRAWN } from "./part/withdrawn.ts";
export { createMakers } from "./painter/maker.ts";
export type { ModelMaker, PictureMaker } from "./picture/order.ts";
export type { Makers } from "./painter/painter.jobs.ts";
export { pictureHandler } from "./painter/picture.handler.ts";
export type {
  Crop,
  Cut,
  Design,
  DesignProblem,
  Materials,
  PartModelDesign,
  PresetSnapshot,
  PrintedPieces,
  CarAssembly,
  ProductionMade,
  ProductionOrder,
  ProductionReport,
  ProjectBuild,
  SavedBuild,
  StickerDesign,
  TemplateDesign,
  ThreedPort,
  UploadedDesign,
  PublicBuild,
  Shown,
  ShownOrigin,
} from "./port.ts";
export { createAssistSchema, createThreedSchema, threedSchema } from "./schema.ts";
export { pageData, shownPages } from "./share/page.ts";
export { type OutputProfile, outputOf, PRODUCTION_RULES, ruleTexts } from "./print-rules/print-rules.ts";
export { createPrintMaps, type PrintMaps } from "./print-map/print-map.command.ts";
export { packageHandler, TEMPLATE_PACKAGE } from "./package/package.handler.ts";
export { panelSheetHandler } from "./print-map/print-map.handler.ts";
export { type SeedOptions, seedThreed } from "./seed/seed.ts";
export { type GeneratedPicture, keepGenerated } from "./upload/generated.command.ts";
export {
  closeTemplate,
  openTemplate,
  registerTemplate,
  setTemplateThumbnails,
  type StoredFile,
  type TemplateInput,
  type Thumbnails,
} from "./template/template.command.ts";
export { isNewerCar } from "./template/unreadable.ts";
