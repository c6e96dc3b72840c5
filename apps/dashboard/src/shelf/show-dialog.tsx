import { type ShelfCarFragment, TemplateShowDocument } from "@carloom/api-client/threed";
import { Segmented, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import { localMoment, momentOf } from "../parts/moment.ts";

type Shown = ShelfCarFragment["shown"];
const SHOWN: readonly Shown[] = ["OPEN", "SOON", "CLOSED"];

/** What visitors see of a car, and when an announced one opens by itself. */
export function ShowDialog({ of, onClose }: { of: ShelfCarFragment; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const show = useAct(TemplateShowDocument, "threed");
  const [shown, setShown] = useState<Shown>(of.shown);
  const [at, setAt] = useState(() => localMoment(of.opensAt));
  const opensAt = shown === "SOON" ? momentOf(at) : null;
  const isPast = opensAt !== null && Date.parse(opensAt) <= Date.now();
  return (
    <ActDialog
      title={t("dashboard.shelf.showOne", { name: of.title })}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={!isPast}
      run={async () => {
        const { error } = (await show.mutateAsync({ slug: of.slug, as: shown, opensAt })).templateShow;
        if (!error) toast(t("dashboard.saved"));
        return error ? [{ message: error.message }] : [];
      }}
    >
      <Segmented
        label={t("dashboard.shelf.shown")}
        value={shown}
        options={SHOWN.map((value) => ({ value, label: t(`dashboard.shelf.shown.${value}`) }))}
        onChange={(value) => setShown(SHOWN.find((one) => one === value) ?? shown)}
      />
      <p className="da-soft">{t(`dashboard.shelf.means.${shown}`)}</p>
      {shown === "SOON" ? (
        <TextField
          label={t("dashboard.shelf.opensAt")}
          hint={t("dashboard.shelf.opensAtHint")}
          type="datetime-local"
          value={at}
          error={isPast ? t("dashboard.shelf.past") : undefined}
          onChange={(event) => setAt(event.currentTarget.value)}
        />
      ) : null}
    </ActDialog>
  );
}
