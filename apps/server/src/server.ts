import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { aiJobs, scheduleConversationSweep } from "@carloom/ai";
import {
  buildSheetHandler,
  commerceJobs,
  commerceSchema,
  exportHandler,
  frozenUploads,
  invoiceHandler,
  paymentWebhookHandler,
  personalOf,
  drawingHandler,
  paperHandler,
  productionHandler,
  scheduleCartSweep,
  scheduleMembershipSweep,
  scheduleOrderSweep,
  scheduleProduction,
  schedulePromotions,
  scheduleSearchWords,
  scheduleStockNotices,
  schedulePaymentSweep,
  scheduleStaffSweep,
  scheduleVisitCount,
  scheduleWebhookSweep,
  presenceHandler,
  staffEventsHandler,
  visitsHandler,
  seedCommerce,
} from "@carloom/commerce";
import {
  authHandler,
  identityHandler,
  identityJobs,
  jwksHandler,
  personalDataHandler,
  userNamesOf,
} from "@carloom/identity";
import {
  CLOSED_POLICY,
  corsHeaders,
  createGate,
  alone,
  createWarmBrowser,
  documentCache,
  endServer,
  type Handler,
  inProcessFetch,
  leave,
  type Log,
  type ListenOptions,
  listen,
  type NodeHandler,
  type OpenServices,
  openListener,
  openNewsFeed,
  openServices,
  openTelemetry,
  startJobs,
} from "@carloom/platform";
import { type Language, type Messages, setShopTimeZone } from "@carloom/i18n";
import { appOrigins, cookieNames } from "@carloom/settings";
import type { Settings } from "@carloom/settings/server";
import {
  cdnHandler,
  createMakers,
  createThreedSchema,
  createThreedPort,
  packageHandler,
  panelSheetHandler,
  pictureHandler,
  scheduleSweep,
  seedThreed,
  shownPages,
  threedJobs,
} from "@carloom/threed";
import { devMailHandler } from "./dev-mail.ts";
import { graphqlEndpoint } from "./endpoint.ts";
import { filesHandler } from "./files.ts";
import { countedOf, healthHandler } from "./health.ts";
import { messageFiles, staffMessages, visitorMessages } from "./messages.ts";
import { migrations } from "./migrations.ts";
import { pageCache } from "./page-cache.ts";
import { createMetrics } from "./metrics.ts";
import { publicReads } from "./reads.ts";
import { requestContext } from "./request-context.ts";
import { routesOf, SERVICE_ROUTES, SPA_ROUTES } from "./routes.ts";
import { type Channels, pageHandler, type PageOptions } from "./spa.ts";
import { orderedProofs, proofGate } from "./proofs.ts";
import { openStylist, withConversations } from "./stylist.ts";

export type ServerOptions = {
  settings: Settings;
  databaseUrl: string;
  /** Folder with the `catalogue.json` that is seeded; null: no catalogue is. */
  contentFolder: string | null;
  /** Folders of the built client applications. */
  pages: { account: string; dashboard: string; studio: string; viewer: string };
  /** Opens the server-rendered site, which asks the services by this `fetch`. */
  site(fetch: typeof globalThis.fetch): Promise<ServedSite>;
  /** Opens the pages of shown builds, which are asked for by this. */
  viewer(shown: ReturnType<typeof shownPages>, proof: ReturnType<typeof orderedProofs>): Handler;
  /** Path of the Chromium that draws pictures of builds; null: none are drawn. */
  chromium: string | null;
  log: Log;
  report(line: string): void;
};

type ServedSite = {
  handle(request: Request): Promise<Response>;
  staticDir: URL;
  /** Patterns of its addresses, `/:channel/products/:slug` for one. */
  routes: readonly string[];
  messages(language: Language): Messages;
  /** Is there such a channel of the shop? */
  isChannel(slug: string): boolean;
  channels: Channels;
  /** Asks for what all pages show that staff change. */
  refresh(): Promise<void>;
};

export type RunningServer = {
  services: OpenServices;
  /**
   * @param leaveMs how long it still answers, while it says that it is not ready and that connections end, so that
   * balancers lead nobody here any more before it stops
   */
  close(leaveMs?: number): Promise<void>;
};

/** How long answers under way may take once nobody new is answered. */
const PATIENCE_MS = 3000;

type Opened = Pick<ListenOptions, "files" | "direct" | "headers"> & { routes?: readonly string[] };

/** Notified by the database when what pages show has changed. */
const PAGES_CHANNEL = "carloom_pages";
/** Notified with the kind of what staff wrote. */
const CONTENT_CHANNEL = "carloom_content";

const inTurn =
  (first: NodeHandler, second: NodeHandler): NodeHandler =>
  (req, res, next) =>
    first(req, res, () => second(req, res, next));

