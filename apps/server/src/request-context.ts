import { authenticate } from "@carloom/identity";
import { DEFAULT_LANGUAGE, type Language, languageOfTag } from "@carloom/i18n";
import type { OpenServices, RequestContext } from "@carloom/platform";

/** The first of our languages that a client asks for; English when there is none. */
function preferredLanguage(header: string | null): Language {
  const wished = (header ?? "").split(",").map((entry) => languageOfTag(entry.trim().split(";")[0]));
  return wished.find((language) => language !== undefined) ?? DEFAULT_LANGUAGE;
}

/** Who asks, from where, and in which language. */
export async function requestContext<S extends OpenServices>(
  services: S,
  headers: { get(name: string): string | null },
  info?: { ip: string; requestId: string },
): Promise<S & RequestContext> {
  return {
    ...services,
    visitor: await authenticate(services, headers.get("authorization")),
    ip: info?.ip ?? "",
    requestId: info?.requestId ?? "",
    language: preferredLanguage(headers.get("accept-language")),
  };
}
