/** What a handler knows of the connection besides the request. */
export type RequestInfo = { ip: string; requestId: string };
