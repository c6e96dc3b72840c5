import {
  type ShelfStickerRowFragment,
  StickerDeleteDocument,
  StickerDescribeDocument,
  StickerShelfDocument,
  type StickerShelfQuery,
  type StickerType,
} from "@carloom/api-client/threed";
import { LANGUAGES } from "@carloom/i18n";
import { Button, Checkbox, Select, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { ActDialog } from "../parts/act-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { amountOf } from "../parts/typed-number.ts";

const TYPES: readonly StickerType[] = [
  "stripes",
  "numbers",
  "roundels",
  "flames",
  "geometric",
  "racing",
  "lettering",
  "badges",
];

/** Names, type and true width of a sticker, and whether the studio shows it. */
export function StickerDialog({ of, onClose }: { of: ShelfStickerRowFragment; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const language = useLanguage();
  const find = (answer: StickerShelfQuery | null) => answer?.stickerShelf.find(({ uuid }) => uuid === of.uuid);
  const edit = useDraft({
    document: StickerShelfDocument,
    variables: {},
    service: "threed",
    record: find,
    of: (answer) => {
      const { title, type, width, isShown, isFresh } = find(answer) ?? of;
      return {
        ...title,
        type: TYPES.find((one) => one === type) ?? "geometric",
        width: String(width),
        isShown: isShown || isFresh,
      };
    },
  });
  const describe = useAct(StickerDescribeDocument, edit);
  const remove = useAct(StickerDeleteDocument, "threed");
  const { draft } = edit;
  const { type, width, isShown } = draft;
  const [wantsDelete, setDelete] = useState(false);
  const mm = amountOf(width);
  const isWrong = mm === null || mm < 10 || mm > 3000;
  const isReady = wantsDelete || (!isWrong && LANGUAGES.every((one) => draft[one].trim() !== ""));
  return (
    <ActDialog
      title={of.title[language]}
      label={t(wantsDelete ? "dashboard.delete" : "dashboard.save")}
      onClose={onClose}
      isReady={isReady}
      run={async () => {
        const said = ({ error }: { error?: { message: string } | null }) => (error ? [{ message: error.message }] : []);
        const problems = wantsDelete
          ? said((await remove.mutateAsync({ uuid: of.uuid })).stickerDelete)
          : await edit.save(async ({ en, ko, ja, type, width, isShown }) => {
              const input = { title: { en, ko, ja }, type, width: amountOf(width) ?? 0, isShown };
              return said((await describe.mutateAsync({ uuid: of.uuid, input })).stickerDescribe);
            });
        if (problems.length === 0) toast(t(wantsDelete ? "dashboard.deleted" : "dashboard.saved"));
        return problems;
      }}
    >
      {of.thumbnail ? <img className="da-sticker-large" src={of.thumbnail} alt="" /> : null}
      {wantsDelete ? (
        <p>{t("dashboard.stickers.deleteText")}</p>
      ) : (
        <>
          {LANGUAGES.map((one) => (
            <TextField
              key={one}
              label={t(`dashboard.workshop.name.${one}`)}
              value={draft[one]}
              maxLength={80}
              required
              lang={one}
              onChange={(event) => edit.set({ [one]: event.currentTarget.value })}
            />
          ))}
          <Select
            label={t("dashboard.stickers.kind")}
            value={type}
            options={TYPES.map((value) => ({ value, label: t(`dashboard.stickers.type.${value}`) }))}
            onChange={(event) => edit.set({ type: TYPES.find((one) => one === event.currentTarget.value) ?? type })}
          />
          <TextField
            label={t("dashboard.stickers.width")}
            inputMode="decimal"
            value={width}
            error={isWrong ? t("dashboard.stickers.widthWrong") : undefined}
            onChange={(event) => edit.set({ width: event.currentTarget.value })}
          />
          <Checkbox
            label={t("dashboard.stickers.isShown")}
            checked={isShown}
            onChange={(event) => edit.set({ isShown: event.currentTarget.checked })}
          />
          <Meanwhile
            edit={edit}
            names={{
              ...Object.fromEntries(LANGUAGES.map((one) => [one, { label: t(`dashboard.workshop.name.${one}`) }])),
              type: { label: t("dashboard.stickers.kind"), text: (one: string) => t(`dashboard.stickers.type.${one}`) },
              width: { label: t("dashboard.stickers.width") },
              isShown: { label: t("dashboard.stickers.isShown") },
            }}
          />
          {of.isFresh ? (
            <div>
              <Button size="small" variant="quiet" onClick={() => setDelete(true)}>
                {t("dashboard.delete")}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </ActDialog>
  );
}
