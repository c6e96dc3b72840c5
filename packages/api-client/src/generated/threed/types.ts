/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
// Written by codegen.ts; do not edit.

export type FilmColorInput = {
  chart: string;
  code: string;
  finish: string;
  hex: string;
  name: string;
};

export type FontEmbedding =
  | 'editable'
  | 'installable'
  | 'preview';

export type FontRefusal =
  | 'bitmaps'
  | 'broken'
  | 'busy'
  | 'collection'
  | 'full'
  | 'heavy'
  | 'kind'
  | 'letters'
  | 'outlines'
  | 'restricted'
  | 'rights'
  | 'size';

export type LayerBlend =
  | 'darken'
  | 'knockout'
  | 'lighten'
  | 'multiply'
  | 'overlay'
  | 'screen';

export type LayersKind =
  | 'pdf'
  | 'psd'
  | 'svg';

export type LayersRefusal =
  | 'broken'
  | 'busy'
  | 'colors'
  | 'empty'
  | 'kind'
  | 'layers'
  | 'locked'
  | 'pixels'
  | 'size'
  | 'slow'
  | 'unsafe';

export type PersonalProjectInput = {
  description?: string | null | undefined;
  thumbnail?: string | null | undefined;
  title: string;
};

export type ProjectPresetInput = {
  partModelUuids: Array<string>;
  setting: unknown;
  stickers: Array<unknown>;
  thumbnail?: Blob | null | undefined;
  title: string;
};

export type ProjectUpdateInput = {
  description?: string | null | undefined;
  isPublic?: boolean | null | undefined;
  keepReplaced?: boolean | null | undefined;
  option?: unknown;
  title?: string | null | undefined;
};

export type ShareInput = {
  build: unknown;
  named?: boolean | null | undefined;
  picture?: Blob | null | undefined;
  templateSlug: string;
  title: string;
};

export type StickerInput = {
  isShown: boolean;
  title: StickerTitleInput;
  type: StickerType;
  /** Millimetres. */
  width: number;
};

export type StickerTitleInput = {
  en: string;
  ja: string;
  ko: string;
};

export type StickerType =
  | 'badges'
  | 'flames'
  | 'geometric'
  | 'lettering'
  | 'numbers'
  | 'racing'
  | 'roundels'
  | 'stripes';

export type TemplateShown =
  | 'CLOSED'
  | 'OPEN'
  | 'SOON';

export type VinylChangeInput = {
  everywhere?: boolean | null | undefined;
  folder?: string | null | undefined;
  hash?: string | null | undefined;
  title?: string | null | undefined;
};

export type VinylKeepInput = {
  code?: string | null | undefined;
  folder?: string | null | undefined;
  hash: string;
  title: string;
  uuid: string;
};

export type WorkshopBodyStyle =
  | 'coupe'
  | 'hatch'
  | 'other'
  | 'pickup'
  | 'roadster'
  | 'sedan'
  | 'supercar'
  | 'suv';

export type WorkshopBoltsInput = {
  count: number;
  pcd: number;
};

export type WorkshopChoiceInput = {
  name: string;
  value?: string | null | undefined;
};

export type WorkshopCorrectionsInput = {
  anchors?: Array<WorkshopStatedAnchorInput> | null | undefined;
  dropped: Array<string>;
  faces?: Array<WorkshopFacesInput> | null | undefined;
  fixes?: Array<string> | null | undefined;
  hinges?: Array<WorkshopStatedHingeInput> | null | undefined;
  hubs?: Array<WorkshopStatedHubInput> | null | undefined;
  kept: Array<string>;
  length?: number | null | undefined;
  nose?: WorkshopNose | null | undefined;
  plates?: Array<WorkshopStatedPlateInput> | null | undefined;
  slots: Array<WorkshopChoiceInput>;
  split?: Array<string> | null | undefined;
  triangles?: number | null | undefined;
  views?: Array<WorkshopStatedViewInput> | null | undefined;
  wheels?: Array<WorkshopStatedWheelInput> | null | undefined;
  zones: Array<WorkshopChoiceInput>;
};

export type WorkshopFacesInput = {
  as: string;
  piece: number;
  runs: Array<number>;
  triangles: number;
};

export type WorkshopKind =
  | 'CAR'
  | 'PART';

export type WorkshopLicenceInput = {
  author: string;
  kind: WorkshopLicenceKind;
  proof: string;
  source: string;
};

export type WorkshopLicenceKind =
  | 'BOUGHT'
  | 'CC0'
  | 'CC_BY'
  | 'OWN'
  | 'PERMISSION';

export type WorkshopNose =
  | 'MINUS_X'
  | 'MINUS_Z'
  | 'PLUS_X'
  | 'PLUS_Z';

export type WorkshopPartCorrectionsInput = {
  anchor?: Array<number> | null | undefined;
  bolts?: WorkshopBoltsInput | null | undefined;
  bore?: number | null | undefined;
  interface?: string | null | undefined;
  kind?: string | null | undefined;
  oneMesh?: boolean | null | undefined;
  rim?: WorkshopPartRimInput | null | undefined;
  roles?: Array<WorkshopPartNamedInput> | null | undefined;
  size?: WorkshopPartSizeInput | null | undefined;
  span?: number | null | undefined;
  substance?: string | null | undefined;
  turn?: Array<number> | null | undefined;
  weightKg?: number | null | undefined;
  zones?: Array<WorkshopPartNamedInput> | null | undefined;
};

export type WorkshopPartInput = {
  bytes: number;
  fileName: string;
  /** A car where it is absent. */
  kind?: WorkshopKind | null | undefined;
  offset: number;
  part: Blob;
  uuid?: string | null | undefined;
};

