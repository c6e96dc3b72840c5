import { MAX_STICKERS } from "@carloom/build";
import { Button, ErrorNote, useT } from "@carloom/ui";
import { useRef, useState } from "react";
import { useStudio } from "../workspace/studio-context.tsx";
import type { BuildFile } from "../clipboard/build-file.ts";
import { useOutputName } from "./use-output-name.ts";
import type { useOutput } from "./use-output.ts";

const TOO_LARGE = { ok: false, reason: "too-large" } as const;

/** The car as a model for other programs and for AR, and the build as a file, out and in. */
export function FileForm({
  busy,
  run: start,
  clear,
}: { busy: boolean } & Pick<ReturnType<typeof useOutput>, "run" | "clear">) {
  const t = useT();
  const studio = useStudio();
  const { editor, template, announce } = studio;
  const name = useOutputName();
  const input = useRef<HTMLInputElement>(null);
  const [note, setNote] = useState<{ text: string; failed: boolean } | null>(null);
  const run: typeof start = (work) => {
    setNote(null);
    return start(work);
  };
  const model = (kind: "glb" | "usdz") =>
    run(async (stage) => ({ blob: await stage.exportModel(kind), name: name(`.${kind}`) }));
  const save = () =>
    run(async () => {
      const [{ writeBuildFile }, { madeHere }, { carriedOut }] = await Promise.all([
        import("../clipboard/build-file.ts"),
        import("../clipboard/clip.ts"),
        import("../vinyls/carry.ts"),
      ]);
      const { document } = editor.state;
      // where one cannot be had now the file names it all the same
      const vinyls = await carriedOut(document).catch(() => ({}));
      const blob = writeBuildFile(template.slug, document, madeHere(studio, document), vinyls);
      return { blob, name: name(".carloom.json") };
    });
  async function stored<F extends BuildFile>(found: F, vinyls: NonNullable<F["vinyls"]>): Promise<F> {
    const { carriedIn } = await import("../vinyls/carry.ts");
    return { ...found, build: await carriedIn(studio.clients, found.build, vinyls) };
  }
  async function open(file: File | undefined) {
    if (!file) return;
    clear();
    const { MOST_FILE, readBuildText } = await import("../clipboard/build-file.ts");
    const found = file.size > MOST_FILE ? TOO_LARGE : readBuildText(await file.text(), MOST_FILE);
    const read = found.ok && found.vinyls ? await stored(found, found.vinyls) : found;
    if (read.ok && read.template !== template.slug) {
      // what can go to this car is shown on it, and waits for a yes
      const { lay } = await import("../clipboard/paste.ts");
      studio.ui.set({ output: false });
      lay(studio, read, t);
    } else if (read.ok) {
      editor.edit({ key: "studio.step.build-file" }, () => read.build);
      announce(t("studio.output.opened"));
      setNote({ text: t("studio.output.opened"), failed: false });
    } else {
      const count = read.reason === "too-many-stickers" ? read.count : 0;
      const ofClip = read.reason === "too-large" || read.reason === "newer";
      const key = `studio.${ofClip ? "clip" : "output"}.${read.reason}`;
      setNote({ text: t(key, { stickers: count, limit: MAX_STICKERS }), failed: true });
    }
  }
  return (
    <>
      <div className="st-output-row">
        <Button disabled={busy} onClick={() => void model("glb")}>
          {t("studio.output.glb")}
        </Button>
        <Button disabled={busy} onClick={() => void model("usdz")}>
          {t("studio.output.usdz")}
        </Button>
      </div>
      <p className="text-text-3">{t("studio.output.model-note")}</p>
      <div className="st-output-row">
        <Button disabled={busy} onClick={() => void save()}>
          {t("studio.output.build-save")}
        </Button>
        <Button disabled={busy} onClick={() => input.current?.click()}>
          {t("studio.output.build-open")}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept="application/json,.json"
          aria-label={t("studio.output.build-open")}
          onChange={(event) => {
            const field = event.currentTarget;
            void open(field.files?.[0]).finally(() => {
              field.value = "";
            });
          }}
        />
      </div>
      {note?.failed ? <ErrorNote>{note.text}</ErrorNote> : null}
      {note && !note.failed ? <p role="status">{note.text}</p> : null}
    </>
  );
}
