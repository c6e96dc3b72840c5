import { vi } from "vitest";
import { SHORT_PATIENCE } from "./patience.ts";

const { waitFor } = vi;

/**
 * Waits that say nothing of their end: a second, as the library has it, is too short on a machine that does other work.
 * Whoever waits is heard as soon as it has come, so that a longer end costs nothing. `expect.poll` has its own setting.
 */
const patient: typeof waitFor = (work, options) =>
  waitFor(work, typeof options === "number" ? options : { timeout: SHORT_PATIENCE, ...options });

// a worker runs this before each of its files, and its modules are read once
if (vi.waitFor === waitFor) vi.waitFor = patient;
