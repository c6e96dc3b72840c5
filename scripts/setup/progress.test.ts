import { describe, expect, it } from "vitest";
import { progressBar } from "./progress.ts";

function shown(isTTY: boolean, total: number): string[] {
  const written: string[] = [];
  const bar = progressBar({ isTTY, columns: 70, write: (text) => written.push(text) }, "cars and parts");
  for (let done = 1; done <= total; done++) bar(done, total, `Low front lip for a car with a rather long name ${done}`);
  return written;
}

describe("the progress bar", () => {
  it("is one line of a terminal, drawn over and taken away at the end", () => {
    const written = shown(true, 30);
    expect(written).toHaveLength(30);
    expect(written.every((text) => text.startsWith("\x1b[2K") && !text.includes("\n"))).toBe(true);
    expect(written[14]).toContain(`${"█".repeat(12)}${"░".repeat(12)} 15/30`);
    // A line that wraps cannot be drawn over.
    for (const text of written) expect(text.replace("\x1b[2K", "").length).toBeLessThanOrEqual(70);
    expect(written.at(-1)).toBe("\x1b[2K");
  });

  it("is a line for every tenth where there is no terminal, up to the last piece", () => {
    const written = shown(false, 254);
    expect(written).toHaveLength(10);
    expect(written[0]).toBe("cars and parts 10 % (26/254)\n");
    expect(written.at(-1)).toBe("cars and parts 100 % (254/254)\n");
  });
});
