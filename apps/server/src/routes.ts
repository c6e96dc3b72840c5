/** What every server of pages answers beside its own routes: one page for all addresses, sign-in, and files. */
export const SPA_ROUTES = ["/", "/auth/*", "/assets/*", "/*"] as const;

export const SERVICE_ROUTES = [
  "/threed/graphql/",
  "/commerce/graphql/",
  "/commerce/staff/events",
  "/ai/graphql/",
  "/ai/*",
  "/commerce/*",
  "/threed/*",
  "/cdn/*",
  "/v1/*",
  "/dev/*",
  "/.well-known/*",
  "/healthz",
  "/readyz",
  "/metrics",
] as const;

/** Of no route. */
const OTHER = "other";
const FILES = "files";
const FILE = /\.[a-z0-9]{1,12}$/i;
/** What the browser asks loaders for is the page's own route. */
const LOADERS = /\.data$/;

/** What is written out comes before what stands for anything, and that before what stands for all the rest. */
const rank = (pattern: string): string =>
  pattern.replace(/[^/]+/g, (part) => (part === "*" ? "2" : part.startsWith(":") ? "1" : "0"));

/**
 * Which pattern an address belongs to: as many names as there are patterns, whoever asks for whatever.
 */
export function routesOf(patterns: readonly string[]): (path: string) => string {
  const exact = new Map(patterns.filter((one) => !/[:*]/.test(one)).map((one) => [one, one]));
  const others = patterns
    .filter((one) => !exact.has(one))
    .sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
    .map((pattern) => {
      const source = pattern
        .split("/")
        .map((part) => (part === "*" ? ".*" : part.startsWith(":") ? "[^/]+" : part.replaceAll(".", "\\.")))
        .join("/");
      return { pattern, holds: new RegExp(`^${source}$`) };
    });
  return (path) => {
    const plain = LOADERS.test(path) ? path.replace(LOADERS, "").replace(/^\/_root$/, "/") : path;
    const known = exact.get(plain) ?? exact.get(plain.replace(/\/$/, ""));
    if (known) return known;
    const found = others.find(({ holds }) => holds.test(plain))?.pattern ?? OTHER;
    // no page's name has an ending
    return FILE.test(plain) && (!found.endsWith("/*") || found === "/*") ? FILES : found;
  };
}
