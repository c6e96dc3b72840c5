import { resetPaint, setPaint } from "@carloom/editor";
import { Button, Menu, type MenuItem, useT } from "@carloom/ui";
import { useLanguage } from "../../boot/language.tsx";
import { useStudio } from "../../workspace/studio-context.tsx";
import type { PaintTool } from "./use-paint.ts";

/** Puts the zone's paint on another one, or on all. */
export function CopyMenu({ tool }: { tool: PaintTool }) {
  const t = useT();
  const language = useLanguage();
  const { editor, paintOf } = useStudio();
  const others = tool.zones.filter(({ id }) => id !== tool.zoneId);
  const copy = (to: string[], name: string) =>
    editor.edit(
      { key: "studio.step.paint-copy", values: { from: tool.zone?.label[language] ?? "", to: name } },
      (build) => {
        const { flop, flake, ...rest } = tool.paint;
        // What the source does not have is taken away, too.
        return setPaint(
          resetPaint(build, to),
          to,
          { ...rest, ...(flop ? { flop } : {}), ...(flake === undefined ? {} : { flake }) },
          paintOf,
        );
      },
    );
  const items: MenuItem[] = [
    ...others.map(({ id, label }) => ({ id, label: label[language], onSelect: () => copy([id], label[language]) })),
    "line",
    {
      id: "all",
      label: t("studio.paint.everywhere"),
      onSelect: () =>
        copy(
          others.map(({ id }) => id),
          t("studio.paint.everywhere"),
        ),
    },
  ];
  return (
    <Menu items={items} align="end" note={t("studio.paint.copy-note", { zone: tool.zone?.label[language] ?? "" })}>
      {(trigger) => (
        <Button size="small" variant="quiet" {...trigger}>
          {t("studio.paint.copy-to")}
        </Button>
      )}
    </Menu>
  );
}
