import { explain, type MessageCode } from "./messages.ts";
import type { Values } from "./refusal.ts";

/** `done` was changed, `warning` wants a look, `limit` could not be done. */
export type NoteLevel = "done" | "warning" | "limit";

export type Note = { code: MessageCode; level: NoteLevel; values: Values; message: string };

export type ImportReport = {
  source: {
    bytes: number;
    /** Of its geometry as it unfolds. */
    unfolded: number;
    triangles: number;
    nodes: number;
    /** Meshes as they are drawn, one call each. */
    draws: number;
    materials: number;
    textures: number;
    generator: string;
  };
  output: {
    bytes: number;
    triangles: number;
    primitives: number;
    textures: number;
    validatorErrors: number;
    validatorWarnings: number;
  };
  livery: { resolution: number; pixelsPerMm: number; panels: number; charts: number; used: number } | null;
  notes: Note[];
};

/** Collects what an import did, in order. A note with the same code and values is written once. */
export class Notes {
  readonly list: Note[] = [];

  add(level: NoteLevel, code: MessageCode, values: Values = {}): void {
    const message = explain(code, values);
    if (!this.list.some((note) => note.message === message)) this.list.push({ code, level, values, message });
  }
}
