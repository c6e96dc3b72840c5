import { editCommands } from "@carloom/editor";
import type { StudioCommand } from "./context.ts";
import { paintCommands } from "./paint-commands.ts";
import { panelCommands } from "./panel-commands.ts";
import { saveCommand } from "./save-command.ts";
import { viewCommands } from "./view-commands.ts";

let commands: readonly StudioCommand[] = [
  ...editCommands,
  ...paintCommands,
  saveCommand,
  ...panelCommands,
  ...viewCommands,
];
let byId = new Map(commands.map((command) => [command.id, command]));
let all = false;

/** What can be done as far as it has come: what the page begins with, and after the first frame everything. */
export const knownCommands = (): readonly StudioCommand[] => commands;
/** Nothing is still to come. */
export const knowsAll = (): boolean => all;

/** Every command has come; told by `every-command.ts`, which whatever shows one of the others imports. */
export function knowEvery(every: readonly StudioCommand[]): void {
  commands = every;
  byId = new Map(every.map((command) => [command.id, command]));
  all = true;
}

/** @throws when there is no such command: ids are written in the code, not by a person */
export function commandOf(id: string): StudioCommand {
  const command = byId.get(id);
  if (!command) throw new Error(`There is no command ${id}.`);
  return command;
}