/** Connects, migrates, seeds, and listens on every port. Nothing stays behind when it throws. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { settings, log, report, pages } = options;
  const { env, origins } = settings;
  setShopTimeZone(settings.public.shop.timeZone);
  const services = await openServices(settings, options.databaseUrl, migrations, log);
  services.userNames = (ids) => userNamesOf(services.db, ids);
  services.chromium = options.chromium;
  const servers: Server[] = [];
  const { measures } = services;
  const metrics = createMetrics(measures, services.connection, services.replica);
  const telemetry = await openTelemetry(settings, async () => metrics.families(await countedOf(services)));
  const listener = openListener(services.connection, log);
  const feed = openNewsFeed(services.connection, log, listener);
  let jobs: { stop(): Promise<void> } | undefined;
  const browser =
    options.chromium === null
      ? null
      : createWarmBrowser({
          executable: options.chromium,
          timeoutMs: env.PICTURE_SECONDS * 1000,
          memoryMb: env.PICTURE_MEMORY_MB,
          waiting: 10,
          idleMs: 60_000,
          // strangers come where there is TLS
          sandbox: settings.public.origin.startsWith("https:"),
          log,
        });
  let leaves = false;
  const close = async (leaveMs = 0) => {
    leaves = true;
    for (const server of servers) leave(server);
    if (leaveMs > 0) await new Promise((next) => setTimeout(next, leaveMs));
    await Promise.all(servers.map((server) => endServer(server, PATIENCE_MS)));
    metrics.close();
    await feed.close();
    await browser?.close();
    await jobs?.stop();
    // the last spans of jobs and requests leave before the process does
    await telemetry?.close();
    await services.close();
  };
  try {
    const threed = createThreedPort(services);
    const folder = options.contentFolder;
    const onProgress = (done: number, total: number, what: string) => report(`catalogue ${done}/${total}: ${what}`);
    // of nodes that start together the first fills an empty shop: they would wait for one another's objects, file by file
    await alone(services.connection.direct, "platform.seed", async () => {
      if (folder !== null) await seedThreed(services, folder, { onProgress });
      await seedCommerce(services, folder, threed);
    });
    const stylist = openStylist(services, threed);
    const designs = withConversations(threed, stylist);
    const personal = personalOf(designs);
    const handlers = {
      ...aiJobs(services, threed),
      ...identityJobs(services, personal),
      ...commerceJobs(services, designs),
      ...threedJobs(
        services,
        browser && createMakers(browser, services.storage, pages.studio, env.PICTURE_SAMPLES),
        frozenUploads,
      ),
    };
    if (env.JOBS) {
      // the embedded engine has one process
      const alone = env.DATABASE_URL === undefined;
      jobs = await startJobs(services.connection.direct, handlers, log, { alone, onDone: measures.worked });
    }
    await scheduleSweep(services.db);
    await scheduleCartSweep(services);
    await scheduleOrderSweep(services);
    await scheduleMembershipSweep(services);
    await schedulePaymentSweep(services);
    await scheduleProduction(services);
    await scheduleWebhookSweep(services);
    await scheduleStaffSweep(services);
    await scheduleVisitCount(services);
    await schedulePromotions(services);
    await scheduleStockNotices(services);
    await scheduleSearchWords(services);
    await scheduleConversationSweep(services.db);

    const listed = (addresses: string) => new Set(addresses.split(",").map((address) => address.trim()));
    const gate = createGate({
      requestsPerMinute: env.LIMIT_REQUESTS_PER_MINUTE,
      ownAddresses: listed(env.OWN_ADDRESSES),
      roomBytes: env.LIMIT_BODIES_MB * 1024 * 1024,
      plainBytes: env.LIMIT_JSON_BYTES,
      formBytes:
        Math.round(Math.max(env.LIMIT_IMAGE_BYTES, env.LIMIT_LAYERED_BYTES, env.LIMIT_FONT_BYTES) * 1.1) + 65_536,
    });
    const messages = messageFiles(visitorMessages);
    const names = cookieNames(settings.public);
    const personalCookies = [names.access, names.refreshExpiry, names.refresh];
    const auth = authHandler(services);
    const watched = (name: string): Pick<ListenOptions, "onAnswer" | "onError"> => ({
      onAnswer: ({ route, status, ms }) => measures.answered(name, route, status, ms),
      onError: (error, info, what) =>
        log.error("request failed", {
          server: name,
          request: what,
          requestId: info.requestId,
          error: error instanceof Error ? error.stack : String(error),
        }),
    });
    const open = async (
      name: string,
      port: number,
      origin: string,
      handlers: Handler[],
      { files, direct, headers, routes = SPA_ROUTES }: Opened = {},
    ) => {
      const server = await listen(handlers, {
        port,
        origin,
        host: env.HOST,
        files,
        direct,
        gate,
        headers,
        routeOf: routesOf(routes),
        trustedProxies: listed(env.TRUSTED_PROXIES),
        personalCookies,
        ...watched(name),
      });
      servers.push(server);
    };
    const page = (folder: string, about: PageOptions): [Handler[], { files: NodeHandler }] => [
      [auth, pageHandler(folder, settings.public, about)],
      { files: filesHandler(folder, messages) },
    ];
    const context = { ...services, threed: designs, personal };
    const allowed = appOrigins(settings.public);
    const reads = services.replica && publicReads(services.replica);
    const shared = { documents: documentCache(), gate, ...(reads && { reads }) };
    const endpoints = [
      graphqlEndpoint(context, "threed", createThreedSchema(stylist.assistant), shared),
      graphqlEndpoint(context, "commerce", commerceSchema, shared),
      graphqlEndpoint(context, "ai", stylist.schema, shared),
    ];
    await open(
      "services",
      env.SERVICES_PORT,
      origins.services,
      [
        ...endpoints.map((endpoint) => endpoint.handler),
        stylist.talk,
        cdnHandler(services),
        pictureHandler(services),
        panelSheetHandler(services),
        packageHandler(({ headers }, info) => requestContext(services, headers, info)),
        stylist.stickers,
        jwksHandler(services),
        paymentWebhookHandler(services),
        staffEventsHandler({
          feed,
          settings,
          contextOf: ({ headers }, info) => requestContext(services, headers, info),
        }),
        presenceHandler({
          settings,
          contextOf: ({ headers }, info) => requestContext(services, headers, info),
        }),
        visitsHandler(services),
        exportHandler(services),
        personalDataHandler(services, personal),
        invoiceHandler(services),
        productionHandler(services),
        paperHandler({ ...services, threed }),
        drawingHandler(services),
        devMailHandler(services.mailer, origins.services),
        healthHandler(services, metrics, () => leaves),
      ],
      {
        routes: SERVICE_ROUTES,
        direct: new Map(endpoints.map(({ path, direct }) => [path, direct])),
        headers: ({ headers, url }) => ({
          "x-content-type-options": "nosniff",
          "content-security-policy": CLOSED_POLICY,
          // a refusal, too, is read by our pages
          ...(url &&
            ["/v1/", ...endpoints.map(({ path }) => path)].some((path) => url.startsWith(path)) &&
            corsHeaders(headers.origin, allowed)),
        }),
      },
    );
    const site = await options.site(inProcessFetch({ origin: origins.services, endpoints, ...watched("services") }));
    const pagesKept = pageCache({
      render: site.handle,
      origin: origins.site,
      personalCookies,
      parameters: {
        lang: /^(en|ko|ja)$/,
        channel: { test: (slug) => site.isChannel(slug) },
        // what of these is unknown, the page itself allows no shared cache to keep
        brand: /^[^a-z]{1,40}$/,
        category: /^[a-z0-9-]{1,80}$/,
        collection: /^[a-z0-9-]{1,80}$/,
      },
      onError: (error) => log.error("a page could not be renewed", { error: String(error) }),
      onAnswer: (result) => measures.pages.add(result),
    });
    // what was told is read where it was written until the replica has it; whoever makes pages anew is told after it
    const fence = () => services.replica?.fence();
    for (const channel of [PAGES_CHANNEL, CONTENT_CHANNEL]) listener.listen(channel, fence, fence);
    // also when listening begins anew: nobody knows what was told meanwhile
    listener.listen(PAGES_CHANNEL, pagesKept.forget, pagesKept.forget);
    const renewSite = () => void site.refresh().then(pagesKept.forget, () => undefined);
    const isOnEveryPage = (kind: string) => kind === "menu" || kind === "page" || kind === "shop";
    listener.listen(CONTENT_CHANNEL, (kind) => (isOnEveryPage(kind) ? renewSite() : null), renewSite);
    await open("site", env.SITE_PORT, origins.site, [auth, site.handle], {
      files: inTurn(filesHandler(fileURLToPath(site.staticDir), messageFiles(site.messages)), pagesKept),
      routes: [...site.routes, ...SPA_ROUTES],
    });
    const [accountHandlers, accountFiles] = page(pages.account, { pays: true });
    const signIn = [identityHandler(services), ...accountHandlers];
    await open("account", env.ACCOUNT_PORT, origins.account, signIn, accountFiles);
    await open(
      "dashboard",
      env.DASHBOARD_PORT,
      origins.dashboard,
      // the workshop draws cars
      [auth, pageHandler(pages.dashboard, settings.public, { draws: true })],
      {
        files: filesHandler(pages.dashboard, messageFiles(staffMessages)),
      },
    );
    await open(
      "studio",
      env.STUDIO_PORT,
      origins.studio,
      ...page(pages.studio, { draws: true, channels: site.channels }),
    );
    const shown = shownPages(threed, { services: origins.services, models: browser !== null });
    const proof = orderedProofs(services, threed);
    await open(
      "viewer",
      env.VIEWER_PORT,
      origins.viewer,
      [buildSheetHandler(context), proofGate(services), options.viewer(shown, proof)],
      {
        files: filesHandler(pages.viewer, messages),
      },
    );
    return { services, close };
  } catch (error) {
    await close();
    throw error;
  }
}
