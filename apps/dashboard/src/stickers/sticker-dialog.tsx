import {
  type ShelfStickerRowFragment,
  StickerDeleteDocument,
  StickerDescribeDocument,
  type StickerType,
} from "@carloom/api-client/threed";
import { LANGUAGES } from "@carloom/i18n";
import { Button, Checkbox, Select, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { ActDialog } from "../parts/act-dialog.tsx";
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
  const describe = useAct(StickerDescribeDocument, "threed");
  const remove = useAct(StickerDeleteDocument, "threed");
  const [title, setTitle] = useState(of.title);
  const [type, setType] = useState(() => TYPES.find((one) => one === of.type) ?? "geometric");
  const [width, setWidth] = useState(String(of.width));
  const [isShown, setShown] = useState(of.isShown || of.isFresh);
  const [wantsDelete, setDelete] = useState(false);
  const mm = amountOf(width);
  const isWrong = mm === null || mm < 10 || mm > 3000;
  const isReady = wantsDelete || (!isWrong && Object.values(title).every((text) => text.trim() !== ""));
  return (
    <ActDialog
      title={of.title[language]}
      label={t(wantsDelete ? "dashboard.delete" : "dashboard.save")}
      onClose={onClose}
      isReady={isReady}
      run={async () => {
        const { error } = wantsDelete
          ? (await remove.mutateAsync({ uuid: of.uuid })).stickerDelete
          : (await describe.mutateAsync({ uuid: of.uuid, input: { title, type, width: mm ?? 0, isShown } }))
              .stickerDescribe;
        if (!error) toast(t(wantsDelete ? "dashboard.deleted" : "dashboard.saved"));
        return error ? [{ message: error.message }] : [];
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
              value={title[one]}
              maxLength={80}
              required
              lang={one}
              onChange={(event) => setTitle({ ...title, [one]: event.currentTarget.value })}
            />
          ))}
          <Select
            label={t("dashboard.stickers.kind")}
            value={type}
            options={TYPES.map((value) => ({ value, label: t(`dashboard.stickers.type.${value}`) }))}
            onChange={(event) => setType(TYPES.find((one) => one === event.currentTarget.value) ?? type)}
          />
          <TextField
            label={t("dashboard.stickers.width")}
            inputMode="decimal"
            value={width}
            error={isWrong ? t("dashboard.stickers.widthWrong") : undefined}
            onChange={(event) => setWidth(event.currentTarget.value)}
          />
          <Checkbox
            label={t("dashboard.stickers.isShown")}
            checked={isShown}
            onChange={(event) => setShown(event.currentTarget.checked)}
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
