/** A share of more than nothing, or none stated: `br;q=0` says that they do not take it. */
const BROTLI = /(?:^|,)\s*br\s*(?:;\s*q=(?:0*\.0*[1-9]\d*|[1-9][\d.]*)\s*)?(?:,|$)/i;

/** Whether an `Accept-Encoding` takes brotli. */
export const takesBrotli = (acceptEncoding: string | string[] | null | undefined): boolean =>
  BROTLI.test(String(acceptEncoding ?? ""));
