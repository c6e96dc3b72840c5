import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDeletions, UNDO_MS } from "./deletions.ts";
import { deletePreset, type Outcome, type Preset } from "./preset-api.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const preset = (uuid: string) => ({ uuid, title: uuid }) as Preset;

function setUp(answer: Outcome = { ok: true }) {
  const page = new EventTarget();
  const sent: string[] = [];
  const deletions = createDeletions(async (uuid) => {
    sent.push(uuid);
    return answer;
  }, page);
  return { page, sent, deletions };
}

it("deletes only when the time to undo is over", async () => {
  const { sent, deletions } = setUp();
  deletions.remove(preset("a"));
  deletions.remove(preset("b"));
  deletions.remove(preset("a"));
  expect([...deletions.state.get().pending]).toEqual(["a", "b"]);
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
  expect(sent).toEqual([]);
  deletions.undo("b");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(["a"]);
  expect(deletions.state.get()).toMatchObject({ pending: new Set(), gone: new Set(["a"]) });
});

it("deletes when the page is left, once", async () => {
  const { page, sent, deletions } = setUp();
  deletions.remove(preset("a"));
  page.dispatchEvent(new Event("pagehide"));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(["a"]);
});

it("deletes by a request that outlives the page, whenever it is sent", async () => {
  const asked: unknown[] = [];
  const mutate = async (...call: unknown[]) => {
    asked.push(...call.slice(1));
    return { projectPresetDelete: { success: true, error: null } };
  };
  const clients = { threed: { mutate } } as unknown as Parameters<typeof deletePreset>[0];
  expect(await deletePreset(clients, "a")).toMatchObject({ ok: true });
  expect(asked).toEqual([{ uuid: "a" }, { auth: "raw", keepalive: true }]);
});

it("shows it again when the server did not delete it", async () => {
  const { deletions } = setUp({ ok: false, problem: "offline" });
  deletions.remove(preset("a"));
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(deletions.state.get().pending.size).toBe(0);
  expect(deletions.state.get().failed.get("a")).toMatchObject({ problem: "offline" });
});
