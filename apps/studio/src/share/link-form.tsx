import { Button, Switch, TextField, useT } from "@carloom/ui";
import { type FormEvent, useState } from "react";
import { useSaving, useStudio } from "../workspace/studio-context.tsx";
import type { Shares } from "./use-shares.ts";

/** Makes the link of the build as it is now. */
export function LinkForm({ shares }: { shares: Shares }) {
  const t = useT();
  const { template, visitor } = useStudio();
  const project = useSaving((state) => state.project?.title);
  const [title, setTitle] = useState(project ?? template.title);
  const [named, setNamed] = useState(false);
  const userName = visitor.status === "signed-in" ? visitor.userName : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void shares.make(title.trim() || template.title, named);
  };
  return (
    <form className="st-share-form" onSubmit={submit}>
      <p className="text-text-2">{t("studio.share.what")}</p>
      <TextField
        label={t("studio.share.name")}
        value={title}
        maxLength={120}
        disabled={shares.busy}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      {userName ? (
        <Switch
          label={t("studio.share.named", { name: userName })}
          checked={named}
          disabled={shares.busy}
          onChange={(event) => setNamed(event.currentTarget.checked)}
        />
      ) : null}
      <Button type="submit" variant="primary" size="large" disabled={shares.busy}>
        {t(shares.busy ? "studio.share.making" : "studio.share.make")}
      </Button>
    </form>
  );
}
