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
import type { StudioCommand } from "../commands/context.ts";
import { flatCommands } from "./flat-commands.ts";
import { knowEvery } from "../commands/known-commands.ts";
import { paintCommands } from "../commands/paint-commands.ts";
import { panelCommands } from "../commands/panel-commands.ts";
import { penCommands } from "./pen-commands.ts";
import { rulerCommands } from "./ruler-commands.ts";
import { saveCommand } from "../commands/save-command.ts";
import { toolCommands } from "./tool-commands.ts";
import { vinylCommands } from "./vinyl-commands.ts";
import { wrapCommands } from "./wrap-commands.ts";
import { viewCommands } from "../commands/view-commands.ts";

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
  ...flatCommands,
  ...rulerCommands,
];

knowEvery(studioCommands);
