import { describe, expect, it } from "vitest";
import { ASSET, declaresFiveGigabytes, glb, nodeChain } from "../testing/glb.ts";
import { validate } from "./validate.ts";

describe("validate", () => {
  it("passes an honest file and reports a broken one", async () => {
    expect(await validate(glb({ asset: ASSET }))).toMatchObject({ errors: 0 });
    const broken = await validate(glb({ asset: ASSET, nodes: [{ mesh: 4 }] }));
    expect(broken.errors).toBeGreaterThan(0);
    expect(broken.issues.some((issue) => issue.pointer.includes("/nodes/0"))).toBe(true);
  });

  it("what kills the validator does not kill this process", async () => {
    await expect(validate(nodeChain(200_000), { seconds: 20, megabytes: 64 })).rejects.toMatchObject({
      code: "validator-failed",
    });
    // The Khronos validator finds no error in this one: only the check before it does.
    expect(await validate(declaresFiveGigabytes())).toMatchObject({ errors: expect.any(Number) });
  });

  it("ends at its time limit and when told to stop", async () => {
    await expect(validate(glb({ asset: ASSET }), { seconds: 0.001, megabytes: 64 })).rejects.toMatchObject({
      code: "validator-failed",
    });
    const stop = new AbortController();
    const running = validate(glb({ asset: ASSET }), undefined, stop.signal);
    stop.abort(new Error("stopped"));
    await expect(running).rejects.toThrow("stopped");
  });
});
