import type { Server, ServerResponse } from "node:http";

type State = { leaves: boolean; open: Set<ServerResponse> };

const states = new WeakMap<Server, State>();

const stateOf = (server: Server): State => {
  const known = states.get(server);
  if (known) return known;
  const state: State = { leaves: false, open: new Set() };
  states.set(server, state);
  return state;
};

/** Keeps an answer in mind for as long as it is open; of a server that leaves, it ends its connection. */
export function minded(server: Server, res: ServerResponse): () => void {
  const state = stateOf(server);
  if (state.leaves) res.shouldKeepAlive = false;
  state.open.add(res);
  return () => void state.open.delete(res);
}

/**
 * From now on every answer says `Connection: close`, also those that are being made. It goes on listening, and leaves idle
 * connections open: whoever sends on one just now (a balancer that has not heard yet) is answered and not cut off.
 */
export function leave(server: Server): void {
  const state = stateOf(server);
  state.leaves = true;
  for (const res of state.open) if (!res.headersSent) res.shouldKeepAlive = false;
}

/** Takes no more connections, ends idle ones, and others once they are answered or after `patienceMs`. */
export function endServer(server: Server, patienceMs: number): Promise<void> {
  return new Promise((done) => {
    const limit = setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearTimeout(limit);
      done();
    });
    server.closeIdleConnections();
  });
}
