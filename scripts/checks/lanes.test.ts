import { describe, expect, it } from "vitest";
import { inLanes, type Piece } from "./lanes.ts";

/** Pieces that say when they run, and end when they are told to. */
function pieces(kinds: string) {
  const running: number[] = [];
  const seen: string[] = [];
  const ends: (() => void)[] = [];
  const list = [...kinds].map(
    (kind, at): Piece<number> => ({
      heavy: kind === "h",
      run: () => {
        running.push(at);
        seen.push(running.map((one) => kinds[one]).join(""));
        return new Promise((done) => {
          ends[at] = () => {
            running.splice(running.indexOf(at), 1);
            done(at);
          };
        });
      },
    }),
  );
  const end = async (at: number) => {
    ends[at]?.();
    await new Promise((next) => setImmediate(next));
  };
  return { list, running, seen, end };
}

describe("lanes", () => {
  it("draw one car beside what draws none, and answer in order", async () => {
    const { list, running, seen, end } = pieces("hhlll");
    const all = inLanes(list, 2);
    expect(running).toEqual([0, 2]);
    await end(2);
    expect(running).toEqual([0, 3]);
    await end(0);
    expect(running).toEqual([3, 1]);
    await end(3);
    await end(4);
    await end(1);
    expect(await all).toEqual([0, 1, 2, 3, 4]);
    expect(seen).not.toContain("hh");
  });

  it("leave none empty while something waits", async () => {
    const { list, running, end } = pieces("hhh");
    const all = inLanes(list, 2);
    expect(running).toEqual([0, 1]);
    await end(1);
    expect(running).toEqual([0, 2]);
    await end(0);
    await end(2);
    expect(await all).toEqual([0, 1, 2]);
  });

  it("do one after the other on a single processor", async () => {
    const { list, running, end } = pieces("lh");
    const all = inLanes(list, 1);
    expect(running).toEqual([1]);
    await end(1);
    expect(running).toEqual([0]);
    await end(0);
    expect(await all).toEqual([0, 1]);
  });

  it("take nothing new after a failure, and wait for what runs", async () => {
    const { list, running, end } = pieces("ll");
    const broken: Piece<number> = { heavy: false, run: () => Promise.reject(new Error("no disk")) };
    let over = false;
    const all = inLanes([broken, ...list], 2).finally(() => (over = true));
    const told = expect(all).rejects.toThrow("no disk");
    await new Promise((next) => setImmediate(next));
    expect([running, over]).toEqual([[0], false]);
    await end(0);
    await told;
  });
});
