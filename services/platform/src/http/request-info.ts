import { AsyncLocalStorage } from "node:async_hooks";

/** What a handler knows of the connection besides the request. */
export type RequestInfo = {
  ip: string;
  requestId: string;
  /** The machine itself asks, under a name of its own, and no proxy led it here. */
  isFromHere?: boolean;
  /** Somebody's own: it comes with a token, or with the cookies of who is signed in. */
  personal?: boolean;
  /** Where the database stood when whoever asks last wrote, as they were told. */
  position?: string;
};

/** What an answer to a write says, and the next question brings along. */
export const POSITION = "carloom-position";

/** The request that a server of this process is answering; undefined in jobs. */
export const currentRequest = new AsyncLocalStorage<RequestInfo>();
