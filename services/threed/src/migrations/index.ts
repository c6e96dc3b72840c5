import type { Migrations } from "@carloom/platform";
import * as catalogue from "./20261120_1000_threed_catalogue.ts";
import * as project from "./20261120_1010_threed_project.ts";
import * as upload from "./20261120_1020_threed_upload.ts";

export const threedMigrations: Migrations = {
  "20261120_1000_threed_catalogue": catalogue,
  "20261120_1010_threed_project": project,
  "20261120_1020_threed_upload": upload,
};
