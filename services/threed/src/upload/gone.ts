import { invalid, type Outcome } from "../failure.ts";

/** A picture went while what was to show it was written: nothing was. */
export class PictureGone extends Error {
  override name = "PictureGone";
  constructor() {
    super("A picture of this build is no longer there. Upload it again.");
  }
}

/** What a command answers, and a failure where a picture of it went meanwhile. */
export async function unlessGone<T>(command: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await command();
  } catch (error) {
    if (error instanceof PictureGone) return invalid(error.message);
    throw error;
  }
}