export type WorkshopPartNamedInput = {
  name: string;
  value?: string | null | undefined;
};

export type WorkshopPartRimInput = {
  diameter: number;
  width: number;
};

export type WorkshopPartSizeInput = {
  axis: string;
  mm: number;
};

export type WorkshopPartTextsInput = {
  cars?: Array<string> | null | undefined;
  slug: string;
  title: WorkshopTitleInput;
};

export type WorkshopRenameInput = {
  from: string;
  to: string;
};

/** In each language; empty: what stands on the car's own page. */
export type WorkshopSeoInput = {
  description: WorkshopTitleInput;
  title: WorkshopTitleInput;
};

export type WorkshopState =
  | 'DONE'
  | 'FAILED'
  | 'REFUSED'
  | 'RUNNING'
  | 'STOPPED'
  | 'UPLOADING'
  | 'WAITING';

export type WorkshopStatedAnchorInput = {
  at: Array<number>;
  node: string;
};

export type WorkshopStatedHingeInput = {
  angle: number;
  at: Array<number>;
  axis: Array<number>;
  id: string;
  panels: Array<string>;
};

export type WorkshopStatedHubInput = {
  axle: string;
  boltCount: number;
  boltPcd: number;
  brakeDiameter?: number | null | undefined;
  centreBore: number;
  clearDiameter?: number | null | undefined;
  diameterMax: number;
  diameterMin: number;
  diameterStock: number;
  offsetMax: number;
  offsetMin: number;
  offsetStock: number;
  widthMax: number;
  widthMin: number;
  widthStock: number;
};

export type WorkshopStatedPlateInput = {
  at: Array<number>;
  height: number;
  side: string;
  tilt: number;
  turn: number;
  width: number;
};

export type WorkshopStatedViewInput = {
  fov: number;
  id: string;
  position: Array<number>;
  target: Array<number>;
};

export type WorkshopStatedWheelInput = {
  at: Array<number>;
  corner: string;
  radius: number;
  width: number;
};

export type WorkshopTextsInput = {
  bodyStyle: WorkshopBodyStyle;
  brand: string;
  description?: WorkshopTitleInput | null | undefined;
  model: string;
  slug: string;
  title: WorkshopTitleInput;
};

export type WorkshopTitleInput = {
  en: string;
  ja: string;
  ko: string;
};

export type AnnouncedCarFragment = { slug: string, title: string, description: string | null, thumbnail: string | null, thumbnailWebp: string | null, thumbnailMobile: string | null, brand: string, bodyStyle: string | null, opensAt: string | null, seoTitle: string | null, seoDescription: string | null, seoPicture: string | null, channels: Array<string> | null, pictures: Array<{ url: string, width: number, height: number, mimeType: string }> };

export type AnnouncedTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type AnnouncedTemplatesQuery = { announcedTemplates: Array<{ slug: string, title: string, description: string | null, thumbnail: string | null, thumbnailWebp: string | null, thumbnailMobile: string | null, brand: string, bodyStyle: string | null, opensAt: string | null, seoTitle: string | null, seoDescription: string | null, seoPicture: string | null, channels: Array<string> | null, pictures: Array<{ url: string, width: number, height: number, mimeType: string }> }> };

export type AnnouncedTemplateQueryVariables = Exact<{
  slug: string;
}>;


export type AnnouncedTemplateQuery = { announcedTemplate: { slug: string, title: string, description: string | null, thumbnail: string | null, thumbnailWebp: string | null, thumbnailMobile: string | null, brand: string, bodyStyle: string | null, opensAt: string | null, seoTitle: string | null, seoDescription: string | null, seoPicture: string | null, channels: Array<string> | null, pictures: Array<{ url: string, width: number, height: number, mimeType: string }> } | null };

export type StickersQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type StickersQuery = { stickers: { totalCount: number, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null, endCursor: string | null }, edges: Array<{ cursor: string, node: { uuid: string, title: string, type: string, scale: number, stickerFile: string, thumbnail: string | null } }> } };

export type ImagesQueryVariables = Exact<{
  uuids: Array<string> | string;
}>;


export type ImagesQuery = { images: Array<{ uuid: string, url: string, width: number, height: number, mimeType: string }> };

export type UploadImageMutationVariables = Exact<{
  image: Blob;
}>;


export type UploadImageMutation = { uploadImage: { image: { uuid: string, url: string, width: number, height: number, mimeType: string } | null, error: { message: string, type: string } | null } };

export type OwnArtQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OwnArtQuery = { ownArt: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { uuid: string, title: string, url: string, width: number, height: number, generatedBy: string | null, widthMm: number | null } }> } };

export type ArtKeepMutationVariables = Exact<{
  uuid: string;
  title: string;
}>;


export type ArtKeepMutation = { artKeep: { art: { uuid: string, title: string, url: string, width: number, height: number, generatedBy: string | null, widthMm: number | null } | null, error: { message: string, type: string } | null } };

export type ArtForgetMutationVariables = Exact<{
  uuid: string;
}>;


export type ArtForgetMutation = { artForget: { success: boolean, error: { message: string, type: string } | null } };

export type BuildGlanceMutationVariables = Exact<{
  templateSlug: string;
  build: unknown;
}>;


export type BuildGlanceMutation = { buildGlance: { url: string | null, waiting: boolean, error: { message: string, type: string } | null } };

export type ArtLayersBringMutationVariables = Exact<{
  file: Blob;
  page?: number | null | undefined;
}>;


export type ArtLayersBringMutation = { artLayersBring: { refusal: LayersRefusal | null, file: { kind: LayersKind, width: number, height: number, pages: number, dpi: number | null, leftOut: Array<string>, simplified: Array<string>, isMerged: boolean, layers: Array<{ name: string, group: string | null, left: number, top: number, width: number, height: number, opacity: number, blend: LayerBlend | null, isHidden: boolean, image: { uuid: string, url: string, width: number, height: number, widthMm: number | null } }> } | null } };

