// reads: nothing
import { expect, it } from "vitest";
import { createMakers } from "./maker.ts";

it("a film, which is many pictures, has the time of several; what else is drawn has its own", async () => {
  const asked: [what: string, times: number][] = [];
  const made =
    (hex: string, what: string) =>
    (_work: unknown, times = 1) => {
      asked.push([what, times]);
      return Promise.resolve(Buffer.from(hex, "hex"));
    };
  const makers = (hex: string, what: string) =>
    createMakers({ run: made(hex, what) } as never, {} as never, import.meta.dirname);
  expect(await makers("1a45dfa3", "film").film({} as never)).toMatchObject({ extension: "webm" });
  await makers(Buffer.from("glTF").toString("hex"), "model").model({} as never);
  expect(asked).toEqual([
    ["film", 5],
    ["model", 1],
  ]);
});
