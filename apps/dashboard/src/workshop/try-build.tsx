import { type WorkshopCarFragment, WorkshopTryDocument } from "@carloom/api-client/threed";
import type { Stage } from "@carloom/stage";
import { Button, ErrorNote, TextField, useT } from "@carloom/ui";
import { type ClipboardEvent, type FormEvent, useRef, useState } from "react";
import { session } from "../boot/session.ts";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { Section } from "../parts/section.tsx";
import type { Tried } from "./tried.ts";

/** A document of a build is at most 1 MB; a file says a little more. */
const MOST_BYTES = 2_000_000;

/** Puts any build on the car before anybody else sees it: one that is shown, a preset, or a file. */
export function TryBuild({
  of,
  stage,
  tried,
  onTried,
}: {
  of: WorkshopCarFragment;
  stage: Stage | null;
  tried: Tried | null;
  onTried: (tried: Tried | null) => void;
}) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const [reference, setReference] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | string | null>(null);
  const ask = async (given: { reference?: string; build?: unknown }) => {
    if (!stage || isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      const { workshopTry } = await session.clients.threed.query(WorkshopTryDocument, { uuid: of.uuid, ...given });
      if (workshopTry.tried) {
        // comes with the first build that is tried
        const [{ laidOn }, art] = await Promise.all([import("./tried.ts"), import("@carloom/stage/art-files")]);
        onTried(await laidOn(stage, workshopTry.tried, art));
      } else setProblem(workshopTry.error ?? {});
    } catch {
      setProblem({});
    }
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reference.trim()) void ask({ reference: reference.trim() });
  };
  const onText = async (text: string | null) => {
    const { buildIn } = await import("./tried.ts");
    const build = text === null ? null : buildIn(text);
    if (build === null || build === undefined) return setProblem(t("dashboard.workshop.try.noBuild"));
    await ask({ build });
  };
  const onFile = async (file: File | undefined) => {
    if (file) await onText(file.size > MOST_BYTES ? null : await file.text());
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const [file] = event.clipboardData.files;
    const text = event.clipboardData.getData("text/plain").trim();
    // a link stays in the field and is tried at once; a file, or what stands in one, has no place there
    if (file) void onFile(file);
    else if (text.startsWith("{")) void onText(text.length > MOST_BYTES ? null : text);
    else {
      if (reference === "" && text.includes("/s/")) void ask({ reference: text });
      return;
    }
    event.preventDefault();
  };
  const { zones = 0, parts = 0, stickers = 0 } = tried?.leftOut ?? {};
  return (
    <Section
      title={t("dashboard.workshop.try")}
      actions={
        tried ? (
          <Button
            size="small"
            onClick={() => {
              onTried(null);
              // the button goes with the build
              field.current?.focus();
            }}
          >
            {t("dashboard.workshop.try.end")}
          </Button>
        ) : null
      }
    >
      <p className="da-soft">{t("dashboard.workshop.try.text")}</p>
      <form className="da-work-tools da-try" onSubmit={submit}>
        <TextField
          ref={field}
          label={t("dashboard.workshop.try.reference")}
          value={reference}
          maxLength={500}
          onPaste={onPaste}
          onChange={({ currentTarget: { value } }) => setReference(value)}
        />
        <Button type="submit" aria-disabled={!stage || isBusy || reference.trim() === ""}>
          {t(isBusy ? "dashboard.busy" : "dashboard.workshop.try.do")}
        </Button>
        <label className="ui-btn ui-btn-secondary da-file">
          {t("dashboard.workshop.try.file")}
          <input
            type="file"
            className="ui-hidden"
            accept="application/json,.json"
            onChange={({ currentTarget }) => {
              void onFile(currentTarget.files?.[0]);
              currentTarget.value = "";
            }}
          />
        </label>
      </form>
      <p aria-live="polite" className="da-soft">
        {tried
          ? zones + parts + stickers > 0
            ? t("dashboard.workshop.try.leftOut", { zones, parts, stickers })
            : t("dashboard.workshop.try.whole")
          : ""}
      </p>
      {problem === null ? null : (
        <ErrorNote>{typeof problem === "string" ? problem : problemText(t, problem)}</ErrorNote>
      )}
    </Section>
  );
}