export type ArtTraceMutationVariables = Exact<{
  uuid: string;
}>;


export type ArtTraceMutation = { artTrace: { image: { uuid: string, url: string, width: number, height: number, widthMm: number | null } | null, error: { message: string, type: string } | null } };

export type ClosedTemplatesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ClosedTemplatesQuery = { templates: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { slug: string, title: string, thumbnail: string | null, thumbnailMobile: string | null, thumbnailWebp: string | null, thumbnailVideo: string | null, pictures: Array<{ url: string, width: number, mimeType: string }>, summary: { brand: string, bodyStyle: string, slots: number } | null, comingSoon: { status: string } } }> } };

export type FilmColorsQueryVariables = Exact<{ [key: string]: never; }>;


export type FilmColorsQuery = { filmColors: Array<{ uuid: string, chart: string, code: string, name: string, hex: string, finish: string }> };

export type FilmColorsSaveMutationVariables = Exact<{
  colors: Array<FilmColorInput> | FilmColorInput;
}>;


export type FilmColorsSaveMutation = { filmColorsSave: { saved: number, error: { message: string, type: string } | null } };

export type FilmColorDeleteMutationVariables = Exact<{
  uuid: string;
}>;


export type FilmColorDeleteMutation = { filmColorDelete: { success: boolean, error: { message: string, type: string } | null } };

export type HomeCarsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeCarsQuery = { templates: { edges: Array<{ node: { uuid: string, slug: string, title: string, thumbnailWebp: string | null, comingSoon: { status: string } } }> } };

export type HomePartsQueryVariables = Exact<{
  templateSlug: string;
}>;


export type HomePartsQuery = { partModels: { edges: Array<{ node: { uuid: string, slug: string, title: string, slots: Array<string>, thumbnail: string | null } }> } };

export type OwnFontFieldsFragment = { uuid: string, title: string, letters: number, embedding: FontEmbedding, isOpen: boolean, rightsAt: string };

export type OwnFontsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnFontsQuery = { ownFonts: Array<{ uuid: string, title: string, letters: number, embedding: FontEmbedding, isOpen: boolean, rightsAt: string }> };

export type FontUploadMutationVariables = Exact<{
  file: Blob;
  rights?: number | null | undefined;
}>;


export type FontUploadMutation = { fontUpload: { key: string | null, refusal: FontRefusal | null, font: { uuid: string, title: string, letters: number, embedding: FontEmbedding, isOpen: boolean, rightsAt: string } | null } };

export type FontTextSetMutationVariables = Exact<{
  uuid: string;
  text: string;
  key?: string | null | undefined;
}>;


export type FontTextSetMutation = { fontTextSet: { text: string | null, missing: Array<string>, letters: unknown, error: { message: string, type: string } | null } };

export type FontClaimMutationVariables = Exact<{
  uuid: string;
  key: string;
}>;


export type FontClaimMutation = { fontClaim: { font: { uuid: string, title: string, letters: number, embedding: FontEmbedding, isOpen: boolean, rightsAt: string } | null, error: { message: string, type: string } | null } };

export type FontRemoveMutationVariables = Exact<{
  uuid: string;
  key?: string | null | undefined;
}>;


export type FontRemoveMutation = { fontRemove: { success: boolean, error: { message: string, type: string } | null } };

export type ProjectPresetFieldsFragment = { uuid: string, title: string, thumbnail: string | null, setting: unknown, createdAt: string, updatedAt: string, partModelPresets: Array<{ partModel: { uuid: string } }>, stickerPresets: Array<{ setting: unknown }> };

export type ProjectPresetCreateMutationVariables = Exact<{
  projectUuid: string;
  input: ProjectPresetInput;
}>;


export type ProjectPresetCreateMutation = { projectPresetCreate: { projectPreset: { uuid: string, title: string, thumbnail: string | null, setting: unknown, createdAt: string, updatedAt: string, partModelPresets: Array<{ partModel: { uuid: string } }>, stickerPresets: Array<{ setting: unknown }> } | null, error: { message: string, type: string } | null } };

export type ProjectPresetsQueryVariables = Exact<{
  projectUuid: string;
  first?: number | null | undefined;
}>;


export type ProjectPresetsQuery = { projectPresets: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { uuid: string, title: string, thumbnail: string | null, setting: unknown, createdAt: string, updatedAt: string, partModelPresets: Array<{ partModel: { uuid: string } }>, stickerPresets: Array<{ setting: unknown }> } }> } };

export type ProjectPresetDeleteMutationVariables = Exact<{
  uuid: string;
}>;


export type ProjectPresetDeleteMutation = { projectPresetDelete: { success: boolean, error: { message: string, type: string } | null } };

export type ProjectPresetRenameMutationVariables = Exact<{
  uuid: string;
  title: string;
}>;


export type ProjectPresetRenameMutation = { projectPresetRename: { projectPreset: { uuid: string, title: string, thumbnail: string | null, setting: unknown, createdAt: string, updatedAt: string, partModelPresets: Array<{ partModel: { uuid: string } }>, stickerPresets: Array<{ setting: unknown }> } | null, error: { message: string, type: string } | null } };

export type PrintRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type PrintRulesQuery = { printRules: { leastCut: number, leastStroke: number, outputProfile: string | null, sticker: { warn: number, refuse: number }, wrap: { warn: number, refuse: number } } };

export type PrintedColorsQueryVariables = Exact<{
  colors: Array<string> | string;
}>;


export type PrintedColorsQuery = { printedColors: Array<{ color: string, printed: string, distance: number, isOutside: boolean }> | null };

