import {
  type ShelfStickerRowFragment,
  StickerDescribeDocument,
  StickerShelfDocument,
} from "@carloom/api-client/threed";
import { Button, Checkbox, ErrorNote, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { PageHead, Section } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { BringStickers } from "./bring-stickers.tsx";
import { StickerDialog } from "./sticker-dialog.tsx";
import { BackLink } from "../parts/back-link.tsx";

type Row = ShelfStickerRowFragment;

/** The stickers of the studio's library: what is new first, to be named and shown. */
export function Stickers() {
  const t = useT();
  const answer = useAnswer(StickerShelfDocument, {}, { service: "threed" });
  const [asked, setAsked] = useState<Row | null>(null);
  return (
    <div className="da-page">
      <PageHead
        title={t("dashboard.stickers.title")}
        back={<BackLink to="/workshop">{t("dashboard.workshop.title")}</BackLink>}
      />
      <p className="da-soft da-lead">{t("dashboard.stickers.lead")}</p>
      <BringStickers />
      <Loaded answer={answer}>
        {({ stickerShelf }) => (
          <>
            <Fresh of={stickerShelf.filter(({ isFresh }) => isFresh)} onOpen={setAsked} />
            <Section title={t("dashboard.stickers.library")}>
              <Rows of={stickerShelf.filter(({ isFresh }) => !isFresh)} onOpen={setAsked} />
            </Section>
          </>
        )}
      </Loaded>
      {asked ? <StickerDialog key={asked.uuid} of={asked} onClose={() => setAsked(null)} /> : null}
    </div>
  );
}

/** What nobody has seen yet; several are shown at once. */
function Fresh({ of, onOpen }: { of: readonly Row[]; onOpen: (one: Row) => void }) {
  const t = useT();
  const toast = useToast();
  const describe = useAct(StickerDescribeDocument, "threed");
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  if (of.length === 0) return null;
  const chosen = of.filter(({ uuid }) => picked.has(uuid));
  const show = async () => {
    if (isBusy || chosen.length === 0) return;
    setBusy(true);
    setFailed(false);
    try {
      for (const { uuid, title, type, width } of chosen) {
        const input = { title, type: type as never, width, isShown: true };
        const { error } = (await describe.mutateAsync({ uuid, input })).stickerDescribe;
        if (error) throw new Error(error.message);
      }
      setPicked(new Set());
      toast(t("dashboard.stickers.shownNow"));
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };
  return (
    <Section
      title={t("dashboard.stickers.fresh")}
      actions={
        <>
          <Checkbox
            label={t("dashboard.stickers.pickAll")}
            checked={chosen.length === of.length}
            onChange={(event) => setPicked(new Set(event.currentTarget.checked ? of.map(({ uuid }) => uuid) : []))}
          />
          <Button size="small" aria-disabled={isBusy || chosen.length === 0} onClick={() => void show()}>
            {t(isBusy ? "dashboard.busy" : "dashboard.stickers.show")}
          </Button>
        </>
      }
    >
      <Rows
        of={of}
        onOpen={onOpen}
        picked={picked}
        onPick={(uuid, is) => {
          const next = new Set(picked);
          if (is) next.add(uuid);
          else next.delete(uuid);
          setPicked(next);
        }}
      />
      {failed ? <ErrorNote>{t("dashboard.act.failed")}</ErrorNote> : null}
    </Section>
  );
}

type RowsProps = {
  of: readonly Row[];
  onOpen: (one: Row) => void;
  picked?: ReadonlySet<string>;
  onPick?: (uuid: string, is: boolean) => void;
};

function Rows({ of, onOpen, picked, onPick }: RowsProps) {
  const t = useT();
  const language = useLanguage();
  if (of.length === 0) return <p className="da-soft">{t("dashboard.stickers.none")}</p>;
  return (
    <ul className="da-rows">
      {of.map((one) => (
        <li key={one.uuid} className="da-row">
          <span className="da-row-main da-goods">
            {onPick ? (
              <Checkbox
                label={<span className="ui-hidden">{t("dashboard.stickers.pick", { name: one.title[language] })}</span>}
                checked={picked?.has(one.uuid) ?? false}
                onChange={(event) => onPick(one.uuid, event.currentTarget.checked)}
              />
            ) : null}
            {one.thumbnail ? <img className="da-sticker" src={one.thumbnail} alt="" loading="lazy" /> : <i />}
            <span className="da-two">
              <button type="button" className="ui-link da-link" onClick={() => onOpen(one)}>
                {one.title[language]}
              </button>
              <small>
                {t(`dashboard.stickers.type.${one.type}`)} · {t("dashboard.stickers.mm", { width: one.width })}
              </small>
            </span>
          </span>
          <span className="da-end">
            <State tone={one.isShown ? "good" : "quiet"}>
              {t(one.isShown ? "dashboard.stickers.shown" : "dashboard.stickers.hidden")}
            </State>
          </span>
        </li>
      ))}
    </ul>
  );
}
