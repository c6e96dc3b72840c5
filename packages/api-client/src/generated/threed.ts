/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
// Written by codegen.ts; do not edit.
import { type TypedDocument, typedDocument } from "../document.ts";

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

export type TemplatesQueryVariables = Exact<{
  first?: number | null | undefined;
}>;


export type TemplatesQuery = { templates: { totalCount: number, edges: Array<{ cursor: string, node: { uuid: string, title: string, slug: string, description: string | null, thumbnail: string | null, thumbnailMobile: string | null, thumbnailVideo: string | null, thumbnailWebp: string | null, createdAt: string, updatedAt: string, comingSoon: { status: string } } }> } };

export type TemplateQueryVariables = Exact<{
  slug: string;
}>;


export type TemplateQuery = { template: { uuid: string, title: string, slug: string, description: string | null, thumbnail: string | null, thumbnailMobile: string | null, thumbnailVideo: string | null, thumbnailWebp: string | null, option: unknown, createdAt: string, updatedAt: string, pictures: Array<{ url: string, width: number, mimeType: string }>, comingSoon: { status: string } } | null };

export type PartModelsQueryVariables = Exact<{
  templateSlug: string;
  slot?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PartModelsQuery = { partModels: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, edges: Array<{ node: { uuid: string, title: string, slug: string, slots: Array<string>, option: unknown, thumbnail: string | null } }> } };