export type ProjectChangeMutationVariables = Exact<{
  uuid: string;
  version: number;
  input: ProjectUpdateInput;
}>;


export type ProjectChangeMutation = { projectUpdate: { project: { version: number } | null, error: { message: string, type: string } | null } };

export type ProjectFieldsFragment = { uuid: string, title: string, description: string | null, thumbnail: string | null, isPublic: boolean, option: unknown, version: number, createdAt: string, updatedAt: string };

export type PersonalProjectCreateMutationVariables = Exact<{
  templateUuid: string;
  input: PersonalProjectInput;
}>;


export type PersonalProjectCreateMutation = { personalProjectCreate: { project: { uuid: string, title: string, description: string | null, thumbnail: string | null, isPublic: boolean, option: unknown, version: number, createdAt: string, updatedAt: string } | null, error: { message: string, type: string } | null } };

export type ProjectQueryVariables = Exact<{
  templateSlug: string;
}>;


export type ProjectQuery = { project: { uuid: string, title: string, description: string | null, thumbnail: string | null, isPublic: boolean, option: unknown, version: number, createdAt: string, updatedAt: string, template: { uuid: string, slug: string, title: string } } | null };

export type ProjectUpdateMutationVariables = Exact<{
  uuid: string;
  version: number;
  input: ProjectUpdateInput;
}>;


export type ProjectUpdateMutation = { projectUpdate: { project: { uuid: string, title: string, description: string | null, thumbnail: string | null, isPublic: boolean, option: unknown, version: number, createdAt: string, updatedAt: string } | null, error: { message: string, type: string } | null } };

export type ProjectVersionsQueryVariables = Exact<{
  projectUuid: string;
}>;


export type ProjectVersionsQuery = { projectVersions: Array<{ version: number, savedAt: string, picture: string | null, parts: number, stickers: number }> };

export type ProjectVersionQueryVariables = Exact<{
  projectUuid: string;
  version: number;
}>;


export type ProjectVersionQuery = { projectVersion: { version: number, option: unknown } | null };

export type OwnProjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnProjectsQuery = { ownProjects: Array<{ uuid: string, title: string, isPublic: boolean, thumbnail: string | null, option: unknown, updatedAt: string, template: { slug: string, title: string, thumbnailMobile: string | null, thumbnail: string | null } }> };

export type SharesQueryVariables = Exact<{ [key: string]: never; }>;


export type SharesQuery = { shares: Array<{ code: string, title: string, isNamed: boolean, createdAt: string, template: { slug: string } | null }> };

export type ShareQueryVariables = Exact<{
  code: string;
}>;


export type ShareQuery = { share: { code: string, title: string, userName: string | null } | null };

export type ShareCreateMutationVariables = Exact<{
  input: ShareInput;
}>;


export type ShareCreateMutation = { shareCreate: { secret: string | null, share: { code: string, title: string, createdAt: string } | null, error: { message: string, type: string } | null } };

export type ShareWithdrawMutationVariables = Exact<{
  code: string;
  secret?: string | null | undefined;
}>;


export type ShareWithdrawMutation = { shareWithdraw: { success: boolean, error: { message: string, type: string } | null } };

export type ShareClaimMutationVariables = Exact<{
  code: string;
  secret: string;
}>;


export type ShareClaimMutation = { shareClaim: { success: boolean } };

export type ShareRemixMutationVariables = Exact<{
  code: string;
}>;


export type ShareRemixMutation = { shareRemix: { build: unknown, templateSlug: string | null, error: { message: string, type: string } | null } };

export type ShelfCarFragment = { uuid: string, slug: string, title: string, picture: string | null, shown: TemplateShown, opensAt: string | null, channels: Array<string> | null, isTakenDown: boolean, updatedAt: string };

export type TemplateShelfQueryVariables = Exact<{ [key: string]: never; }>;


export type TemplateShelfQuery = { templateShelf: Array<{ uuid: string, slug: string, title: string, picture: string | null, shown: TemplateShown, opensAt: string | null, channels: Array<string> | null, isTakenDown: boolean, updatedAt: string }> };

export type TemplateShowMutationVariables = Exact<{
  slug: string;
  as: TemplateShown;
  opensAt?: string | null | undefined;
  channels?: Array<string> | string | null | undefined;
}>;


export type TemplateShowMutation = { templateShow: { error: { type: string, message: string } | null } };

export type ShelfStickerRowFragment = { uuid: string, type: string, width: number, thumbnail: string | null, file: string, isShown: boolean, isFresh: boolean, title: { en: string, ko: string, ja: string } };

export type StickerShelfQueryVariables = Exact<{ [key: string]: never; }>;


export type StickerShelfQuery = { stickerShelf: Array<{ uuid: string, type: string, width: number, thumbnail: string | null, file: string, isShown: boolean, isFresh: boolean, title: { en: string, ko: string, ja: string } }> };

export type StickerBringMutationVariables = Exact<{
  file: Blob;
}>;


export type StickerBringMutation = { stickerBring: { stickers: Array<{ uuid: string }>, refused: Array<{ name: string, code: string, values: unknown }>, refusal: { name: string, code: string, values: unknown } | null, error: { type: string, message: string } | null } };

export type StickerDescribeMutationVariables = Exact<{
  uuid: string;
  input: StickerInput;
}>;


export type StickerDescribeMutation = { stickerDescribe: { error: { type: string, message: string } | null } };

export type StickerDeleteMutationVariables = Exact<{
  uuid: string;
}>;


export type StickerDeleteMutation = { stickerDelete: { success: boolean, error: { type: string, message: string } | null } };

