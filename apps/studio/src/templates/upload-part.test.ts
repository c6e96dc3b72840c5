import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { uploadPart } from "./upload-part.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const file = new File(["x"], "a.png", { type: "image/png" });
const image = { uuid: "u", url: "/u.png", width: 1, height: 1 };
/** A service that refuses the first uploads. */
function clientsThat(refuse: number, type = "LIMIT") {
  const mutate = vi.fn(async () => ({
    uploadImage: mutate.mock.calls.length <= refuse ? { image: null, error: { type } } : { image, error: null },
  }));
  return { mutate, clients: { threed: { mutate } } as never };
}

it("goes on with a sheet when there may be uploads again, and gives up after a minute or so", async () => {
  const some = clientsThat(2);
  const sent = uploadPart(some.clients, file, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await sent).toMatchObject({ ok: true });
  expect(some.mutate).toHaveBeenCalledTimes(3);
  const all = clientsThat(Infinity);
  const refused = uploadPart(all.clients, file, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(80_000);
  expect(await refused).toEqual({ ok: false, problem: "limit" });
});

it("waits for nothing else, and for nobody who has left", async () => {
  const invalid = clientsThat(1, "INVALID");
  expect(await uploadPart(invalid.clients, file, new AbortController().signal)).toMatchObject({ problem: "invalid" });
  const gone = clientsThat(Infinity);
  const abort = new AbortController();
  const sent = uploadPart(gone.clients, file, abort.signal);
  await vi.advanceTimersByTimeAsync(1);
  abort.abort();
  expect(await sent).toMatchObject({ problem: "limit" });
  expect(gone.mutate).toHaveBeenCalledTimes(1);
});
