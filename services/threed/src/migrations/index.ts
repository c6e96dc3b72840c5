import type { Migrations } from "@carloom/platform";
import * as catalogue from "./20261120_1000_threed_catalogue.ts";
import * as project from "./20261120_1010_threed_project.ts";
import * as upload from "./20261120_1020_threed_upload.ts";
import * as templateSearch from "./20261121_0210_threed_template_search.ts";
import * as pictureSizes from "./20261121_0245_threed_picture_sizes.ts";
import * as picture from "./20261121_0350_threed_drawn_picture.ts";
import * as projectVersion from "./20261122_0545_threed_project_version.ts";
import * as share from "./20261122_0600_threed_share.ts";
import * as ownArt from "./20261122_1500_threed_own_art.ts";
import * as glance from "./20261122_1510_threed_glance.ts";
import * as withheld from "./20261122_2310_threed_withheld.ts";
import * as generated from "./20261123_103501_threed_generated.ts";
import * as pages from "./20261124_133500_threed_pages.ts";
import * as printMap from "./20261124_182500_threed_print_map.ts";
import * as workshop from "./20261125_213500_threed_workshop.ts";
import * as announced from "./20261126_073000_threed_announced.ts";
import * as vinyl from "./20261126_073000_threed_vinyl.ts";
import * as filmColor from "./20261126_110500_threed_film_color.ts";
import * as stickerFresh from "./20261126_075000_threed_sticker_fresh.ts";
import * as workshopPart from "./20261126_110000_threed_workshop_part.ts";
import * as workshopDescription from "./20261126_113500_threed_workshop_description.ts";
import * as templateVersion from "./20261126_150000_threed_template_version.ts";
import * as ownFont from "./20261126_182500_threed_own_font.ts";
import * as seo from "./20261126_214500_threed_seo.ts";
import * as claimed from "./20261129_074000_threed_claimed.ts";
import * as used from "./20261129_101500_threed_used.ts";
import * as uploadsShown from "./20261129_101600_threed_uploads_shown.ts";

export const threedMigrations: Migrations = {
  "20261120_1000_threed_catalogue": catalogue,
  "20261120_1010_threed_project": project,
  "20261120_1020_threed_upload": upload,
  "20261121_0210_threed_template_search": templateSearch,
  "20261121_0245_threed_picture_sizes": pictureSizes,
  "20261121_0350_threed_drawn_picture": picture,
  "20261122_0545_threed_project_version": projectVersion,
  "20261122_0600_threed_share": share,
  "20261122_1500_threed_own_art": ownArt,
  "20261122_1510_threed_glance": glance,
  "20261122_2310_threed_withheld": withheld,
  "20261123_103501_threed_generated": generated,
  "20261124_133500_threed_pages": pages,
  "20261124_182500_threed_print_map": printMap,
  "20261125_213500_threed_workshop": workshop,
  "20261126_073000_threed_announced": announced,
  "20261126_073000_threed_vinyl": vinyl,
  "20261126_075000_threed_sticker_fresh": stickerFresh,
  "20261126_110000_threed_workshop_part": workshopPart,
  "20261126_113500_threed_workshop_description": workshopDescription,
  "20261126_110500_threed_film_color": filmColor,
  "20261126_150000_threed_template_version": templateVersion,
  "20261126_182500_threed_own_font": ownFont,
  "20261126_214500_threed_seo": seo,
  "20261129_074000_threed_claimed": claimed,
  "20261129_101500_threed_used": used,
  "20261129_101600_threed_uploads_shown": uploadsShown,
};
