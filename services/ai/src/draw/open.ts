import type { Services } from "@carloom/platform";
import { createTranslator, type Translator } from "../translate/index.ts";
import { createDrawer, type Drawer } from "./drawer.ts";
import { createModerator } from "./moderation.ts";
import { createImageProvider } from "./provider.ts";

/** The drawer that the settings name. */
export function openDrawer(
  services: Pick<Services, "throttle" | "settings" | "log">,
  translate: Translator = createTranslator(),
): Drawer {
  const { env } = services.settings;
  const { STICKER_PROVIDER: kind, STICKER_PROVIDER_KEY: key } = env;
  const provider =
    kind === "rules" || !key
      ? null
      : createImageProvider({
          kind,
          key,
          url: env.STICKER_PROVIDER_URL,
          model: env.STICKER_PROVIDER_MODEL,
          name: env.STICKER_PROVIDER_NAME,
          timeoutMs: env.STICKER_PROVIDER_TIMEOUT_MS,
        });
  return createDrawer(services, provider, translate, createModerator(env));
}