export type ListedTemplateFragment = { uuid: string, title: string, slug: string, thumbnail: string | null, thumbnailMobile: string | null, thumbnailWebp: string | null, thumbnailVideo: string | null, channels: Array<string> | null, pictures: Array<{ url: string, width: number, mimeType: string }>, summary: { brand: string, bodyStyle: string, slots: number, length: number, width: number, height: number } | null, comingSoon: { status: string } };

export type TemplatesQueryVariables = Exact<{
  first?: number | null | undefined;
}>;


export type TemplatesQuery = { templates: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { uuid: string, title: string, slug: string, thumbnail: string | null, thumbnailMobile: string | null, thumbnailWebp: string | null, thumbnailVideo: string | null, channels: Array<string> | null, pictures: Array<{ url: string, width: number, mimeType: string }>, summary: { brand: string, bodyStyle: string, slots: number, length: number, width: number, height: number } | null, comingSoon: { status: string } } }> } };

export type TemplateSearchQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  search?: string | null | undefined;
  brand?: string | null | undefined;
  channel?: string | null | undefined;
}>;


export type TemplateSearchQuery = { templateSearch: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ cursor: string, node: { uuid: string, title: string, slug: string, thumbnail: string | null, thumbnailMobile: string | null, thumbnailWebp: string | null, thumbnailVideo: string | null, channels: Array<string> | null, pictures: Array<{ url: string, width: number, mimeType: string }>, summary: { brand: string, bodyStyle: string, slots: number, length: number, width: number, height: number } | null, comingSoon: { status: string } } }> } };

export type TemplateBrandsQueryVariables = Exact<{
  channel?: string | null | undefined;
}>;


export type TemplateBrandsQuery = { templateBrands: Array<{ brand: string, count: number }> };

export type TemplateSlugsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TemplateSlugsQuery = { templates: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { slug: string, channels: Array<string> | null, comingSoon: { status: string } } }> } };

export type TemplateQueryVariables = Exact<{
  slug: string;
}>;


export type TemplateQuery = { template: { uuid: string, title: string, slug: string, description: string | null, thumbnail: string | null, thumbnailMobile: string | null, thumbnailVideo: string | null, thumbnailWebp: string | null, option: unknown, former: unknown, channels: Array<string> | null, seoTitle: string | null, seoDescription: string | null, seoPicture: string | null, createdAt: string, updatedAt: string, pictures: Array<{ url: string, width: number, mimeType: string }>, comingSoon: { status: string } } | null };

export type PartModelsQueryVariables = Exact<{
  templateSlug: string;
  slot?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PartModelsQuery = { partModels: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { uuid: string, title: string, slug: string, slots: Array<string>, option: unknown, thumbnail: string | null } }> } };

export type VinylStoreMutationVariables = Exact<{
  content: Blob;
}>;


export type VinylStoreMutation = { vinylStore: { content: { hash: string, width: number, height: number, pieces: number } | null, error: { message: string, type: string } | null } };

export type OwnVinylFieldsFragment = { uuid: string, title: string, folder: string, hash: string, width: number, height: number, pieces: number, replaced: Array<string>, authorName: string | null, code: string | null, isNamed: boolean };

export type OwnVinylsQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OwnVinylsQuery = { ownVinyls: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { uuid: string, title: string, folder: string, hash: string, width: number, height: number, pieces: number, replaced: Array<string>, authorName: string | null, code: string | null, isNamed: boolean } }> } };

export type SharedVinylQueryVariables = Exact<{
  code: string;
}>;


export type SharedVinylQuery = { sharedVinyl: { code: string, title: string, hash: string, width: number, height: number, pieces: number, authorName: string | null } | null };

export type VinylKeepMutationVariables = Exact<{
  input: VinylKeepInput;
}>;


export type VinylKeepMutation = { vinylKeep: { vinyl: { uuid: string, title: string, folder: string, hash: string, width: number, height: number, pieces: number, replaced: Array<string>, authorName: string | null, code: string | null, isNamed: boolean } | null, error: { message: string, type: string } | null } };

export type VinylChangeMutationVariables = Exact<{
  uuid: string;
  input: VinylChangeInput;
}>;


export type VinylChangeMutation = { vinylChange: { vinyl: { uuid: string, title: string, folder: string, hash: string, width: number, height: number, pieces: number, replaced: Array<string>, authorName: string | null, code: string | null, isNamed: boolean } | null, error: { message: string, type: string } | null } };

export type VinylForgetMutationVariables = Exact<{
  uuid: string;
}>;


export type VinylForgetMutation = { vinylForget: { success: boolean, error: { message: string, type: string } | null } };

export type VinylShareMutationVariables = Exact<{
  uuid: string;
  named: boolean;
}>;


export type VinylShareMutation = { vinylShare: { vinyl: { uuid: string, title: string, folder: string, hash: string, width: number, height: number, pieces: number, replaced: Array<string>, authorName: string | null, code: string | null, isNamed: boolean } | null, error: { message: string, type: string } | null } };

export type VinylUnshareMutationVariables = Exact<{
  uuid: string;
}>;


export type VinylUnshareMutation = { vinylUnshare: { vinyl: { uuid: string, title: string, folder: string, hash: string, width: number, height: number, pieces: number, replaced: Array<string>, authorName: string | null, code: string | null, isNamed: boolean } | null, error: { message: string, type: string } | null } };

export type WorkshopPartRowFragment = { uuid: string, fileName: string, bytes: number, received: number, state: WorkshopState, step: string | null, progress: number, slug: string, picture: string | null, partModel: string | null, isOpen: boolean, takenDownAt: string | null, createdAt: string, title: { en: string, ko: string, ja: string } };

