import { Button, Checkbox, ErrorNote, IconButton, useT } from "@carloom/ui";
import { Camera, X } from "lucide-react";
import { type ChangeEvent, useEffect, useState } from "react";
import { FileDrop } from "../../lib/file-drop.tsx";
import { useMedia } from "../../lib/media.ts";
import { useStore } from "../../lib/store.ts";
import { useStudio, useUi } from "../../workspace/studio-context.tsx";
import { uploadPlacement } from "../../art/art.ts";
import { type ShelfArt, shelf } from "../../catalogue/art-shelf.ts";
import { forgetArt, loadOwnArt, ownArt, shownArt } from "../../own-art/own-art.ts";
import { sendArt } from "../../own-art/send-art.ts";
import { LAYERED } from "../../own-art/kinds.ts";
import { ACCEPTED, uploadMessage } from "../../art/upload.ts";
import { useArm } from "./use-arm.ts";

/** Art of one's own: chosen, dropped, pasted or photographed, once its rights are confirmed. */
export function MyArt() {
  const t = useT();
  const studio = useStudio();
  const { catalogue, ui } = studio;
  const { arm, full, ready } = useArm();
  const coarse = useMedia("(pointer: coarse)");
  const local = useStore(shelf, (state) => state.art);
  const account = useStore(ownArt(studio), (state) => state);
  const person = studio.visitor.user?.id ?? null;
  const art = shownArt(local, account, person);
  const [stays, setStays] = useState<string | null>(null);
  useEffect(() => void loadOwnArt(studio), [studio]);
  async function forget(one: ShelfArt) {
    setStays((await forgetArt(studio, one)) ? null : one.name);
  }
  const { rights, left, problems } = useUi((state) => state.art);
  const send = (files: Iterable<File>) => void sendArt(studio, t, [...files]);

  function confirm(on: boolean) {
    const { waiting, ...rest } = ui.get().art;
    ui.set({ art: { ...rest, rights: on, waiting: [], problems: [] } });
    if (on) for (const { files, point } of waiting) void sendArt(studio, t, files, point);
  }
  function onChoose(event: ChangeEvent<HTMLInputElement>) {
    send(event.currentTarget.files ?? []);
    event.currentTarget.value = "";
  }
  return (
    <div className="grid gap-2">
      <Checkbox
        label={t("studio.upload.rights")}
        checked={rights}
        onChange={(event) => confirm(event.currentTarget.checked)}
      />
      <FileDrop
        title={left > 0 ? t("studio.upload.left", { count: left }) : t("studio.upload.choose")}
        kinds={t("studio.upload.kinds")}
        accept={[...ACCEPTED, ...LAYERED].join(",")}
        multiple
        onFiles={(files) => send(files ?? [])}
      />
      {coarse ? (
        <label className="ui-btn ui-btn-secondary st-camera">
          <Camera size={20} strokeWidth={1.6} aria-hidden="true" />
          {t("studio.upload.camera")}
          <input type="file" className="ui-hidden" accept="image/*" capture="environment" onChange={onChoose} />
        </label>
      ) : null}
      {problems.map(({ of, name }, index) => {
        const problem = t(of === "program" ? "studio.upload.program" : uploadMessage(of));
        return (
          <ErrorNote key={`${index} ${name}`}>
            {name === null ? problem : t("studio.upload.of", { name, problem })}
          </ErrorNote>
        );
      })}
      <ul className="st-library">
        {art.map((one) => (
          <li key={one.uuid} className="st-own">
            <button
              type="button"
              title={one.name}
              aria-label={t(one.generatedBy ? "studio.words.pick" : "studio.stickers.pick", { title: one.name })}
              disabled={full || !ready}
              onClick={() => {
                catalogue.remember(one);
                arm(uploadPlacement(one, one.name));
              }}
            >
              <img src={one.url} alt="" loading="lazy" />
              {one.generatedBy ? <span className="st-generated">{t("studio.words.generated")}</span> : null}
            </button>
            <IconButton
              size="small"
              className="st-own-off"
              label={t("studio.upload.forget", { title: one.name })}
              icon={<X />}
              onClick={() => void forget(one)}
            />
          </li>
        ))}
      </ul>
      {account.next ? (
        <Button
          variant="quiet"
          size="small"
          disabled={account.status === "loading"}
          onClick={() => void loadOwnArt(studio, true)}
        >
          {t("studio.upload.more")}
        </Button>
      ) : null}
      {stays !== null ? <ErrorNote>{t("studio.upload.stays", { title: stays })}</ErrorNote> : null}
      {person !== null && account.status === "failed" ? (
        <ErrorNote>{t("studio.upload.account-failed")}</ErrorNote>
      ) : null}
      <p className="text-text-3">
        {t(
          person === null ? (art.length === 0 ? "studio.upload.empty" : "studio.upload.how") : "studio.upload.account",
        )}
      </p>
    </div>
  );
}
