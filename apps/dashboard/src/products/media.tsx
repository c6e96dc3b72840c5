import {
  StaffMediaAddDocument,
  StaffMediaAltDocument,
  StaffMediaCropDocument,
  StaffMediaDeleteDocument,
  StaffMediaOrderDocument,
  StaffProductDocument,
} from "@carloom/api-client/commerce";
import { type Language, LANGUAGE_CODES, LANGUAGES } from "@carloom/i18n";
import { Button, buttonClass, ErrorNote, TextField, useT, useToast } from "@carloom/ui";
import { ArrowLeft, ArrowRight, Crop, Trash2 } from "lucide-react";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { LANGUAGE_NAMES } from "../boot/language.tsx";
import { ActDialog, type Problem, problemText } from "../parts/act-dialog.tsx";
import { CropDialog } from "../parts/crop-dialog.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { Section } from "../parts/section.tsx";
import { Tool } from "../parts/tool.tsx";
import { useRowDrag } from "../parts/use-row-drag.ts";
import { useMay } from "../shell/roles.ts";
import type { ShelfProduct } from "./shelf.ts";

type Picture = NonNullable<ShelfProduct["product"]["media"]>[number];

/** Pictures in their order; the first stands for the product in lists. */
export function Media({ shelf }: { shelf: ShelfProduct }) {
  const t = useT();
  const toast = useToast();
  const mayChange = useMay("catalogue");
  const add = useAct(StaffMediaAddDocument);
  const order = useAct(StaffMediaOrderDocument);
  const crop = useAct(StaffMediaCropDocument);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<{ what: "alt" | "crop" | "delete"; of: Picture } | null>(null);
  const pictures = shelf.product.media ?? [];
  const product = shelf.product.id;

  const run = async (work: () => Promise<readonly Problem[]>) => {
    setBusy(true);
    try {
      setProblems(await work());
    } catch {
      setProblems([{}]);
    }
    setBusy(false);
  };
  const upload = (files: readonly File[]) =>
    run(async () => {
      for (const image of files) {
        const { productMediaCreate } = await add.mutateAsync({ input: { product, image, alt: "" } });
        if (productMediaCreate?.errors.length) return productMediaCreate.errors;
      }
      toast(t("dashboard.saved"));
      return [];
    });
  const move = (from: number, to: number) =>
    run(async () => {
      const ids = pictures.map(({ id }) => id);
      const [moved] = ids.splice(from, 1);
      if (moved === undefined) return [];
      ids.splice(to, 0, moved);
      return (await order.mutateAsync({ product, ids })).productMediaReorder?.errors ?? [];
    });
  const drag = useRowDrag(mayChange && !isBusy && pictures.length > 1, (from, to) => void move(from, to));
  return (
    <Section
      title={t("dashboard.media")}
      actions={
        mayChange ? (
          <label className={buttonClass({ size: "small" })} aria-busy={isBusy}>
            {t(isBusy ? "dashboard.busy" : "dashboard.media.add")}
            <input
              className="ui-hidden"
              type="file"
              accept="image/png,image/jpeg,image/webp,image/avif"
              multiple
              disabled={isBusy}
              onChange={(event) => {
                void upload([...(event.currentTarget.files ?? [])]);
                event.currentTarget.value = "";
              }}
            />
          </label>
        ) : null
      }
    >
      {pictures.length === 0 ? <p className="da-soft">{t("dashboard.media.none")}</p> : null}
      {problems.map((problem) => (
        <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
      ))}
      <ul className="da-media">
        {pictures.map((picture, index) => (
          <li key={picture.id} data-over={drag.over === index || undefined} {...drag.rowProps(index, picture.id)}>
            <img src={picture.url} alt={picture.alt} loading="lazy" draggable={false} />
            {mayChange ? (
              <div className="da-actions">
                <Tool
                  label={t("dashboard.media.earlier")}
                  icon={<ArrowLeft aria-hidden />}
                  isOff={isBusy || index === 0}
                  onClick={() => void move(index, index - 1)}
                />
                <Tool
                  label={t("dashboard.media.later")}
                  icon={<ArrowRight aria-hidden />}
                  isOff={isBusy || index === pictures.length - 1}
                  onClick={() => void move(index, index + 1)}
                />
                <Button size="small" variant="quiet" onClick={() => setAsked({ what: "alt", of: picture })}>
                  {t("dashboard.media.alt")}
                </Button>
                <Tool
                  label={t("dashboard.media.crop")}
                  icon={<Crop aria-hidden />}
                  isOff={isBusy}
                  onClick={() => setAsked({ what: "crop", of: picture })}
                />
                <Tool
                  label={t("dashboard.media.delete")}
                  icon={<Trash2 aria-hidden />}
                  isOff={isBusy}
                  onClick={() => setAsked({ what: "delete", of: picture })}
                />
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      {asked?.what === "crop" ? (
        <CropDialog
          title={t("dashboard.media.crop")}
          label={t("dashboard.pictures.take")}
          source={asked.of.large}
          shapes={SHAPES}
          onClose={() => setAsked(null)}
          run={async (part) =>
            part ? ((await crop.mutateAsync({ id: asked.of.id, crop: part })).productMediaCrop?.errors ?? []) : [{}]
          }
        />
      ) : null}
      {asked?.what === "alt" ? <AltDialog picture={asked.of} product={product} onClose={() => setAsked(null)} /> : null}
      {asked?.what === "delete" ? <DeleteDialog picture={asked.of} onClose={() => setAsked(null)} /> : null}
    </Section>
  );
}

type Alts = Record<Language, string>;

/** What a picture shows, for those who do not see it; the picture's texts are all that a save rests on. */
function AltDialog({ picture, product, onClose }: { picture: Picture; product: string; onClose: () => void }) {
  const t = useT();
  const edit = useDraft({
    document: StaffProductDocument,
    variables: { id: product },
    record: (answer) => answer.shelfProduct?.pictureTexts.find(({ mediaId }) => mediaId === picture.id),
    of: (answer): Alts => {
      const texts = answer?.shelfProduct?.pictureTexts.find(({ mediaId }) => mediaId === picture.id)?.alts ?? [];
      const textIn = (language: Language) =>
        texts.find(({ languageCode }) => languageCode === LANGUAGE_CODES[language])?.text ?? "";
      return { en: textIn("en"), ko: textIn("ko"), ja: textIn("ja") };
    },
  });
  const act = useAct(StaffMediaAltDocument, edit);
  const { draft: alts } = edit;
  return (
    <ActDialog
      title={t("dashboard.media.alt")}
      label={t("dashboard.save")}
      onClose={onClose}
      run={() =>
        edit.save(async (now) => {
          const given = LANGUAGES.map((language) => ({
            languageCode: LANGUAGE_CODES[language],
            text: now[language].trim(),
          }));
          return (await act.mutateAsync({ id: picture.id, alts: given })).productMediaDescribe?.errors ?? [];
        })
      }
    >
      <p className="da-soft">{t("dashboard.media.altHint")}</p>
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          label={t("dashboard.pictures.alt", { language: LANGUAGE_NAMES[language] })}
          lang={language}
          value={alts[language]}
          maxLength={250}
          onChange={(event) => edit.set({ [language]: event.currentTarget.value })}
        />
      ))}
      <Meanwhile
        edit={edit}
        names={Object.fromEntries(LANGUAGES.map((language) => [language, { label: LANGUAGE_NAMES[language] }]))}
      />
    </ActDialog>
  );
}

const SHAPES = [
  { id: "1:1", ratio: 1 },
  { id: "4:3", ratio: 4 / 3 },
  { id: "3:2", ratio: 3 / 2 },
  { id: "16:9", ratio: 16 / 9 },
];

function DeleteDialog({ picture, onClose }: { picture: Picture; onClose: () => void }) {
  const t = useT();
  const act = useAct(StaffMediaDeleteDocument);
  return (
    <ActDialog
      title={t("dashboard.media.delete")}
      label={t("dashboard.media.delete")}
      onClose={onClose}
      run={async () => (await act.mutateAsync({ id: picture.id })).productMediaDelete?.errors ?? []}
    >
      <p>{t("dashboard.media.deleteText")}</p>
    </ActDialog>
  );
}
