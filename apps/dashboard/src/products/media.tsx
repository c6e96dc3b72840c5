import {
  StaffMediaAddDocument,
  StaffMediaAltDocument,
  StaffMediaDeleteDocument,
  StaffMediaOrderDocument,
} from "@carloom/api-client/commerce";
import { Button, buttonClass, ErrorNote, IconButton, TextField, useT, useToast } from "@carloom/ui";
import { ArrowLeft, ArrowRight, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useAct } from "../boot/data.ts";
import { ActDialog, type Problem, problemText } from "../parts/act-dialog.tsx";
import { Section } from "../parts/section.tsx";
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
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<{ what: "alt" | "delete"; of: Picture } | null>(null);
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
          <li key={picture.id}>
            <img src={picture.url} alt={picture.alt} loading="lazy" />
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
      {asked?.what === "alt" ? <AltDialog picture={asked.of} onClose={() => setAsked(null)} /> : null}
      {asked?.what === "delete" ? <DeleteDialog picture={asked.of} onClose={() => setAsked(null)} /> : null}
    </Section>
  );
}

function Tool({
  label,
  icon,
  isOff,
  onClick,
}: {
  label: string;
  icon: ReactNode;
  isOff: boolean;
  onClick: () => void;
}) {
  return (
    <IconButton
      size="small"
      label={label}
      icon={icon}
      aria-disabled={isOff}
      onClick={() => (isOff ? null : onClick())}
    />
  );
}

function AltDialog({ picture, onClose }: { picture: Picture; onClose: () => void }) {
  const t = useT();
  const act = useAct(StaffMediaAltDocument);
  const [alt, setAlt] = useState(picture.alt);
  return (
    <ActDialog
      title={t("dashboard.media.alt")}
      label={t("dashboard.save")}
      onClose={onClose}
      run={async () => (await act.mutateAsync({ id: picture.id, alt: alt.trim() })).productMediaUpdate?.errors ?? []}
    >
      <TextField
        label={t("dashboard.media.altText")}
        hint={t("dashboard.media.altHint")}
        value={alt}
        maxLength={250}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
    </ActDialog>
  );
}

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
