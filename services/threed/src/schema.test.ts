import { lexicographicSortSchema, printSchema } from "graphql";
import { describe, expect, it } from "vitest";
import { createAssistSchema, threedSchema } from "./schema.ts";

/** As the repository's formatter lays it out: a description has lines of its own. */
const sorted = (schema: Parameters<typeof printSchema>[0]) =>
  `${printSchema(lexicographicSortSchema(schema))}\n`.replace(/^( *)"""(.+)"""$/gm, '$1"""\n$1$2\n$1"""');

describe("schema of the 3D service", () => {
  it("is the committed one (update with vitest -u)", async () => {
    await expect(sorted(threedSchema)).toMatchFileSnapshot("../schema.graphql");
  });

  it.each([
    ["Query", "templates(after: String, first: Int): TemplateConnection!"],
    ["Query", "template(slug: String!): Template"],
    ["Query", "project(templateSlug: String!): Project"],
    ["Query", "translateText(text: String!): TranslateText"],
    ["Query", "aiChat(message: String!, projectUuid: UUID!): AiChatReply"],
    ["Query", "stickers(after: String, first: Int): StickerConnection!"],
    ["Query", "projectPresets(after: String, first: Int, projectUuid: UUID!): ProjectPresetConnection!"],
    ["Mutation", "personalProjectCreate(input: PersonalProjectInput!, templateUuid: UUID!): PersonalProjectCreate!"],
    ["Mutation", "projectPresetCreate(input: ProjectPresetInput!, projectUuid: UUID!): ProjectPresetCreate!"],
    ["Mutation", "projectPresetDelete(uuid: UUID!): ProjectPresetDelete!"],
    ["Mutation", "uploadImage(image: Upload!): UploadImage!"],
    ["PersonalProjectInput", "title: String!"],
    ["PersonalProjectInput", "description: String"],
    ["PersonalProjectInput", "thumbnail: String"],
    ["ProjectPresetInput", "partModelUuids: [UUID!]!"],
    ["ProjectPresetInput", "stickers: [JSON!]!"],
    ["ProjectPresetInput", "thumbnail: Upload"],
    ["ProjectPresetInput", "setting: JSON!"],
    ["MutationError", "message: String!"],
    ["MutationError", "type: String!"],
    ["ProjectPresetDelete", "success: Boolean!"],
    ["UploadedImage", "mimeType: String!"],
  ])("%s has the specification's %s", (type, field) => {
    const body = new RegExp(`(?:type|input) ${type} \\{([^}]*)\\}`).exec(sorted(threedSchema))?.[1] ?? "";
    expect(body.split("\n").map((line) => line.trim())).toContain(field);
  });

  it("has chat and translation alone for the ai endpoint", () => {
    expect(Object.keys(createAssistSchema().getQueryType()?.getFields() ?? {})).toEqual(["aiChat", "translateText"]);
    expect(createAssistSchema().getMutationType()).toBeUndefined();
  });
});
