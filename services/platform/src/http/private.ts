/** Headers of a file that is one person's alone. */
export const PRIVATE = { "cache-control": "private, no-store", "x-content-type-options": "nosniff" } as const;

/** A line of text in place of such a file. */
export const privateText = (status: number, body: string, headers: Record<string, string> = {}): Response =>
  new Response(`${body}\n`, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", ...PRIVATE, ...headers },
  });
