// Written by codegen.ts; do not edit.
export type * from "./threed/types.ts";
export { AnnouncedTemplatesDocument, AnnouncedTemplateDocument } from "./threed/announced.ts";
export { StickersDocument, ImagesDocument, UploadImageDocument, OwnArtDocument, ArtKeepDocument, ArtForgetDocument, BuildGlanceDocument } from "./threed/art.ts";
export { ClosedTemplatesDocument } from "./threed/closed-templates.ts";
export { ProjectPresetCreateDocument, ProjectPresetsDocument, ProjectPresetDeleteDocument, ProjectPresetRenameDocument } from "./threed/presets.ts";
export { ProjectChangeDocument } from "./threed/project-change.ts";
export { PersonalProjectCreateDocument, ProjectDocument, ProjectUpdateDocument, ProjectVersionsDocument, ProjectVersionDocument, OwnProjectsDocument } from "./threed/projects.ts";
export { SharesDocument, ShareDocument, ShareCreateDocument, ShareWithdrawDocument, ShareClaimDocument, ShareRemixDocument } from "./threed/shares.ts";
export { TemplateShelfDocument, TemplateShowDocument } from "./threed/shelf.ts";
export { StickerShelfDocument, StickerBringDocument, StickerDescribeDocument, StickerDeleteDocument } from "./threed/sticker-shelf.ts";
export { TemplatesDocument, TemplateSearchDocument, TemplateBrandsDocument, TemplateSlugsDocument } from "./threed/template-list.ts";
export { TemplateDocument, PartModelsDocument } from "./threed/templates.ts";
export { VinylStoreDocument, OwnVinylsDocument, SharedVinylDocument, VinylKeepDocument, VinylChangeDocument, VinylForgetDocument, VinylShareDocument, VinylUnshareDocument } from "./threed/vinyls.ts";
export { WorkshopImportsDocument, WorkshopImportDocument, WorkshopUploadDocument, WorkshopStartDocument, WorkshopStopDocument, WorkshopCorrectDocument, WorkshopUndoDocument, WorkshopDescribeDocument, WorkshopLicenseDocument, WorkshopPictureDocument, WorkshopPublishDocument, WorkshopTakeDownDocument, WorkshopRestoreDocument, WorkshopDeleteDocument } from "./threed/workshop.ts";
