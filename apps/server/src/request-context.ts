import { authenticate } from "@carloom/identity";
import { type OpenServices, preferredLanguage, type RequestContext } from "@carloom/platform";

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
