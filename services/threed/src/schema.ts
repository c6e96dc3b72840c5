import { type Builder, createBuilder } from "@carloom/platform";
import type { GraphQLSchema } from "graphql";
import { addArt } from "./art/art.graphql.ts";
import { addAssist, type Assistant, noAssistant } from "./assist/assist.graphql.ts";
import { connectionsOf } from "./connection.graphql.ts";
import { addMutationError } from "./failure.ts";
import { addGlance } from "./glance/glance.graphql.ts";
import { addPartModel, addPartQueries } from "./part/part.graphql.ts";
import { addPresetOperations, addProjectPreset } from "./preset/preset.graphql.ts";
import { addProject, addProjectOperations } from "./project/project.graphql.ts";
import { addShares } from "./share/share.graphql.ts";
import { addShelf } from "./shelf/shelf.graphql.ts";
import { addStickerShelf } from "./sticker-shelf/sticker-shelf.graphql.ts";
import { addStickers } from "./sticker/sticker.graphql.ts";
import { addAnnounced } from "./template/announced.graphql.ts";
import { addTemplate, addTemplatePicture, addTemplateQueries } from "./template/template.graphql.ts";
import { addUploads } from "./upload/upload.graphql.ts";
import { addVinyls } from "./collection/collection.graphql.ts";
import { addWorkshop } from "./workshop/workshop.graphql.ts";

/** The schema of the 3D service. Chat and translation are answered by `assistant`. */
export function createThreedSchema(assistant: Assistant = noAssistant): GraphQLSchema {
  const builder = createBuilder();
  builder.queryType();
  builder.mutationType();
  const error = addMutationError(builder);
  const connection = connectionsOf(builder);
  const picture = addTemplatePicture(builder);
  const template = addTemplate(builder, picture);
  const partModel = addPartModel(builder);
  const preset = addProjectPreset(builder, partModel);
  const project = addProject(builder, template);
  addTemplateQueries(builder, connection, template);
  addAnnounced(builder, picture);
  addProjectOperations(builder, project, error);
  addPartQueries(builder, connection, partModel);
  addStickers(builder, connection);
  addPresetOperations(builder, connection, preset, error);
  addUploads(builder, error);
  addArt(builder, connection, error);
  addVinyls(builder, connection, error);
  addGlance(builder, error);
  addShares(builder, template, error);
  addWorkshop(builder, error);
  addShelf(builder, error);
  addStickerShelf(builder, error);
  addAssist(builder, preset, assistant);
  return builder.toSchema();
}

/** Chat and translation alone, for the ai service's own endpoint, which adds what else it has. */
export function createAssistSchema(
  assistant: Assistant = noAssistant,
  addOwn: (builder: Builder) => void = () => undefined,
): GraphQLSchema {
  const builder = createBuilder();
  builder.queryType();
  addAssist(builder, addProjectPreset(builder, addPartModel(builder)), assistant);
  addOwn(builder);
  return builder.toSchema();
}

export const threedSchema = createThreedSchema();
