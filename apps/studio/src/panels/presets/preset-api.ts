import type { Clients } from "@carloom/api-client";
import {
  type ProjectPresetFieldsFragment,
  ProjectPresetCreateDocument,
  ProjectPresetDeleteDocument,
  ProjectPresetRenameDocument,
  ProjectPresetsDocument,
} from "@carloom/api-client/threed";
import type { BuildDocument } from "@carloom/build";
import { buildToPreset, presetToBuild } from "@carloom/build/parse";
import { type Problem, problemKey, problemOf, problemOfType } from "../../lib/problem.ts";
import type { Part } from "../../catalogue/catalogue.ts";

export type Preset = {
  uuid: string;
  title: string;
  /** Null until the server has drawn the picture of one that came without. */
  thumbnail: string | null;
  createdAt: string;
  fields: ProjectPresetFieldsFragment;
};
export type PresetList = {
  presets: Preset[];
  /** The server draws their picture. */
  waiting: Preset[];
  /** Older ones that are not listed. */
  more: number;
};
export type Outcome = { ok: true } | { ok: false; problem: Problem };

const MOST = 100;
/** Letters of a name, as many as the service takes. */
export const MAX_NAME = 120;

/** The presets of a project, newest first: those with a picture, and those that wait for one. @throws when the service does not answer */
export async function loadPresets(clients: Clients, projectUuid: string): Promise<PresetList> {
  const { projectPresets } = await clients.threed.query(
    ProjectPresetsDocument,
    { projectUuid, first: MOST },
    { auth: "raw" },
  );
  const all = projectPresets.edges
    .map(({ node }) => ({
      uuid: node.uuid,
      title: node.title,
      thumbnail: node.thumbnail ?? null,
      createdAt: node.createdAt,
      fields: node,
    }))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  return {
    presets: all.filter(({ thumbnail }) => thumbnail !== null),
    waiting: all.filter(({ thumbnail }) => thumbnail === null),
    more: Math.max(0, projectPresets.totalCount - all.length),
  };
}

const outcome = (error: { type: string } | null, done: boolean): Outcome =>
  done && !error ? { ok: true } : { ok: false, problem: problemOfType(error?.type) };
const failed = (error: unknown): Outcome => ({ ok: false, problem: problemOf(error) });

/** What is told of presets in other words than elsewhere. */
const OWN = { offline: "studio.presets.offline", limit: "studio.presets.limit" };
/** Why something with a preset came to nothing. @param not what did not happen */
export const presetProblem = (problem: Problem, not: string): string => problemKey(problem, not, OWN);

/** Stores a build with its picture (multipart, the raw token in the header); without one the server draws it. */
export async function createPreset(
  clients: Clients,
  projectUuid: string,
  { title, build, thumbnail }: { title: string; build: BuildDocument; thumbnail: File | null },
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

export async function renamePreset(clients: Clients, uuid: string, title: string): Promise<Outcome> {
  try {
    const { projectPresetRename } = await clients.threed.mutate(ProjectPresetRenameDocument, { uuid, title });
    return outcome(projectPresetRename.error, projectPresetRename.projectPreset !== null);
  } catch (error) {
    return failed(error);
  }
}

/** The stored picture of a preset, to store once more; null when it cannot be had, and the server draws one. */
export async function pictureOf(preset: Preset): Promise<File | null> {
  if (!preset.thumbnail) return null;
  try {
    const response = await fetch(preset.thumbnail, { credentials: "omit" });
    if (!response.ok) return null;
    const blob = await response.blob();
    return new File([blob], "preset.jpg", { type: blob.type });
  } catch {
    return null;
  }
}

/** Outlives a page that is left: just now, or while the answer is still to come. */
export async function deletePreset(clients: Clients, uuid: string): Promise<Outcome> {
  try {
    const { projectPresetDelete } = await clients.threed.mutate(
      ProjectPresetDeleteDocument,
      { uuid },
      { auth: "raw", keepalive: true },
    );
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
