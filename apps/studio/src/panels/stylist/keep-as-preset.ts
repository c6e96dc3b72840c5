import type { BuildDocument } from "@carloom/build";
import type { Studio } from "../../workspace/studio.ts";
import { createPreset, MAX_NAME, presetProblem } from "../presets/preset-api.ts";

/** Puts a proposal aside among the presets; the server draws its picture. @returns why it could not, as a key */
export async function keepAsPreset(studio: Studio, title: string, build: BuildDocument): Promise<string | null> {
  const project = await studio.saving.ensureProject();
  if (!project) return presetProblem("offline", "studio.presets.not-saved");
  const name = title.slice(0, MAX_NAME);
  const result = await createPreset(studio.clients, project.uuid, { title: name, build, thumbnail: null });
  return result.ok ? null : presetProblem(result.problem, "studio.presets.not-saved");
}
