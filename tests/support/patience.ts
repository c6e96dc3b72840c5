/**
 * Milliseconds that a test waits for anything of a page or a job: what comes takes as long as the machine is busy with, and
 * what never comes still fails. Less than a test has as a whole, so that the failure says what was waited for.
 */
export const PATIENCE = 240_000;

/** The same for tests without a product or a browser, which have a minute as a whole. */
export const SHORT_PATIENCE = 50_000;
