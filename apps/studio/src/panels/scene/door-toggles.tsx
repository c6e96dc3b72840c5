import { setOptional } from "@carloom/editor";
import { Button, Switch, useT } from "@carloom/ui";
import { doorName } from "./door-name.ts";
import { useEditorState, useStudio } from "../../workspace/studio-context.tsx";

const NONE: readonly string[] = [];

/** Every hinge of the template. */
export function DoorToggles() {
  const t = useT();
  const { editor, template } = useStudio();
  const open = useEditorState((state) => state.document.doors ?? NONE);
  const hinges = template.manifest.hinges.map((hinge) => hinge.id);
  if (hinges.length === 0) return null;
  const set = (doors: readonly string[]) =>
    editor.edit({ key: "studio.step.doors" }, (build) =>
      setOptional(build, "doors", doors.length > 0 ? [...doors] : null),
    );
  const all = hinges.every((id) => open.includes(id));
  return (
    <section className="st-section">
      <h3 className="st-section-head">{t("studio.scene.doors")}</h3>
      {hinges.map((id) => (
        <Switch
          key={id}
          label={t(doorName(id, template.manifest))}
          checked={open.includes(id)}
          onChange={(event) =>
            set(
              event.currentTarget.checked
                ? hinges.filter((h) => h === id || open.includes(h))
                : open.filter((h) => h !== id),
            )
          }
        />
      ))}
      <Button onClick={() => set(all ? [] : hinges)}>
        {t(all ? "studio.scene.doors-shut" : "studio.scene.doors-open")}
      </Button>
    </section>
  );
}
