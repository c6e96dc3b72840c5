export type {
  Design,
  DesignProblem,
  PartModelDesign,
  PresetSnapshot,
  StickerDesign,
  TemplateDesign,
  ThreedPort,
  UploadedDesign,
} from "./port.ts";
