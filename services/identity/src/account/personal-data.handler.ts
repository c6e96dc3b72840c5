import { type Handler, networkOf, type Services, zip, PRIVATE, privateText } from "@carloom/platform";
import { accountById } from "./account.repository.ts";
import { accountDb, type AccountRow } from "../account.tables.ts";
import type { PersonalPort } from "../personal.port.ts";
import { personalFiles } from "./personal-data.ts";
import { accountTopics } from "./personal.repository.ts";

/** For so long a link begins a download. */
export const DATA_LINK_SECONDS = 900;
/** Downloads that one network begins in a minute. */
const LIMIT = 10;
/** Archives that are written at once. */
const AT_ONCE = 4;
/** Whoever takes nothing for so long gives their place away. */
const PATIENCE_MS = 60_000;

/** An address of a person's data that nobody can guess, for a while. Whoever gives it out has checked who asks. */
export const dataUrl = async (
  { tokens, settings }: Pick<Services, "tokens" | "settings">,
  account: Pick<AccountRow, "id" | "password_version">,
): Promise<string> => {
  const token = await tokens.sign("data", { acc: account.id, ver: account.password_version }, DATA_LINK_SECONDS);
  return `${settings.public.commerce.server}/personal-data/${token}`;
};

/** What is written, as it is taken; `end` is called once, however it ends. */
function taken(chunks: AsyncGenerator<Uint8Array>, end: () => void): ReadableStream<Uint8Array> {
  let timer: NodeJS.Timeout | undefined;
  const stop = async () => {
    clearTimeout(timer);
    end();
    await chunks.return(undefined);
  };
  return new ReadableStream(
    {
      async pull(out) {
        clearTimeout(timer);
        try {
          const { done, value } = await chunks.next();
          if (!done) {
            out.enqueue(value);
            timer = setTimeout(() => {
              out.error(new Error("Nobody took what was written."));
              void stop();
            }, PATIENCE_MS).unref();
            return;
          }
          end();
          out.close();
        } catch (error) {
          end();
          out.error(error);
        }
      },
      cancel: stop,
    },
    { highWaterMark: 0 },
  );
}

/** `GET {commerce}/personal-data/{signed name}`: everything that is kept about a person, as a ZIP archive. */
export function personalDataHandler(
  services: Pick<Services, "db" | "limiter" | "settings" | "storage" | "tokens">,
  personal: PersonalPort,
): Handler {
  const { db, limiter, settings, storage, tokens } = services;
  const base = `${new URL(settings.public.commerce.server).pathname}/personal-data/`;
  const writing = new Set<string>();
  return async (request, { ip }) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(base)) return null;
    if (request.method !== "GET") return new Response(null, { status: 405, headers: { allow: "GET" } });
    const allowed = limiter.take(`personal-data:${networkOf(ip)}`, LIMIT, 60);
    if (!allowed.ok)
      return privateText(request, 429, "refusal.file.tooMany", { "retry-after": String(allowed.retryAfter) });
    const claims = await tokens.verify(pathname.slice(base.length), "data");
    const account = typeof claims?.["acc"] === "string" ? await accountById(accountDb(db), claims["acc"]) : undefined;
    if (!account?.is_active || account.password_version !== claims?.["ver"])
      return privateText(request, 404, "refusal.file.gone.account");
    if (writing.size >= AT_ONCE || writing.has(account.id))
      return privateText(request, 503, "refusal.file.busy", {
        "retry-after": "60",
      });
    writing.add(account.id);
    const files = personalFiles(
      storage,
      [...accountTopics(accountDb(db), account.id), ...personal.topicsOf(db, account)],
      (from, most) => personal.filesOf(account, from, most),
    );
    const day = new Date().toISOString().slice(0, 10);
    return new Response(
      taken(zip(files), () => writing.delete(account.id)),
      {
        headers: {
          ...PRIVATE,
          "content-type": "application/zip",
          "content-disposition": `attachment; filename="my-data-${day}.zip"`,
          "content-security-policy": "default-src 'none'; sandbox",
          "referrer-policy": "no-referrer",
        },
      },
    );
  };
}
