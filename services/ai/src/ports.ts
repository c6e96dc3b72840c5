import type { Pricer } from "@carloom/commerce";
import type { Language } from "@carloom/i18n";
import type { RequestContext } from "@carloom/platform";
import type { ThreedPort } from "@carloom/threed";

/** What the stylist asks of the others; `apps/server` hands it over, tests double it. It can only look. */
export type AiPorts = {
  threed: Pick<ThreedPort, "materials" | "projectBuild" | "projectsThere" | "designOf">;
  /** Prices and stock of what goes on a car, in a channel; null where there is no such channel. */
  pricer(
    context: RequestContext,
    channel: string,
    goods: { partModels: string[]; stickers: string[] },
    language: Language,
  ): Promise<Pricer | null>;
};
