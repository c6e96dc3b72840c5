import { Button, Dialog, ErrorNote, Progress, Tabs, useT } from "@carloom/ui";
import { useState } from "react";
import { useStudio } from "../workspace/studio-context.tsx";
import { FileForm } from "./file-form.tsx";
import { FilmForm } from "./film-form.tsx";
import { PhotoForm } from "./photo-form.tsx";
import { PhotoTool } from "./photo-tool.tsx";
import { useOutput } from "./use-output.ts";

const KINDS = ["photo", "film", "file"] as const;

/** Photo, turntable film, and files of the build. A photo is framed beside the car, the others hide it. */
export function OutputDialog() {
  const t = useT();
  const studio = useStudio();
  const { ui } = studio;
  const [kind, setKind] = useState<string>("photo");
  const output = useOutput();
  const { state } = output;
  const busy = state.name === "running";
  const close = () => ui.set({ output: false });
  const Form = kind === "film" ? FilmForm : kind === "file" ? FileForm : PhotoForm;
  const content = (
    <div className="st-output">
      <Form busy={busy} run={output.run} clear={output.clear} />
      {state.name === "running" ? (
        <>
          <Progress
            label={t("studio.output.working")}
            value={state.share}
            {...(state.share === null ? {} : { text: `${Math.round(state.share * 100)} %` })}
          />
          <Button onClick={output.cancel}>{t("studio.output.cancel")}</Button>
        </>
      ) : null}
      {state.name === "done" ? <p role="status">{t("studio.output.saved", { file: state.file })}</p> : null}
      {state.name === "failed" ? (
        <ErrorNote>{t(state.code === "film" ? "studio.output.no-film" : "studio.output.failed")}</ErrorNote>
      ) : null}
    </div>
  );
  const tabs = (
    <Tabs
      label={t("studio.output.title")}
      value={kind}
      onChange={(next) => {
        output.clear();
        setKind(next);
      }}
      tabs={KINDS.map((id) => ({ id, label: t(`studio.output.${id}`), content }))}
    />
  );
  return kind === "photo" && studio.stage ? (
    <PhotoTool onClose={close}>{tabs}</PhotoTool>
  ) : (
    <Dialog open title={t("studio.output.title")} onClose={close}>
      {tabs}
    </Dialog>
  );
}
