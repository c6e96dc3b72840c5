import { type Measured, type Placement, type Stencil, type StickerArt, stencilsOf } from "@carloom/build";
import type { Studio } from "../workspace/studio.ts";
import { outsideInks } from "../print-check/ink-colors.ts";
import { printerOf } from "../print-check/printer.ts";
import { artFacts, type KnownArt, type Report, reportOf } from "../print-check/report.ts";

/** After the last change, ms: a drag reports when it rests. */
const REST = 160;
/** Script time of one slice, ms: long lists let frames through. */
const SLICE = 6;

/** What the letters of a text are like does not depend on their colours. */
const lettering = ({ color: _color, outline, outline2, ...letters }: Extract<StickerArt, { kind: "text" }>) =>
  JSON.stringify({ ...letters, rims: [outline?.width, outline2?.width] });

/** Of art that is asked for once; null of shapes, which say all of themselves. */
function keyOf(art: StickerArt): string | null {
  if (art.kind === "shape") return null;
  if (art.kind === "text") return lettering(art);
  return art.kind === "vinyl" ? `vinyl:${art.hash}` : `${art.kind}:${art.uuid}`;
}

/** Keeps `studio.preflight` at the stickers of the build. Only what changed is looked at again. Returns how to stop. */
export function watchPreflight(studio: Studio): () => void {
  const { clients, editor, catalogue, preflight } = studio;
  const facts = new Map<string, KnownArt | null>();
  const reports = new WeakMap<Placement, { report: Report; by: Placement | null; limits: string }>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let turn = 0;

  const factsOf = async (sticker: Placement): Promise<KnownArt | null> => {
    const { art } = sticker;
    const key = keyOf(art);
    const known = key === null ? undefined : facts.get(key);
    if (known !== undefined) return known;
    const found = await artFacts(catalogue, art);
    if (found && key !== null) facts.set(key, found);
    return found;
  };
  /** What clips a layer, with what it covers where it is a vinyl. */
  const measured = async (stencil: Stencil): Promise<Stencil> => {
    if (stencil.layer.art.kind !== "vinyl") return stencil;
    const covered = (await factsOf(stencil.layer))?.covered;
    const layer: Measured = covered ? { ...stencil.layer, covered } : stencil.layer;
    return { ...stencil, layer };
  };
  const check = async () => {
    const own = ++turn;
    const next = new Map<string, Report>();
    let started = performance.now();
    const { stickers } = editor.state.document;
    const stencilOf = stencilsOf(stickers);
    const printer = await printerOf(clients);
    if (own !== turn) return;
    // what was told by other limits, or while the shop could not be asked, is told anew
    const limits = JSON.stringify([printer.rules, printer.hasProfile]);
    for (const sticker of stickers) {
      if (sticker.hidden || sticker.blend === "knockout") continue;
      const stencil = stencilOf(sticker);
      const by = stencil?.layer ?? null;
      const before = reports.get(sticker);
      let report = before?.by === by && before.limits === limits ? before.report : undefined;
      if (!report) {
        const [known, outside] = await Promise.all([factsOf(sticker), outsideInks(sticker, printer, catalogue)]);
        if (own !== turn) return;
        if (performance.now() - started > SLICE) {
          await new Promise((done) => setTimeout(done));
          if (own !== turn) return;
          started = performance.now();
        }
        if (!known) continue;
        const clip = stencil && (await measured(stencil));
        report = reportOf(sticker, { ...known, outside }, studio.stage, clip, printer.rules);
        if (own !== turn) return;
        reports.set(sticker, { report, by, limits });
      }
      next.set(sticker.id, report);
    }
    preflight.set({ reports: next });
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void check(), REST);
  };
  const stop = editor.subscribe((now, before) => {
    if (now.document.stickers !== before.document.stickers) schedule();
  });
  schedule();
  return () => {
    turn++;
    clearTimeout(timer);
    stop();
  };
}
