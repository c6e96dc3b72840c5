import { Button, Checkbox, Dialog, useT } from "@carloom/ui";
import { studioCommands } from "../every-command/every-command.ts";
import { useCommand } from "../commands/use-command.ts";
import { keysOf } from "../commands/keys.ts";
import { preferences } from "../lib/preferences.ts";
import { useStore } from "../lib/store.ts";
import { useStudio } from "../workspace/studio-context.tsx";

/** Every key, out of the same commands that the keys run. */
export function HelpDialog() {
  const t = useT();
  const { ui } = useStudio();
  const singleKeys = useStore(preferences, (state) => state.singleKeys);
  const guide = useCommand("help.guide");
  const groups = Map.groupBy(
    studioCommands.filter((command) => command.shortcuts?.length && !command.variant),
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
      <p className="text-text-2">{t("studio.help.nudge")}</p>
      <p className="text-text-2">{t("studio.help.space")}</p>
      <p className="st-line">
        <Checkbox
          label={t("studio.command.single-keys")}
          checked={singleKeys}
          onChange={(event) => preferences.set({ singleKeys: event.currentTarget.checked })}
        />
      </p>
      <p>
        <Button disabled={!guide.enabled} onClick={guide.run}>
          {guide.label}
        </Button>
      </p>
    </Dialog>
  );
}