export const StickersDocument: TypedDocument<StickersQuery, StickersQueryVariables> = /* @__PURE__ */ typedDocument("stickers", "query", "query stickers($first: Int, $after: String) {\n  stickers(first: $first, after: $after) {\n    totalCount\n    pageInfo {\n      hasNextPage\n      hasPreviousPage\n      startCursor\n      endCursor\n    }\n    edges {\n      cursor\n      node {\n        uuid\n        title\n        type\n        scale\n        stickerFile\n        thumbnail\n      }\n    }\n  }\n}");
export const ImagesDocument: TypedDocument<ImagesQuery, ImagesQueryVariables> = /* @__PURE__ */ typedDocument("images", "query", "query images($uuids: [UUID!]!) {\n  images(uuids: $uuids) {\n    uuid\n    url\n    width\n    height\n    mimeType\n  }\n}");
export const UploadImageDocument: TypedDocument<UploadImageMutation, UploadImageMutationVariables> = /* @__PURE__ */ typedDocument("uploadImage", "mutation", "mutation uploadImage($image: Upload!) {\n  uploadImage(image: $image) {\n    image {\n      uuid\n      url\n      width\n      height\n      mimeType\n    }\n    error {\n      message\n      type\n    }\n  }\n}");
export const OwnArtDocument: TypedDocument<OwnArtQuery, OwnArtQueryVariables> = /* @__PURE__ */ typedDocument("ownArt", "query", "query ownArt($first: Int, $after: String) {\n  ownArt(first: $first, after: $after) {\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      node {\n        uuid\n        title\n        url\n        width\n        height\n        generatedBy\n        widthMm\n      }\n    }\n  }\n}");
export const ArtKeepDocument: TypedDocument<ArtKeepMutation, ArtKeepMutationVariables> = /* @__PURE__ */ typedDocument("artKeep", "mutation", "mutation artKeep($uuid: UUID!, $title: String!) {\n  artKeep(uuid: $uuid, title: $title) {\n    art {\n      uuid\n      title\n      url\n      width\n      height\n      generatedBy\n      widthMm\n    }\n    error {\n      message\n      type\n    }\n  }\n}");
export const ArtForgetDocument: TypedDocument<ArtForgetMutation, ArtForgetMutationVariables> = /* @__PURE__ */ typedDocument("artForget", "mutation", "mutation artForget($uuid: UUID!) {\n  artForget(uuid: $uuid) {\n    success\n    error {\n      message\n      type\n    }\n  }\n}");
export const BuildGlanceDocument: TypedDocument<BuildGlanceMutation, BuildGlanceMutationVariables> = /* @__PURE__ */ typedDocument("buildGlance", "mutation", "mutation buildGlance($templateSlug: String!, $build: JSON!) {\n  buildGlance(templateSlug: $templateSlug, build: $build) {\n    url\n    waiting\n    error {\n      message\n      type\n    }\n  }\n}");
export const ProjectPresetCreateDocument: TypedDocument<ProjectPresetCreateMutation, ProjectPresetCreateMutationVariables> = /* @__PURE__ */ typedDocument("projectPresetCreate", "mutation", "mutation projectPresetCreate($projectUuid: UUID!, $input: ProjectPresetInput!) {\n  projectPresetCreate(projectUuid: $projectUuid, input: $input) {\n    projectPreset {\n      ...ProjectPresetFields\n    }\n    error {\n      message\n      type\n    }\n  }\n}\n\nfragment ProjectPresetFields on ProjectPreset {\n  uuid\n  title\n  thumbnail\n  setting\n  partModelPresets {\n    partModel {\n      uuid\n    }\n  }\n  stickerPresets {\n    setting\n  }\n  createdAt\n  updatedAt\n}");
export const ProjectPresetsDocument: TypedDocument<ProjectPresetsQuery, ProjectPresetsQueryVariables> = /* @__PURE__ */ typedDocument("projectPresets", "query", "query projectPresets($projectUuid: UUID!, $first: Int) {\n  projectPresets(projectUuid: $projectUuid, first: $first) {\n    totalCount\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      cursor\n      node {\n        ...ProjectPresetFields\n      }\n    }\n  }\n}\n\nfragment ProjectPresetFields on ProjectPreset {\n  uuid\n  title\n  thumbnail\n  setting\n  partModelPresets {\n    partModel {\n      uuid\n    }\n  }\n  stickerPresets {\n    setting\n  }\n  createdAt\n  updatedAt\n}");
export const ProjectPresetDeleteDocument: TypedDocument<ProjectPresetDeleteMutation, ProjectPresetDeleteMutationVariables> = /* @__PURE__ */ typedDocument("projectPresetDelete", "mutation", "mutation projectPresetDelete($uuid: UUID!) {\n  projectPresetDelete(uuid: $uuid) {\n    success\n    error {\n      message\n      type\n    }\n  }\n}");
export const ProjectPresetRenameDocument: TypedDocument<ProjectPresetRenameMutation, ProjectPresetRenameMutationVariables> = /* @__PURE__ */ typedDocument("projectPresetRename", "mutation", "mutation projectPresetRename($uuid: UUID!, $title: String!) {\n  projectPresetRename(uuid: $uuid, title: $title) {\n    projectPreset {\n      ...ProjectPresetFields\n    }\n    error {\n      message\n      type\n    }\n  }\n}\n\nfragment ProjectPresetFields on ProjectPreset {\n  uuid\n  title\n  thumbnail\n  setting\n  partModelPresets {\n    partModel {\n      uuid\n    }\n  }\n  stickerPresets {\n    setting\n  }\n  createdAt\n  updatedAt\n}");
export const PersonalProjectCreateDocument: TypedDocument<PersonalProjectCreateMutation, PersonalProjectCreateMutationVariables> = /* @__PURE__ */ typedDocument("personalProjectCreate", "mutation", "mutation personalProjectCreate($templateUuid: UUID!, $input: PersonalProjectInput!) {\n  personalProjectCreate(templateUuid: $templateUuid, input: $input) {\n    project {\n      ...ProjectFields\n    }\n    error {\n      message\n      type\n    }\n  }\n}\n\nfragment ProjectFields on Project {\n  uuid\n  title\n  description\n  thumbnail\n  isPublic\n  option\n  version\n  createdAt\n  updatedAt\n}");
export const ProjectDocument: TypedDocument<ProjectQuery, ProjectQueryVariables> = /* @__PURE__ */ typedDocument("project", "query", "query project($templateSlug: String!) {\n  project(templateSlug: $templateSlug) {\n    ...ProjectFields\n    template {\n      uuid\n      slug\n      title\n    }\n  }\n}\n\nfragment ProjectFields on Project {\n  uuid\n  title\n  description\n  thumbnail\n  isPublic\n  option\n  version\n  createdAt\n  updatedAt\n}");
export const ProjectUpdateDocument: TypedDocument<ProjectUpdateMutation, ProjectUpdateMutationVariables> = /* @__PURE__ */ typedDocument("projectUpdate", "mutation", "mutation projectUpdate($uuid: UUID!, $version: Int!, $input: ProjectUpdateInput!) {\n  projectUpdate(uuid: $uuid, version: $version, input: $input) {\n    project {\n      ...ProjectFields\n    }\n    error {\n      message\n      type\n    }\n  }\n}\n\nfragment ProjectFields on Project {\n  uuid\n  title\n  description\n  thumbnail\n  isPublic\n  option\n  version\n  createdAt\n  updatedAt\n}");
export const ProjectVersionsDocument: TypedDocument<ProjectVersionsQuery, ProjectVersionsQueryVariables> = /* @__PURE__ */ typedDocument("projectVersions", "query", "query projectVersions($projectUuid: UUID!) {\n  projectVersions(projectUuid: $projectUuid) {\n    version\n    savedAt\n    picture\n    parts\n    stickers\n  }\n}");
export const ProjectVersionDocument: TypedDocument<ProjectVersionQuery, ProjectVersionQueryVariables> = /* @__PURE__ */ typedDocument("projectVersion", "query", "query projectVersion($projectUuid: UUID!, $version: Int!) {\n  projectVersion(projectUuid: $projectUuid, version: $version) {\n    version\n    option\n  }\n}");
export const OwnProjectsDocument: TypedDocument<OwnProjectsQuery, OwnProjectsQueryVariables> = /* @__PURE__ */ typedDocument("ownProjects", "query", "query ownProjects {\n  ownProjects {\n    uuid\n    title\n    isPublic\n    thumbnail\n    option\n    updatedAt\n    template {\n      slug\n      title\n      thumbnailMobile\n      thumbnail\n    }\n  }\n}");
export const SharesDocument: TypedDocument<SharesQuery, SharesQueryVariables> = /* @__PURE__ */ typedDocument("shares", "query", "query shares {\n  shares {\n    code\n    title\n    isNamed\n    template {\n      slug\n    }\n    createdAt\n  }\n}");
export const ShareDocument: TypedDocument<ShareQuery, ShareQueryVariables> = /* @__PURE__ */ typedDocument("share", "query", "query share($code: String!) {\n  share(code: $code) {\n    code\n    title\n    userName\n  }\n}");
export const ShareCreateDocument: TypedDocument<ShareCreateMutation, ShareCreateMutationVariables> = /* @__PURE__ */ typedDocument("shareCreate", "mutation", "mutation shareCreate($input: ShareInput!) {\n  shareCreate(input: $input) {\n    share {\n      code\n      title\n      createdAt\n    }\n    secret\n    error {\n      message\n      type\n    }\n  }\n}");
export const ShareWithdrawDocument: TypedDocument<ShareWithdrawMutation, ShareWithdrawMutationVariables> = /* @__PURE__ */ typedDocument("shareWithdraw", "mutation", "mutation shareWithdraw($code: String!, $secret: String) {\n  shareWithdraw(code: $code, secret: $secret) {\n    success\n    error {\n      message\n      type\n    }\n  }\n}");
export const ShareClaimDocument: TypedDocument<ShareClaimMutation, ShareClaimMutationVariables> = /* @__PURE__ */ typedDocument("shareClaim", "mutation", "mutation shareClaim($code: String!, $secret: String!) {\n  shareClaim(code: $code, secret: $secret) {\n    success\n  }\n}");
export const ShareRemixDocument: TypedDocument<ShareRemixMutation, ShareRemixMutationVariables> = /* @__PURE__ */ typedDocument("shareRemix", "mutation", "mutation shareRemix($code: String!) {\n  shareRemix(code: $code) {\n    build\n    templateSlug\n    error {\n      message\n      type\n    }\n  }\n}");
export const TemplatesDocument: TypedDocument<TemplatesQuery, TemplatesQueryVariables> = /* @__PURE__ */ typedDocument("templates", "query", "query templates($first: Int) {\n  templates(first: $first) {\n    totalCount\n    edges {\n      cursor\n      node {\n        uuid\n        title\n        slug\n        description\n        thumbnail\n        thumbnailMobile\n        thumbnailVideo\n        thumbnailWebp\n        createdAt\n        updatedAt\n        comingSoon {\n          status\n        }\n      }\n    }\n  }\n}");
export const TemplateDocument: TypedDocument<TemplateQuery, TemplateQueryVariables> = /* @__PURE__ */ typedDocument("template", "query", "query template($slug: String!) {\n  template(slug: $slug) {\n    uuid\n    title\n    slug\n    description\n    thumbnail\n    thumbnailMobile\n    thumbnailVideo\n    thumbnailWebp\n    pictures {\n      url\n      width\n      mimeType\n    }\n    option\n    createdAt\n    updatedAt\n    comingSoon {\n      status\n    }\n  }\n}");
export const PartModelsDocument: TypedDocument<PartModelsQuery, PartModelsQueryVariables> = /* @__PURE__ */ typedDocument("partModels", "query", "query partModels($templateSlug: String!, $slot: String, $first: Int, $after: String) {\n  partModels(\n    templateSlug: $templateSlug\n    slot: $slot\n    first: $first\n    after: $after\n  ) {\n    totalCount\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    edges {\n      node {\n        uuid\n        title\n        slug\n        slots\n        option\n        thumbnail\n      }\n    }\n  }\n}");