import {
  type ShelfCarFragment,
  TemplateShelfDocument,
  type TemplateShelfQuery,
  TemplateShowDocument,
} from "@carloom/api-client/threed";
import { Segmented, TextField, useT, useToast } from "@carloom/ui";
import { useAct } from "../boot/data.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { ChannelChoice } from "./channel-choice.tsx";
import { localMoment, momentOf } from "../parts/moment.ts";

type Shown = ShelfCarFragment["shown"];
type Given = { shown: Shown; at: string; channels: readonly string[] | null };
const SHOWN: readonly Shown[] = ["OPEN", "SOON", "CLOSED"];

/** What visitors see of a car, and when an announced one opens by itself. */
export function ShowDialog({ of, onClose }: { of: ShelfCarFragment; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const carOf = (answer: TemplateShelfQuery | null) => answer?.templateShelf.find(({ uuid }) => uuid === of.uuid);
  const edit = useDraft({
    document: TemplateShelfDocument,
    variables: {},
    service: "threed",
    record: carOf,
    // a card's picture may come while the dialog is open
    was: (answer) => {
      const { uuid, shown, opensAt, channels } = carOf(answer) ?? of;
      return { uuid, shown, opensAt, channels };
    },
    of: (answer): Given => {
      const { shown, opensAt, channels } = carOf(answer) ?? of;
      return { shown, at: localMoment(opensAt), channels: channels ?? null };
    },
  });
  const show = useAct(TemplateShowDocument, edit);
  const { shown, at, channels } = edit.draft;
  const opensAt = shown === "SOON" ? momentOf(at) : null;
  const isPast = opensAt !== null && Date.parse(opensAt) <= Date.now();
  return (
    <ActDialog
      title={t("dashboard.shelf.showOne", { name: of.title })}
      label={t("dashboard.save")}
      onClose={onClose}
      isReady={!isPast && channels?.length !== 0}
      run={async () => {
        const problems = await edit.save(async (now) => {
          const { error } = (
            await show.mutateAsync({
              slug: of.slug,
              as: now.shown,
              opensAt: now.shown === "SOON" ? momentOf(now.at) : null,
              channels: now.channels && [...now.channels],
            })
          ).templateShow;
          return error ? [{ message: error.message }] : [];
        });
        if (problems.length === 0) toast(t("dashboard.saved"));
        return problems;
      }}
    >
      <Segmented
        label={t("dashboard.shelf.shown")}
        value={shown}
        options={SHOWN.map((value) => ({ value, label: t(`dashboard.shelf.shown.${value}`) }))}
        onChange={(value) => edit.set({ shown: SHOWN.find((one) => one === value) ?? shown })}
      />
      <p className="da-soft">{t(`dashboard.shelf.means.${shown}`)}</p>
      {shown === "SOON" ? (
        <TextField
          label={t("dashboard.shelf.opensAt")}
          hint={t("dashboard.shelf.opensAtHint")}
          type="datetime-local"
          value={at}
          error={isPast ? t("dashboard.shelf.past") : undefined}
          onChange={(event) => edit.set({ at: event.currentTarget.value })}
        />
      ) : null}
      {shown === "CLOSED" ? null : (
        <ChannelChoice chosen={channels} onChosen={(chosen) => edit.set({ channels: chosen })} />
      )}
      <Meanwhile
        edit={edit}
        names={{
          shown: { label: t("dashboard.shelf.shown"), text: (value: Shown) => t(`dashboard.shelf.shown.${value}`) },
          at: { label: t("dashboard.shelf.opensAt"), text: (value: string) => value.replace("T", " ") },
          channels: {
            label: t("dashboard.shelf.channels"),
            text: (value: readonly string[] | null) => value?.join(", ") ?? t("dashboard.shelf.everywhere"),
          },
        }}
      />
    </ActDialog>
  );
}
