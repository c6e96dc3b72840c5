import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { aiSchema } from "@carloom/ai";
import {
  authenticate,
  authHandler,
  commerceJobs,
  commerceMigrations,
  commerceSchema,
  paymentWebhookHandler,
  schedulePaymentSweep,
  jwksHandler,
  seedCommerce,
} from "@carloom/commerce";
import {
  corsHeaders,
  createEndpoint,
  type Handler,
  type Log,
  listen,
  type NodeHandler,
  type OpenServices,
  openServices,
  preflight,
  type RequestInfo,
  startJobs,
} from "@carloom/platform";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@carloom/i18n";
import type { Settings } from "@carloom/settings/server";
import {
  cdnHandler,
  createThreedPort,
  scheduleSweep,
  seedThreed,
  threedJobs,
  threedMigrations,
  type ThreedPort,
  threedSchema,
} from "@carloom/threed";
import type { GraphQLSchema } from "graphql";
import { devMailHandler } from "./dev-mail.ts";
import { filesHandler } from "./files.ts";
import { healthHandler } from "./health.ts";
import { messageFiles } from "./messages.ts";
import { createMetrics } from "./metrics.ts";
import { pageHandler } from "./spa.ts";

export type ServerOptions = {
  settings: Settings;
  databaseUrl: string;
  /** Folder with the `catalogue.json` that is seeded; `CATALOGUE=empty` skips it. */
  contentFolder: string;
  /** Folders of the built client applications. */
  pages: { account: string; studio: string };
  /** The server-rendered site. */
  site: { handle(request: Request): Promise<Response>; staticDir: URL };
  log: Log;
  report(line: string): void;
};

export type RunningServer = { services: OpenServices; close(): Promise<void> };

/** The first of our languages that a client asks for; English when there is none. */
function preferredLanguage(header: string | null): Language {
  const wished = (header ?? "").split(",").map((entry) => entry.trim().slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find((language) => language === wished.find((code) => LANGUAGES.some((known) => known === code))) ??
    DEFAULT_LANGUAGE
  );
}

/** A GraphQL endpoint under `/{name}/graphql/` with CORS for the application origins. */
function endpointHandler(
  services: OpenServices & { threed: ThreedPort },
  name: string,
  schema: GraphQLSchema,
): Handler {
  const { env, origins } = services.settings;
  const path = `/${name}/graphql/`;
  const allowed = new Set<string>(Object.values(origins));
  const infos = new WeakMap<Request, RequestInfo>();
  const endpoint = createEndpoint({
    schema,
    path,
    contextOf: async (request) => {
      const info = infos.get(request);
      return {
        ...services,
        visitor: await authenticate(services, request.headers.get("authorization")),
        ip: info?.ip ?? "",
        requestId: info?.requestId ?? "",
        language: preferredLanguage(request.headers.get("accept-language")),
      };
    },
    limits: {
      batch: env.LIMIT_BATCH,
      aliases: env.LIMIT_ALIASES,
      depth: env.LIMIT_DEPTH,
      tokens: env.LIMIT_TOKENS,
      cost: env.LIMIT_COST,
      page: env.LIMIT_PAGE,
      uploadBytes: env.LIMIT_IMAGE_BYTES,
    },
  });
  return async (request, info) => {
    const { pathname } = new URL(request.url);
    if (pathname !== path && `${pathname}/` !== path) return null;
    const early = preflight(request, allowed);
    if (early) return early;
    infos.set(request, info);
    const response = await endpoint(request);
    for (const [header, value] of Object.entries(corsHeaders(request, allowed))) response.headers.set(header, value);
    response.headers.set("x-content-type-options", "nosniff");
    return response;
  };
}

/** Connects, migrates, seeds, and listens on every port. Nothing stays behind when it throws. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { settings, log, report, site, pages } = options;
  const { env, origins } = settings;
  const services = await openServices(settings, options.databaseUrl, [threedMigrations, commerceMigrations], log);
  const servers: Server[] = [];
  let jobs: { stop(): Promise<void> } | undefined;
  const close = async () => {
    await Promise.all(
      servers.map(
        (server) =>
          new Promise<void>((done) => {
            server.close(() => done());
            server.closeIdleConnections();
            setTimeout(() => server.closeAllConnections(), 3000).unref();
          }),
      ),
    );
    await jobs?.stop();
    await services.close();
  };
  try {
    const threed = createThreedPort(services);
    if (env.CATALOGUE === "demo") {
      const onProgress = (done: number, total: number, what: string) => report(`catalogue ${done}/${total}: ${what}`);
      await seedThreed(services, options.contentFolder, { onProgress });
      await seedCommerce(services, options.contentFolder, threed);
    } else {
      await seedCommerce(services, null, threed);
    }
    jobs = await startJobs(
      services.connection.pool,
      { ...commerceJobs(services, threed), ...threedJobs(services) },
      log,
    );
    await scheduleSweep(services.db);
    await schedulePaymentSweep(services);

    const metrics = createMetrics();
    const messages = messageFiles();
    const auth = authHandler(services);
    const open = async (name: string, port: number, origin: string, handlers: Handler[], files?: NodeHandler) => {
      const server = await listen(
        handlers.map((handler) => metrics.counted(name, handler)),
        {
          port,
          origin,
          host: env.HOST,
          files,
          maxBodyBytes: Math.round(env.LIMIT_IMAGE_BYTES * 1.1) + 65_536,
          trustedProxies: new Set(env.TRUSTED_PROXIES.split(",").map((address) => address.trim())),
          onError: (error, info, what) =>
            log.error("request failed", {
              server: name,
              request: what,
              requestId: info.requestId,
              error: error instanceof Error ? error.stack : String(error),
            }),
        },
      );
      servers.push(server);
    };
    const page = (folder: string, studio: boolean): [Handler[], NodeHandler] => [
      [auth, pageHandler(folder, settings.public, studio)],
      filesHandler(folder, messages),
    ];
    await open("services", env.SERVICES_PORT, origins.services, [
      endpointHandler({ ...services, threed }, "threed", threedSchema),
      endpointHandler({ ...services, threed }, "commerce", commerceSchema),
      endpointHandler({ ...services, threed }, "ai", aiSchema),
      cdnHandler(services),
      jwksHandler(services),
      paymentWebhookHandler(services),
      devMailHandler(services.mailer),
      healthHandler(services, metrics),
    ]);
    await open(
      "site",
      env.SITE_PORT,
      origins.site,
      [auth, site.handle],
      filesHandler(fileURLToPath(site.staticDir), messages),
    );
    await open("account", env.ACCOUNT_PORT, origins.account, ...page(pages.account, false));
    await open("studio", env.STUDIO_PORT, origins.studio, ...page(pages.studio, true));
    return { services, close };
  } catch (error) {
    await close();
    throw error;
  }
}
