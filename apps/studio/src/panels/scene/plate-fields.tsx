import { LEAST_PLATE, MOST_PLATE, PLATE_FORMS, plateFace, plateFault, type PlateForm, plateText } from "@carloom/build";
import { setOptional } from "@carloom/editor";
import { inFace, loadFont } from "@carloom/stage/art-files";
import { ErrorNote, Select, TextField, useT } from "@carloom/ui";
import { useEffect, useRef, useState } from "react";
import { useEditorState, useStudio, useUi } from "../../workspace/studio-context.tsx";

const STEP = { key: "studio.step.plate" };

/** What stands on the number plates, in pictures alone: the car's own, or a country's colours with a text of one's own. */
export function PlateFields() {
  const t = useT();
  const { editor } = useStudio();
  const plate = useEditorState((state) => state.document.plate ?? null);
  const [typed, setTyped] = useState(plate?.text ?? "");
  const failures = useUi((state) => state.failures);
  const [missing, setMissing] = useState<string | null>(null);
  const shown = plate?.text ?? "";
  const form = plate?.form ?? null;
  // another build, or a step back
  useEffect(() => setTyped((now) => (form !== null && plateText(now) === shown ? now : shown)), [shown, form]);

  const keep = (next: PlateForm | null, text: string) =>
    editor.edit(STEP, (build) => setOptional(build, "plate", next && (text ? { form: next, text } : { form: next })));
  const set = async (next: PlateForm | null, text: string): Promise<void> => {
    setMissing(null);
    const written = plateText(text);
    if (next && written) {
      if (plateFault(next, written)) return;
      const face = plateFace(next);
      await loadFont(face, written);
      const [gap] = inFace(written, face).missing;
      if (gap) {
        setMissing(gap);
        return;
      }
    }
    keep(next, written);
  };
  const fault = form && plateText(typed) ? plateFault(form, plateText(typed)) : null;
  const letter = fault?.kind === "letter" ? fault.at : missing;
  const error = letter
    ? t("studio.plate.letter", { letter })
    : fault
      ? t("studio.plate.length", { least: LEAST_PLATE, most: MOST_PLATE })
      : undefined;
  const told = useRef<HTMLDivElement>(null);
  const refused = error !== undefined || ["plate", "plate.board"].some((one) => one in failures);
  const [chosen, setChosen] = useState(false);
  // the fields are the last but one of a panel that is longer than most screens: what is asked and said lies below its edge
  useEffect(() => {
    if ((refused || chosen) && form) told.current?.scrollIntoView({ block: "nearest" });
  }, [refused, chosen, form]);
  return (
    <>
      <Select
        label={t("studio.plate.title")}
        value={form ?? ""}
        options={[
          { value: "", label: t("studio.plate.own") },
          ...PLATE_FORMS.map((value) => ({ value, label: t(`studio.plate.form-${value}`) })),
        ]}
        onChange={(event) => {
          const next = PLATE_FORMS.find((one) => one === event.currentTarget.value) ?? null;
          // what the other country has no letters for does not go along
          const text = next && plateFault(next, plateText(typed)) ? "" : typed;
          setTyped(text);
          setChosen(true);
          void set(next, text);
        }}
      />
      {form ? (
        <div ref={told} className="grid gap-2 scroll-mb-3">
          {"plate.board" in failures ? <ErrorNote>{t("studio.plate.no-board")}</ErrorNote> : null}
          {"plate" in failures ? <ErrorNote>{t("studio.plate.no-face")}</ErrorNote> : null}
          <TextField
            label={t("studio.plate.text")}
            hint={t("studio.plate.note", { least: LEAST_PLATE, most: MOST_PLATE })}
            error={error}
            value={typed}
            maxLength={24}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setMissing(null);
            }}
            onBlur={() => void set(form, typed)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && !event.nativeEvent.isComposing) void set(form, typed);
            }}
          />
        </div>
      ) : null}
    </>
  );
}
