/** The operations of the specification as its clients send them, word for word. */
export const TEMPLATES = `query templates($first: Int) {
  templates(first: $first) {
    edges { node { uuid title slug description thumbnail thumbnailMobile thumbnailVideo thumbnailWebp option createdAt updatedAt comingSoon { status } } cursor }
  }
}`;
export const TEMPLATE = `query template($slug: String!) {
  template(slug: $slug) { uuid title slug description thumbnail thumbnailMobile thumbnailVideo thumbnailWebp option createdAt updatedAt comingSoon { status } }
}`;
export const PERSONAL_PROJECT_CREATE = `mutation personalProjectCreate($templateUuid: UUID!, $input: PersonalProjectInput!) {
  personalProjectCreate(templateUuid: $templateUuid, input: $input) {
    project { uuid title description option createdAt version }
    error { message type }
  }
}`;
export const PROJECT = `query project($templateSlug: String!) {
  project(templateSlug: $templateSlug) { uuid title description thumbnail isPublic option version createdAt updatedAt template { slug } }
}`;
export const TRANSLATE_TEXT = `query translateText($text: String!) { translateText(text: $text) { text } }`;
export const UPLOAD_IMAGE = `mutation uploadImage($image: Upload!) {
  uploadImage(image: $image) { image { uuid url width height mimeType } error { message type } }
}`;
const PRESET = `uuid title thumbnail setting partModelPresets { partModel { uuid } } stickerPresets { setting } createdAt updatedAt`;
export const AI_CHAT = `query aiChat($message: String!, $projectUuid: UUID!) {
  aiChat(message: $message, projectUuid: $projectUuid) { message projectPreset { ${PRESET} } }
}`;
export const STICKERS = `query stickers($first: Int) {
  stickers(first: $first) {
    totalCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { node { uuid title type scale stickerFile thumbnail } cursor }
  }
}`;
export const PROJECT_PRESET_CREATE = `mutation projectPresetCreate($projectUuid: UUID!, $input: ProjectPresetInput!) {
  projectPresetCreate(projectUuid: $projectUuid, input: $input) {
    projectPreset { ${PRESET} }
    error { message type }
  }
}`;
export const PROJECT_PRESETS = `query projectPresets($projectUuid: UUID!, $first: Int) {
  projectPresets(projectUuid: $projectUuid, first: $first) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { node { ${PRESET} } cursor }
  }
}`;
export const PROJECT_PRESET_DELETE = `mutation projectPresetDelete($uuid: UUID!) {
  projectPresetDelete(uuid: $uuid) { success error { message type } }
}`;
export const PROJECT_PRESET_RENAME = `mutation projectPresetRename($uuid: UUID!, $title: String!) {
  projectPresetRename(uuid: $uuid, title: $title) {
    projectPreset { ${PRESET} }
    error { message type }
  }
}`;
export const PROJECT_VERSIONS = `query projectVersions($projectUuid: UUID!) {
  projectVersions(projectUuid: $projectUuid) { version savedAt picture parts stickers }
}`;
export const PROJECT_VERSION = `query projectVersion($projectUuid: UUID!, $version: Int!) {
  projectVersion(projectUuid: $projectUuid, version: $version) { version savedAt option }
}`;
export const PROJECT_UPDATE = `mutation projectUpdate($uuid: UUID!, $version: Int!, $input: ProjectUpdateInput!) {
  projectUpdate(uuid: $uuid, version: $version, input: $input) {
    project { uuid title description option isPublic version }
    error { message type }
  }
}`;
export const PART_MODELS = `query partModels($templateSlug: String!, $slot: String, $first: Int, $after: String) {
  partModels(templateSlug: $templateSlug, slot: $slot, first: $first, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { node { uuid title slug slots option thumbnail } cursor }
  }
}`;
export const IMAGES = `query images($uuids: [UUID!]!) { images(uuids: $uuids) { uuid url width height mimeType } }`;
export const SHARE = `query share($code: String!) {
  share(code: $code) { code title userName build template { slug } origin { code title userName } }
}`;
export const SHARES = `query shares { shares { code title isNamed template { slug } createdAt } }`;
export const SHARE_CREATE = `mutation shareCreate($input: ShareInput!) {
  shareCreate(input: $input) { share { code title } secret error { message type } }
}`;
export const SHARE_WITHDRAW = `mutation shareWithdraw($code: String!, $secret: String) {
  shareWithdraw(code: $code, secret: $secret) { success error { message type } }
}`;
export const SHARE_CLAIM = `mutation shareClaim($code: String!, $secret: String!) {
  shareClaim(code: $code, secret: $secret) { success error { message type } }
}`;
export const SHARE_REMIX = `mutation shareRemix($code: String!) {
  shareRemix(code: $code) { build templateSlug error { message type } }
}`;
export const OWN_PROJECTS = "query ownProjects { ownProjects { uuid title template { slug } } }";
