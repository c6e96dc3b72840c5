import { createHash } from "node:crypto";
import { LANGUAGES } from "@carloom/i18n";
import { mergedMessages } from "@carloom/i18n/merge";
import type { Handler } from "@carloom/platform";

/** `GET /assets/i18n/{lang}.json` for every application origin. */
export function messagesHandler(): Handler {
  const files = new Map(
    LANGUAGES.map((language) => {
      const body = JSON.stringify(mergedMessages(language));
      return [
        `/assets/i18n/${language}.json`,
        { body, etag: `"${createHash("sha256").update(body).digest("hex").slice(0, 24)}"` },
      ];
    }),
  );
  return async (request) => {
    const file = files.get(new URL(request.url).pathname);
    if (!file) return null;
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "public, max-age=300, stale-while-revalidate=86400",
      etag: file.etag,
    };
    if (request.headers.get("if-none-match") === file.etag) return new Response(null, { status: 304, headers });
    return new Response(file.body, { headers });
  };
}
