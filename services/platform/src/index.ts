export { zip, type ZipFile } from "./archive/zip.ts";
export { actsAsStaff } from "./audit/act.ts";
export {
  auditCount,
  type AuditFilter,
  auditList,
  type AuditRow,
  forgetEntries,
} from "./audit/audit.repository.ts";
export { audited } from "./audit/audited.ts";
export { noted } from "./audit/noted.ts";
export { type ByteCache, byteCache } from "./byte-cache.ts";
export { backup, BackupError, restore, rowsInBackup } from "./backup/backup.ts";
export { backupFiles, sealingKeys } from "./backup/seal.ts";
export {
  ANY_LANGUAGE,
  CONTENT_KINDS,
  contentBySlug,
  contentInForce,
  type ContentKind,
  type ContentName,
  contentOfKind,
  type ContentRow,
  contentTimes,
  contentVersion,
  contentVersions,
  draftOf,
  insertContent,
  insertDraft,
  lockContent,
  type NewContent,
  newestVersion,
  nextContentNumber,
  nextContentTime,
  tellPages,
} from "./editorial/content.repository.ts";
export { mailTexts, mailTranslate, translateWith } from "./editorial/mail-texts.ts";
export {
  connect,
  type Connection,
  type Database,
  isDiskFull,
  isDuplicate,
  isUnavailable,
  tablesOf,
} from "./database/connect.ts";
export { alone } from "./database/alone.ts";
export { type DatabaseFacts, databaseFacts } from "./database/check.ts";
export { s3Options, s3Storage } from "./storage/s3.ts";
export { asItTook, halfAMinute, keep } from "./database/kept.ts";
export { keptCount } from "./database/kept-count.ts";
export { migrate, type Migrations } from "./database/migrate.ts";
export { buildIndex } from "./database/outside.ts";
export { type Builder, createBuilder, type Json, type PlatformTypes } from "./graphql/builder.ts";
export { loaderOf, type RequestContext, type Services, type Visitor } from "./graphql/context.ts";
export { createDirect } from "./graphql/direct.ts";
export { type DocumentCache, documentCache, documentReader } from "./graphql/document.ts";
export { isPosition, openReplica, type Replica } from "./database/replica.ts";
export { createEndpoint, type EndpointOptions, type Reads, refusal } from "./graphql/endpoint.ts";
export { takeTurn } from "./database/turn.ts";
export { limitsOf } from "./graphql/limits.ts";
export {
  cursorNumber,
  cursorTime,
  encodeCursor,
  foreignCursor,
  type Page,
  type PageArgs,
  type PageRequest,
  pageRequest,
  sliceOf,
  toPage,
} from "./graphql/page.ts";
export { createGate, type Gate } from "./http/gate.ts";
export { isLoopbackHost } from "./http/local.ts";
export { networkOf } from "./http/network.ts";
export { corsHeaders, preflight } from "./http/cors.ts";
export type { DirectHandler } from "./http/direct.ts";
export { takesBrotli } from "./http/encoding.ts";
export { inProcessFetch } from "./http/in-process.ts";
export { endServer, leave } from "./http/leaving.ts";
export { postgresLimiter } from "./http/limiter.repository.ts";
export { memoryLimiter, type RateLimiter, type SharedLimiter, type Taken } from "./http/limiter.ts";
export {
  type Handler,
  listen,
  type ListenOptions,
  CLOSED_POLICY,
  type NodeHandler,
  PortTakenError,
  portOf,
} from "./http/node.ts";
export { preferredLanguage } from "./http/language.ts";
export { PRIVATE, privateText } from "./http/private.ts";
export { byteRange } from "./http/range.ts";
export { POSITION, type RequestInfo } from "./http/request-info.ts";
export { type DeadJob, deadJobs, forgetJobs, reviveJob } from "./jobs/dead.ts";
export { type QueueState, queueState } from "./jobs/queue.ts";
export { wantJob } from "./jobs/wanted.ts";
export { addJob, addJobs, type JobHandlers, prepareJobs, startJobs } from "./jobs/jobs.ts";
export { createLog, type Log, silentLog } from "./log.ts";
export { mailHtml } from "./mail/html.ts";
export { type Letter, type LetterGoods, type LetterPart, type LetterRow, writeLetter } from "./mail/letter.ts";
export { checkMail, folderMailer, type Mail, type Mailer, smtpMailer, type StoredMail } from "./mail/mail.ts";
export { type Listener, openListener } from "./database/listener.ts";
export { readingOf } from "./database/reading.ts";
export { type NewsFeed, openNewsFeed } from "./news/news-feed.ts";
export { forgetNews, type News, newsAfter } from "./news/news.repository.ts";
export { artFace, type FaceFiles, type PdfPage, type TextHow, writePdf } from "./pdf/index.ts";
export { type EmbeddedPostgres, ensureDatabase, startEmbedded } from "./postgres/embedded.ts";
export { OwnedError } from "./postgres/lock.ts";
export { checkPlaces } from "./start/check-places.ts";
export { StartError } from "./start-error.ts";
export { type OpenServices, openServices } from "./services.ts";
export { isObjectName, mediaTypeOf, type ObjectStorage, StorageFullError } from "./storage/storage.ts";
export { isText, plainTitle, unstorable } from "./text.ts";
export { type Measures, openMeasures } from "./telemetry/measures.ts";
export { type Distribution, type Family, gauge, prometheusText, type Sample } from "./telemetry/registry.ts";
export { openTelemetry } from "./telemetry/start.ts";
export { carriedTrace, setTracer, traced } from "./telemetry/tracing.ts";
export { deleteKeysReplaced } from "./tokens/key.repository.ts";
export { loadKeys, openKeys, rotateKeys } from "./tokens/keys.ts";
export { createTokens, type TokenService, type TokenType } from "./tokens/tokens.ts";
export { type Driver, drivers } from "./browser/drivers.ts";
export { BrowserError, createWarmBrowser, type WarmBrowser } from "./browser/warm-browser.ts";
