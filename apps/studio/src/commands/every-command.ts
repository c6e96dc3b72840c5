import {
  alignCommands,
  editCommands,
  layerCommands,
  maskCommands,
  nudgeCommands,
  stickerCommands,
} from "@carloom/editor";
import { buildCommands } from "./build-commands.ts";
import { clipboardCommands } from "./clipboard-commands.ts";
import type { StudioCommand } from "./context.ts";
import { knowEvery } from "./known-commands.ts";
import { paintCommands } from "./paint-commands.ts";
import { panelCommands } from "./panel-commands.ts";
import { penCommands } from "./pen-commands.ts";
import { saveCommand } from "./save-command.ts";
import { toolCommands } from "./tool-commands.ts";
import { vinylCommands } from "./vinyl-commands.ts";
import { wrapCommands } from "./wrap-commands.ts";
import { viewCommands } from "./view-commands.ts";

/** Everything a person can do, in the order in which keys are tried: Escape leaves the tool before it drops the selection. */
export const studioCommands: readonly StudioCommand[] = [
  ...toolCommands,
  ...editCommands,
  ...stickerCommands,
  ...layerCommands,
  ...maskCommands,
  ...clipboardCommands,
  ...wrapCommands,
  ...penCommands,
  ...vinylCommands,
  ...alignCommands,
  ...nudgeCommands,
  ...paintCommands,
  ...buildCommands,
  saveCommand,
  ...panelCommands,
  ...viewCommands,
];

knowEvery(studioCommands);
