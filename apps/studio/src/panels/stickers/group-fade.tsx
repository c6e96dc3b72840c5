import { groupOpacity } from "@carloom/build";
import { fadeGroup, groupThatIs } from "@carloom/editor";
import { Slider, useT } from "@carloom/ui";
import { useEditorState, useStudio } from "../../workspace/studio-context.tsx";

const STEP = { key: "studio.step.group-opacity" };

/** How much of a group shows, its layers taken as one picture; nothing where no whole group is selected. */
export function GroupFade() {
  const t = useT();
  const { editor } = useStudio();
  const group = useEditorState((state) => groupThatIs(state.document, state.selection.stickers));
  const percent = useEditorState(({ document }) =>
    group === null ? 100 : Math.round(groupOpacity(document, group) * 100),
  );
  if (group === null) return null;
  return (
    <section className="st-section">
      <h3 className="st-section-head">{t("studio.group.title")}</h3>
      <Slider
        label={t("studio.group.opacity")}
        value={percent}
        min={1}
        max={100}
        text={`${percent} %`}
        onInput={(value) => {
          editor.begin(STEP);
          editor.edit(STEP, (build) => fadeGroup(build, group, value / 100));
        }}
        onCommit={() => editor.commit()}
      />
      <p className="text-text-3">{t("studio.group.note")}</p>
    </section>
  );
}
