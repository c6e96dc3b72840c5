import { describe, expect, it } from "vitest";
import { hasRoom } from "./memory-folder.ts";

const GIB = 2 ** 30;
const mounts = (options: string) => `/dev/vda / ext4 rw,relatime 0 0\ntmpfs /dev/shm tmpfs ${options} 0 0\n`;
const roomy = { free: 12 * GIB, available: 20 * GIB, mounts: mounts("rw,nosuid,size=24684096k") };

describe("temporary files in memory", () => {
  it("are kept there where there is room", () => {
    expect(hasRoom(roomy)).toBe(true);
  });
  it.each([
    ["a container's 64 MB", { free: GIB / 16 }],
    ["a machine of 8 GiB", { available: 7 * GIB }],
    ["a place that runs no programs", { mounts: mounts("rw,nosuid,nodev,noexec") }],
    ["a place that takes no files", { mounts: mounts("ro") }],
    ["a folder of the disk", { mounts: "/dev/vda / ext4 rw,relatime 0 0\n" }],
  ])("are kept on the disk: %s", (_, facts) => {
    expect(hasRoom({ ...roomy, ...facts })).toBe(false);
  });
});
