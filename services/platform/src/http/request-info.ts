import { AsyncLocalStorage } from "node:async_hooks";

/** What a handler knows of the connection besides the request. */
export type RequestInfo = { ip: string; requestId: string };

/** The request that a server of this process is answering; undefined in jobs. */
export const currentRequest = new AsyncLocalStorage<RequestInfo>();