export type WorkshopPartWholeFragment = { option: unknown, waiting: number, canUndo: boolean, cars: Array<string> | null, takenDownReason: string | null, version: number, uuid: string, fileName: string, bytes: number, received: number, state: WorkshopState, step: string | null, progress: number, slug: string, picture: string | null, partModel: string | null, isOpen: boolean, takenDownAt: string | null, createdAt: string, refusal: { code: string, level: string, values: unknown } | null, notes: Array<{ code: string, level: string, values: unknown }>, figures: { bytes: number, triangles: number, materials: number, textures: number, resultBytes: number, resultTriangles: number } | null, found: { kind: string, confidence: string, size: Array<number>, interface: string | null, span: number | null, feet: number | null, anchor: Array<number>, factor: number, weightKg: number, substance: string, wheel: { diameter: number, width: number, over: number, offset: number, bore: number | null, isSeen: boolean, inches: { diameter: number, width: number }, bolts: { count: number, pcd: number } | null, tyre: { diameter: number, width: number } | null } | null, brake: { discFront: number, discRear: number, thick: number, swept: number, bore: number | null, isPair: boolean, bolts: { count: number, pcd: number } | null } | null, materials: Array<{ name: string, color: string, triangles: number, role: string, zone: string | null, confidence: string }> } | null, fits: Array<{ template: string, slot: string, verdict: string, clearance: number | null, collision: number, name: string | null, isMeasured: boolean, reasons: Array<{ code: string, values: unknown }> }> | null, corrections: { kind: string | null, turn: Array<number> | null, anchor: Array<number> | null, bore: number | null, interface: string | null, span: number | null, oneMesh: boolean, substance: string | null, weightKg: number | null, size: { axis: string, mm: number } | null, bolts: { count: number, pcd: number } | null, rim: { diameter: number, width: number } | null, zones: Array<{ name: string, value: string | null }>, roles: Array<{ name: string, value: string | null }> }, licence: { kind: WorkshopLicenceKind, author: string, source: string, proof: string } | null, title: { en: string, ko: string, ja: string } };

export type WorkshopPartsQueryVariables = Exact<{ [key: string]: never; }>;


export type WorkshopPartsQuery = { workshopParts: Array<{ uuid: string, fileName: string, bytes: number, received: number, state: WorkshopState, step: string | null, progress: number, slug: string, picture: string | null, partModel: string | null, isOpen: boolean, takenDownAt: string | null, createdAt: string, title: { en: string, ko: string, ja: string } }> };

export type WorkshopPartQueryVariables = Exact<{
  uuid: string;
}>;


export type WorkshopPartQuery = { workshopPart: { option: unknown, waiting: number, canUndo: boolean, cars: Array<string> | null, takenDownReason: string | null, version: number, uuid: string, fileName: string, bytes: number, received: number, state: WorkshopState, step: string | null, progress: number, slug: string, picture: string | null, partModel: string | null, isOpen: boolean, takenDownAt: string | null, createdAt: string, refusal: { code: string, level: string, values: unknown } | null, notes: Array<{ code: string, level: string, values: unknown }>, figures: { bytes: number, triangles: number, materials: number, textures: number, resultBytes: number, resultTriangles: number } | null, found: { kind: string, confidence: string, size: Array<number>, interface: string | null, span: number | null, feet: number | null, anchor: Array<number>, factor: number, weightKg: number, substance: string, wheel: { diameter: number, width: number, over: number, offset: number, bore: number | null, isSeen: boolean, inches: { diameter: number, width: number }, bolts: { count: number, pcd: number } | null, tyre: { diameter: number, width: number } | null } | null, brake: { discFront: number, discRear: number, thick: number, swept: number, bore: number | null, isPair: boolean, bolts: { count: number, pcd: number } | null } | null, materials: Array<{ name: string, color: string, triangles: number, role: string, zone: string | null, confidence: string }> } | null, fits: Array<{ template: string, slot: string, verdict: string, clearance: number | null, collision: number, name: string | null, isMeasured: boolean, reasons: Array<{ code: string, values: unknown }> }> | null, corrections: { kind: string | null, turn: Array<number> | null, anchor: Array<number> | null, bore: number | null, interface: string | null, span: number | null, oneMesh: boolean, substance: string | null, weightKg: number | null, size: { axis: string, mm: number } | null, bolts: { count: number, pcd: number } | null, rim: { diameter: number, width: number } | null, zones: Array<{ name: string, value: string | null }>, roles: Array<{ name: string, value: string | null }> }, licence: { kind: WorkshopLicenceKind, author: string, source: string, proof: string } | null, title: { en: string, ko: string, ja: string } } | null };

export type WorkshopPartCarsQueryVariables = Exact<{ [key: string]: never; }>;


export type WorkshopPartCarsQuery = { templates: { edges: Array<{ node: { slug: string, title: string } }> } };

export type WorkshopPartCorrectMutationVariables = Exact<{
  uuid: string;
  version: number;
  input: WorkshopPartCorrectionsInput;
}>;


export type WorkshopPartCorrectMutation = { workshopPartCorrect: { error: { type: string, message: string } | null } };

export type WorkshopPartUndoMutationVariables = Exact<{
  uuid: string;
  version: number;
}>;


export type WorkshopPartUndoMutation = { workshopPartUndo: { error: { type: string, message: string } | null } };

export type WorkshopPartTryMutationVariables = Exact<{
  uuid: string;
}>;


export type WorkshopPartTryMutation = { workshopPartTry: { error: { type: string, message: string } | null } };

export type WorkshopPartDescribeMutationVariables = Exact<{
  uuid: string;
  input: WorkshopPartTextsInput;
}>;


export type WorkshopPartDescribeMutation = { workshopPartDescribe: { error: { type: string, message: string } | null } };

export type WorkshopPartPublishMutationVariables = Exact<{
  uuid: string;
}>;


