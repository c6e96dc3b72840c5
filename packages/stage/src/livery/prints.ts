import type { BuildDocument } from "@carloom/build";
import type { Inks, Printed } from "./inks.ts";
import type { Fading, Layer } from "./plan.ts";
import type { Printer } from "./printer.ts";
import type * as SheetsModule from "./sheets.ts";

let faded: typeof SheetsModule | null = null;

type Groups = BuildDocument["groups"];

/** Is something still to be fetched before these groups can be shown as they are? */
export const needsSheets = (groups: Groups): boolean =>
  !faded && Object.values(groups ?? {}).some(({ opacity }) => opacity !== undefined);

/** Fetches what prints faded groups. */
export async function loadSheets(): Promise<void> {
  faded ??= await import("./sheets.ts");
}

/** How groups fade layers. */
export const fadingIn = (groups: Groups): Fading | undefined => faded?.fadesIn({ groups });

/** Layers on their way on maps, bottom first: straight on them up to the first that lies in a faded group. */
export class Prints {
  readonly #on: [Printer, Printed, Uint8Array | null];
  #sheets: SheetsModule.Sheets | null = null;

  /** @param only triangles that may be printed on (1), all without it */
  constructor(printer: Printer, maps: Printed, only: Uint8Array | null = null) {
    this.#on = [printer, maps, only];
  }

  print(p: Layer, inks: Inks): void {
    const [printer, { color, finish }, only] = this.#on;
    if (p.fades && faded) this.#sheets ??= new faded.Sheets(...this.#on);
    if (this.#sheets) this.#sheets.print(p, inks);
    else printer.print(p, inks, color, finish, only);
  }

  /** The maps hold all that was printed. */
  settle(): void {
    this.#sheets?.settle();
  }

  /** Nothing is printed any more. @param keep what groups were printed on is kept for the next time */
  end(keep: boolean): void {
    this.#sheets?.end(keep);
  }
}
