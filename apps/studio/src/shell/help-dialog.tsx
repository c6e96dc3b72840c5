import { Dialog, useT } from "@carloom/ui";
import { studioCommands } from "../commands/app-commands.ts";
import { useStudio } from "../workspace/studio-context.tsx";

const SIGNS: Record<string, string> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Delete: "Del",
  Backspace: "⌫",
  Escape: "Esc",
};

function keysOf(shortcut: string): string[] {
  const mac = /Mac|iPhone|iPad/.test(navigator.platform);
  return shortcut.split("+").map((part) => (part === "Mod" ? (mac ? "⌘" : "Ctrl") : (SIGNS[part] ?? part)));
}

/** Every key, out of the same commands that the keys run. */
export function HelpDialog() {
  const t = useT();
  const { ui } = useStudio();
  const groups = Map.groupBy(
    studioCommands.filter(
      (command) => command.shortcuts?.length && !/-(far|fine)$/.test(command.id) && command.id !== "tool.leave",
    ),
    (command) => command.group,
  );
  return (
    <Dialog open title={t("studio.help.title")} onClose={() => ui.set({ help: false })}>
      <div className="st-keys">
        {[...groups].map(([group, commands]) => (
          <section key={group}>
            <h3>{t(`studio.help.${group}`)}</h3>
            <dl>
              {commands.map((command) => (
                <div key={command.id}>
                  <dt>{t(command.labelKey)}</dt>
                  <dd>
                    {keysOf(command.shortcuts?.[0] ?? "").map((key) => (
                      <kbd key={key} className="st-kbd">
                        {key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="text-text-3">{t("studio.help.nudge")}</p>
    </Dialog>
  );
}
