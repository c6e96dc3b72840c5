import { join } from "node:path";
import { parseArgs } from "node:util";
import { commerceMigrations, createStaff } from "@carloom/commerce";
import { ensureDatabase, openServices, silentLog, startEmbedded } from "@carloom/platform";
import { readSettings } from "@carloom/settings/server";
import { threedMigrations } from "@carloom/threed";
import { root } from "./setup/root.ts";