export type WorkshopPartPublishMutation = { workshopPartPublish: { error: { type: string, message: string } | null } };

export type WorkshopTryQueryVariables = Exact<{
  uuid: string;
  reference?: string | null | undefined;
  build?: unknown;
}>;


export type WorkshopTryQuery = { workshopTry: { tried: { build: unknown, parts: unknown, stickers: unknown, uploads: unknown, vinyls: unknown, other: unknown, leftOut: { zones: number, parts: number, stickers: number } } | null, error: { type: string, message: string } | null } };

export type WorkshopRowFragment = { uuid: string, fileName: string, bytes: number, received: number, state: WorkshopState, step: string | null, progress: number, slug: string, picture: string | null, isPublished: boolean, isOpen: boolean, opensAt: string | null, channels: Array<string> | null, takenDownAt: string | null, createdAt: string, title: { en: string, ko: string, ja: string } };

export type WorkshopNoteTextFragment = { code: string, level: string, values: unknown };

export type WorkshopCarFragment = { props: Array<string>, plates: Array<string>, split: Array<string>, splittable: Array<string>, frame: Array<number>, pieces: string | null, option: unknown, published: unknown, lost: Array<string>, canUndo: boolean, isPackage: boolean, brand: string, model: string, bodyStyle: WorkshopBodyStyle, seoPicture: string | null, takenDownReason: string | null, version: number, uuid: string, fileName: string, bytes: number, received: number, state: WorkshopState, step: string | null, progress: number, slug: string, picture: string | null, isPublished: boolean, isOpen: boolean, opensAt: string | null, channels: Array<string> | null, takenDownAt: string | null, createdAt: string, refusal: { code: string, level: string, values: unknown } | null, notes: Array<{ code: string, level: string, values: unknown }>, figures: { bytes: number, unfoldedBytes: number, triangles: number, nodes: number, draws: number, materials: number, textures: number, resultBytes: number, resultTriangles: number, resultDraws: number, resultTextures: number, panels: number, pixelsPerMm: number | null } | null, materials: Array<{ name: string, color: string, triangles: number, zone: string | null, confidence: string }>, nodes: Array<{ name: string, material: string, triangles: number, slot: string | null, isWheel: boolean, confidence: string }>, wheels: Array<{ corner: string, x: number, y: number, z: number, diameter: number, width: number, rim: number | null }>, fixes: Array<{ id: string, isDone: boolean, count: number, trianglesBefore: number, trianglesAfter: number, bytesBefore: number, bytesAfter: number, pieces: Array<number> }>, simplified: { budget: number, before: number, after: number } | null, anchors: Array<{ node: string, x: number, y: number, z: number }>, moves: Array<{ from: string, to: string, likeness: number }>, versions: Array<{ number: number, brand: string, model: string, renames: unknown, publishedAt: string, title: { en: string, ko: string, ja: string }, licence: { kind: WorkshopLicenceKind, author: string } }>, corrections: { length: number | null, nose: WorkshopNose | null, triangles: number | null, fixes: Array<string>, split: Array<string>, dropped: Array<string>, kept: Array<string>, faces: Array<{ piece: number, triangles: number, runs: Array<number>, as: string }>, wheels: Array<{ corner: string, at: Array<number>, radius: number, width: number }>, hubs: Array<{ axle: string, boltCount: number, boltPcd: number, centreBore: number, diameterMin: number, diameterStock: number, diameterMax: number, widthMin: number, widthStock: number, widthMax: number, offsetMin: number, offsetStock: number, offsetMax: number, brakeDiameter: number | null, clearDiameter: number | null }>, anchors: Array<{ node: string, at: Array<number> }>, hinges: Array<{ id: string, panels: Array<string>, at: Array<number>, axis: Array<number>, angle: number }>, views: Array<{ id: string, position: Array<number>, target: Array<number>, fov: number }>, plates: Array<{ side: string, at: Array<number>, width: number, height: number, tilt: number, turn: number }>, zones: Array<{ name: string, value: string | null }>, slots: Array<{ name: string, value: string | null }> }, description: { en: string, ko: string, ja: string } | null, licence: { kind: WorkshopLicenceKind, author: string, source: string, proof: string } | null, seoTitle: { en: string, ko: string, ja: string } | null, seoDescription: { en: string, ko: string, ja: string } | null, title: { en: string, ko: string, ja: string } };

export type WorkshopImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type WorkshopImportsQuery = { workshopImports: Array<{ uuid: string, fileName: string, bytes: number, received: number, state: WorkshopState, step: string | null, progress: number, slug: string, picture: string | null, isPublished: boolean, isOpen: boolean, opensAt: string | null, channels: Array<string> | null, takenDownAt: string | null, createdAt: string, title: { en: string, ko: string, ja: string } }> };

export type WorkshopImportQueryVariables = Exact<{
  uuid: string;
}>;


