/** What tabs of one browser know of each other. */
export interface Tabs {
  /** Name of this tab, held as long as it lives. */
  readonly id: string;
  /** Is the tab of this name still open? */
  alive(id: string): Promise<boolean>;
  /** Tells the others that the draft was written. */
  written(): void;
  onWritten(listener: () => void): () => void;
  /** Runs while no other tab runs it. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  close(): void;
}

/** Tabs that work on the draft of this key. Without locks every other tab counts as closed: it is asked for its work. */
export function openTabs(key: string): Tabs {
  const id = crypto.randomUUID();
  const lockOf = (tab: string) => `carloom:${key}#${tab}`;
  const locks = globalThis.navigator?.locks;
  const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(`carloom:${key}`);
  let open = true;
  let leave = () => {};
  const left = new Promise<void>((done) => {
    leave = done;
  });
  void locks?.request(lockOf(id), () => left);
  return {
    id,
    async alive(tab) {
      if (!locks) return false;
      const { held = [] } = await locks.query();
      return held.some(({ name }) => name === lockOf(tab));
    },
    written: () => open && channel?.postMessage("written"),
    onWritten(listener) {
      channel?.addEventListener("message", listener);
      return () => channel?.removeEventListener("message", listener);
    },
    alone: (work) => (locks ? locks.request(`carloom:${key}`, work) : work()),
    close() {
      open = false;
      leave();
      channel?.close();
    },
  };
}
