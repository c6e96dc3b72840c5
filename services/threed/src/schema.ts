import { audited, type Builder, createBuilder } from "@carloom/platform";
import type { GraphQLSchema } from "graphql";
import { addArt } from "./art/art.graphql.ts";
import { addAssist, type Assistant, noAssistant } from "./assist/assist.graphql.ts";
import { connectionsOf } from "./connection.graphql.ts";
import { addMutationError } from "./failure.ts";
import { addFilmColors } from "./film-color/film-color.graphql.ts";
import { addGlance } from "./glance/glance.graphql.ts";
import { addPartModel, addPartQueries } from "./part/part.graphql.ts";
import { addPresetOperations, addProjectPreset } from "./preset/preset.graphql.ts";
import { addPrintRules } from "./print-rules/print-rules.graphql.ts";
import { addProject, addProjectOperations } from "./project/project.graphql.ts";
import { addShares } from "./share/share.graphql.ts";
import { addShelf } from "./shelf/shelf.graphql.ts";
import { addStickerShelf } from "./sticker-shelf/sticker-shelf.graphql.ts";
import { addStickers } from "./sticker/sticker.graphql.ts";
import { addAnnounced } from "./template/announced.graphql.ts";
import { addTemplate, addTemplatePicture, addTemplateQueries } from "./template/template.graphql.ts";
import { addOwnFonts } from "./own-font/own-font.graphql.ts";
import { addLayers } from "./upload/layers.graphql.ts";
import { addUploads } from "./upload/upload.graphql.ts";
import { addVinyls } from "./collection/collection.graphql.ts";
import { addTryBuild } from "./workshop/try-build.graphql.ts";
import { addWorkshop } from "./workshop/workshop.graphql.ts";
import { addWorkshopParts } from "./workshop-part/workshop-part.graphql.ts";

/** What the audit log leaves out: what staff look at here tells nothing about a person, and a file is sent in many parts. */
export const UNNOTED: ReadonlySet<string> = new Set([
  "stickerShelf",
  "templateShelf",
  "workshopImport",
  "workshopImports",
  "workshopPart",
  "workshopParts",
  "workshopTry",
  "workshopUpload",
]);

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
  addPrintRules(builder);
  addPresetOperations(builder, connection, preset, error);
  addLayers(builder, addUploads(builder, error), error);
  addArt(builder, connection, error);
  addVinyls(builder, connection, error);
  addOwnFonts(builder, error);
  addFilmColors(builder, error);
  addGlance(builder, error);
  addShares(builder, template, error);
  addWorkshopParts(builder, error, addWorkshop(builder, error));
  addTryBuild(builder, error);
  addShelf(builder, error);
  addStickerShelf(builder, error);
  addAssist(builder, preset, assistant);
  return audited(builder.toSchema(), UNNOTED);
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