export type WorkshopImportQuery = { workshopImport: { props: Array<string>, plates: Array<string>, split: Array<string>, splittable: Array<string>, frame: Array<number>, pieces: string | null, option: unknown, published: unknown, lost: Array<string>, canUndo: boolean, isPackage: boolean, brand: string, model: string, bodyStyle: WorkshopBodyStyle, seoPicture: string | null, takenDownReason: string | null, version: number, uuid: string, fileName: string, bytes: number, received: number, state: WorkshopState, step: string | null, progress: number, slug: string, picture: string | null, isPublished: boolean, isOpen: boolean, opensAt: string | null, channels: Array<string> | null, takenDownAt: string | null, createdAt: string, refusal: { code: string, level: string, values: unknown } | null, notes: Array<{ code: string, level: string, values: unknown }>, figures: { bytes: number, unfoldedBytes: number, triangles: number, nodes: number, draws: number, materials: number, textures: number, resultBytes: number, resultTriangles: number, resultDraws: number, resultTextures: number, panels: number, pixelsPerMm: number | null } | null, materials: Array<{ name: string, color: string, triangles: number, zone: string | null, confidence: string }>, nodes: Array<{ name: string, material: string, triangles: number, slot: string | null, isWheel: boolean, confidence: string }>, wheels: Array<{ corner: string, x: number, y: number, z: number, diameter: number, width: number, rim: number | null }>, fixes: Array<{ id: string, isDone: boolean, count: number, trianglesBefore: number, trianglesAfter: number, bytesBefore: number, bytesAfter: number, pieces: Array<number> }>, simplified: { budget: number, before: number, after: number } | null, anchors: Array<{ node: string, x: number, y: number, z: number }>, moves: Array<{ from: string, to: string, likeness: number }>, versions: Array<{ number: number, brand: string, model: string, renames: unknown, publishedAt: string, title: { en: string, ko: string, ja: string }, licence: { kind: WorkshopLicenceKind, author: string } }>, corrections: { length: number | null, nose: WorkshopNose | null, triangles: number | null, fixes: Array<string>, split: Array<string>, dropped: Array<string>, kept: Array<string>, faces: Array<{ piece: number, triangles: number, runs: Array<number>, as: string }>, wheels: Array<{ corner: string, at: Array<number>, radius: number, width: number }>, hubs: Array<{ axle: string, boltCount: number, boltPcd: number, centreBore: number, diameterMin: number, diameterStock: number, diameterMax: number, widthMin: number, widthStock: number, widthMax: number, offsetMin: number, offsetStock: number, offsetMax: number, brakeDiameter: number | null, clearDiameter: number | null }>, anchors: Array<{ node: string, at: Array<number> }>, hinges: Array<{ id: string, panels: Array<string>, at: Array<number>, axis: Array<number>, angle: number }>, views: Array<{ id: string, position: Array<number>, target: Array<number>, fov: number }>, plates: Array<{ side: string, at: Array<number>, width: number, height: number, tilt: number, turn: number }>, zones: Array<{ name: string, value: string | null }>, slots: Array<{ name: string, value: string | null }> }, description: { en: string, ko: string, ja: string } | null, licence: { kind: WorkshopLicenceKind, author: string, source: string, proof: string } | null, seoTitle: { en: string, ko: string, ja: string } | null, seoDescription: { en: string, ko: string, ja: string } | null, title: { en: string, ko: string, ja: string } } | null };

export type WorkshopUploadMutationVariables = Exact<{
  input: WorkshopPartInput;
}>;


export type WorkshopUploadMutation = { workshopUpload: { workshopImport: { uuid: string, received: number, bytes: number } | null, error: { type: string, message: string } | null } };

export type WorkshopStartMutationVariables = Exact<{
  uuid: string;
}>;


export type WorkshopStartMutation = { workshopStart: { error: { type: string, message: string } | null } };

export type WorkshopStopMutationVariables = Exact<{
  uuid: string;
}>;


export type WorkshopStopMutation = { workshopStop: { error: { type: string, message: string } | null } };

export type WorkshopCorrectMutationVariables = Exact<{
  uuid: string;
  version: number;
  input: WorkshopCorrectionsInput;
}>;


export type WorkshopCorrectMutation = { workshopCorrect: { error: { type: string, message: string } | null } };

export type WorkshopUndoMutationVariables = Exact<{
  uuid: string;
  version: number;
}>;


export type WorkshopUndoMutation = { workshopUndo: { error: { type: string, message: string } | null } };

export type WorkshopDescribeMutationVariables = Exact<{
  uuid: string;
  input: WorkshopTextsInput;
}>;


export type WorkshopDescribeMutation = { workshopDescribe: { error: { type: string, message: string } | null } };

export type WorkshopLicenseMutationVariables = Exact<{
  uuid: string;
  input: WorkshopLicenceInput;
}>;


export type WorkshopLicenseMutation = { workshopLicense: { error: { type: string, message: string } | null } };

export type WorkshopSeoMutationVariables = Exact<{
  uuid: string;
  input: WorkshopSeoInput;
}>;


export type WorkshopSeoMutation = { workshopSeo: { error: { type: string, message: string } | null } };

export type WorkshopSeoPictureMutationVariables = Exact<{
  uuid: string;
  image?: Blob | null | undefined;
}>;


export type WorkshopSeoPictureMutation = { workshopSeoPicture: { error: { type: string, message: string } | null } };

export type WorkshopPictureMutationVariables = Exact<{
  uuid: string;
  image: Blob;
}>;


export type WorkshopPictureMutation = { workshopPicture: { error: { type: string, message: string } | null } };

export type WorkshopPublishMutationVariables = Exact<{
  uuid: string;
  open: boolean;
  renames?: Array<WorkshopRenameInput> | WorkshopRenameInput | null | undefined;
  opensAt?: string | null | undefined;
  channels?: Array<string> | string | null | undefined;
}>;


export type WorkshopPublishMutation = { workshopPublish: { error: { type: string, message: string } | null } };

export type WorkshopTakeDownMutationVariables = Exact<{
  uuid: string;
  reason: string;
}>;


export type WorkshopTakeDownMutation = { workshopTakeDown: { error: { type: string, message: string } | null } };

export type WorkshopRestoreMutationVariables = Exact<{
  uuid: string;
}>;


export type WorkshopRestoreMutation = { workshopRestore: { error: { type: string, message: string } | null } };

export type WorkshopDeleteMutationVariables = Exact<{
  uuid: string;
}>;


export type WorkshopDeleteMutation = { workshopDelete: { success: boolean, error: { type: string, message: string } | null } };
