import { Button, Dialog, ErrorNote, TextField, useT } from "@carloom/ui";
import { type FormEvent, useId, useState } from "react";
import type { GarageBuild } from "../../data/garage.server.ts";
import { useSite } from "../../site-context.tsx";
import { changeBuild } from "./change-build.ts";

/** What the owner did to a build while the page was open. */
export type OwnChange = { title?: string; withdrawn?: boolean };

type OwnActsProps = { build: GarageBuild; onChange: (change: OwnChange) => void };

/** Longest name, as the service takes it. */
const MOST = 200;

/** For the owner alone: another name, and out of the garage. What failed is said beside it. */
export function OwnActs({ build, onChange }: OwnActsProps) {
  const t = useT();
  const { session } = useSite();
  const id = useId();
  const [renaming, setRenaming] = useState(false);
  const [title, setTitle] = useState(build.title);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function change(input: { title?: string; isPublic?: boolean }, done: OwnChange) {
    if (!session || busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const wrong = await changeBuild(session.clients.threed, build.uuid, input);
      if (wrong !== null) return setProblem(wrong);
      setRenaming(false);
      onChange(done);
    } catch {
      setProblem(t("site.garage.unreachable"));
    } finally {
      setBusy(false);
    }
  }
  function rename(event: FormEvent) {
    event.preventDefault();
    const name = title.trim();
    if (name && name !== build.title) void change({ title: name }, { title: name });
    else setRenaming(false);
  }
  return (
    <div className="garage-acts">
      <button
        type="button"
        aria-label={t("site.garage.renameThis", { title: build.title })}
        onClick={() => {
          setTitle(build.title);
          setProblem(null);
          setRenaming(true);
        }}
      >
        {t("site.garage.rename")}
      </button>
      <button
        type="button"
        disabled={busy}
        aria-label={t("site.garage.withdrawThis", { title: build.title })}
        onClick={() => void change({ isPublic: false }, { withdrawn: true })}
      >
        {t("site.garage.withdraw")}
      </button>
      {problem && !renaming ? <ErrorNote>{problem}</ErrorNote> : null}
      <Dialog
        open={renaming}
        onClose={() => setRenaming(false)}
        title={t("site.garage.renameThis", { title: build.title })}
        footer={
          <Button type="submit" form={id} variant="primary" disabled={busy || title.trim() === ""}>
            {t("site.garage.save")}
          </Button>
        }
      >
        <form id={id} onSubmit={rename}>
          <TextField
            label={t("site.garage.name")}
            value={title}
            maxLength={MOST}
            error={problem ?? undefined}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
        </form>
      </Dialog>
    </div>
  );
}
