import { MAX_STICKERS } from "@carloom/build";
import { Button, ErrorNote, useT } from "@carloom/ui";
import { useRef, useState } from "react";
import { useStudio } from "../workspace/studio-context.tsx";
import { useOutputName } from "./use-output-name.ts";
import type { useOutput } from "./use-output.ts";

/** The car as a model for other programs and for AR, and the build as a file, out and in. */
export function FileForm({
  busy,
  run: start,
  clear,
}: { busy: boolean } & Pick<ReturnType<typeof useOutput>, "run" | "clear">) {
  const t = useT();
  const { editor, template, announce } = useStudio();
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
      const { writeBuildFile } = await import("./build-file.ts");
      return { blob: writeBuildFile(template.slug, editor.state.document), name: name(".carloom.json") };
    });
  async function open(file: File | undefined) {
    if (!file) return;
    clear();
    const { readBuildFile } = await import("./build-file.ts");
    const read = readBuildFile(file.size > 2_000_000 ? "" : await file.text(), template.slug);
    if (read.ok) {
      editor.edit({ key: "studio.step.build-file" }, () => read.build);
      announce(t("studio.output.opened"));
      setNote({ text: t("studio.output.opened"), failed: false });
    } else {
      const values = { template: read.template ?? "", stickers: read.count ?? 0, limit: MAX_STICKERS };
      setNote({ text: t(`studio.output.${read.reason}`, values), failed: true });
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
