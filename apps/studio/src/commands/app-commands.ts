import { alignCommands, editCommands, layerCommands, nudgeCommands, stickerCommands } from "@carloom/editor";
import { buildCommands } from "./build-commands.ts";
import type { StudioCommand } from "./context.ts";
import { paintCommands } from "./paint-commands.ts";
import { panelCommands } from "./panel-commands.ts";
import { toolCommands } from "./tool-commands.ts";
import { viewCommands } from "./view-commands.ts";

/** Everything a person can do, in the order in which keys are tried: Escape leaves the tool before it drops the selection. */
export const studioCommands: readonly StudioCommand[] = [
  ...toolCommands,
  ...editCommands,
  ...stickerCommands,
  ...layerCommands,
  ...alignCommands,
  ...nudgeCommands,
  ...paintCommands,
  ...buildCommands,
  ...panelCommands,
  ...viewCommands,
];

const byId = new Map(studioCommands.map((command) => [command.id, command]));

/** @throws when there is no such command: ids are written in the code, not by a person */
export function commandOf(id: string): StudioCommand {
  const command = byId.get(id);
  if (!command) throw new Error(`There is no command ${id}.`);
  return command;
}
