import { type Clients, TransportError } from "@carloom/api-client";
import {
  type ProjectPresetFieldsFragment,
  ProjectPresetCreateDocument,
  ProjectPresetDeleteDocument,
  ProjectPresetsDocument,
} from "@carloom/api-client/threed";
import type { BuildDocument } from "@carloom/build";
import { buildToPreset, presetToBuild } from "@carloom/build/parse";
import type { Part } from "../../catalogue/catalogue.ts";

export type Preset = {
  uuid: string;
  title: string;
  thumbnail: string;
  createdAt: string;
  fields: ProjectPresetFieldsFragment;
};
export type Outcome = { ok: true } | { ok: false; offline: boolean; message: string };

const MOST = 100;

/** The presets of a project that have a picture, newest first. @throws when the service does not answer */
export async function loadPresets(clients: Clients, projectUuid: string): Promise<Preset[]> {
  const { projectPresets } = await clients.threed.query(
    ProjectPresetsDocument,
    { projectUuid, first: MOST },
    { auth: "raw" },
  );
  return projectPresets.edges
    .flatMap(({ node }) =>
      node.thumbnail
        ? [{ uuid: node.uuid, title: node.title, thumbnail: node.thumbnail, createdAt: node.createdAt, fields: node }]
        : [],
    )
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

const outcome = (error: { message: string } | null, done: boolean): Outcome =>
  done && !error ? { ok: true } : { ok: false, offline: false, message: error?.message ?? "" };

const failed = (error: unknown): Outcome => ({
  ok: false,
  offline: error instanceof TransportError,
  message: (error as Error).message,
});

/** Stores a build with its picture: multipart, the raw token in the header. */
export async function createPreset(
  clients: Clients,
  projectUuid: string,
  { title, build, thumbnail }: { title: string; build: BuildDocument; thumbnail: File },
): Promise<Outcome> {
  const { partModelUuids, stickers, setting } = buildToPreset(build);
  try {
    const { projectPresetCreate } = await clients.threed.mutate(
      ProjectPresetCreateDocument,
      { projectUuid, input: { title, partModelUuids, stickers, thumbnail, setting } },
      { auth: "raw", batch: false },
    );
    return outcome(projectPresetCreate.error, projectPresetCreate.projectPreset !== null);
  } catch (error) {
    return failed(error);
  }
}

export async function deletePreset(clients: Clients, uuid: string): Promise<Outcome> {
  try {
    const { projectPresetDelete } = await clients.threed.mutate(ProjectPresetDeleteDocument, { uuid }, { auth: "raw" });
    return outcome(projectPresetDelete.error, projectPresetDelete.success);
  } catch (error) {
    return failed(error);
  }
}

/** The build of a preset on this template; null when it was made by something this studio cannot read. */
export function presetBuild(
  preset: Preset,
  parts: readonly Part[],
  templateSlots: ReadonlySet<string>,
): BuildDocument | null {
  const { fields } = preset;
  const input = {
    partModelUuids: fields.partModelPresets.map(({ partModel }) => partModel.uuid),
    stickers: fields.stickerPresets.map(({ setting }) => setting),
    setting: fields.setting,
  };
  const slotsOf = (uuid: string) =>
    parts.find((part) => part.uuid === uuid)?.slots.filter((slot) => templateSlots.has(slot)) ?? [];
  const build = presetToBuild(input, slotsOf);
  return build.ok ? build.value : null;
}
