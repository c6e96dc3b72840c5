import { StaffCollectionUpdateDocument } from "@carloom/api-client/commerce";
import { Button, buttonClass, ErrorNote, TextField, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct } from "../boot/data.ts";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { Section } from "../parts/section.tsx";
import { useMay } from "../shell/roles.ts";
import type { Shelf } from "./collection.ts";

/** The picture at the head of the collection, and what it shows in words. */
export function CollectionPicture({ shelf }: { shelf: Shelf }) {
  const t = useT();
  const toast = useToast();
  const mayChange = useMay("catalogue");
  const update = useAct(StaffCollectionUpdateDocument);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const { id, backgroundImage: picture } = shelf.collection;
  const write = async (input: { backgroundImage?: File | null; backgroundImageAlt?: string }) => {
    try {
      const said = (await update.mutateAsync({ id, input })).collectionUpdate?.errors ?? [];
      setProblems(said);
      if (said.length === 0) toast(t("dashboard.saved"));
    } catch {
      setProblems([{}]);
    }
  };
  return (
    <Section
      title={t("dashboard.collection.picture")}
      actions={
        mayChange ? (
          <label className={buttonClass({ size: "small" })} aria-busy={update.isPending}>
            {t(update.isPending ? "dashboard.busy" : "dashboard.collection.choosePicture")}
            <input
              className="ui-hidden"
              type="file"
              accept="image/png,image/jpeg,image/webp,image/avif"
              disabled={update.isPending}
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                if (file) void write({ backgroundImage: file });
                event.currentTarget.value = "";
              }}
            />
          </label>
        ) : null
      }
    >
      {picture ? (
        <div className="da-form">
          <img className="da-collection-picture" src={picture.url} alt={picture.alt ?? ""} />
          <TextField
            key={picture.alt ?? ""}
            label={t("dashboard.media.alt")}
            hint={t("dashboard.collection.altHint")}
            defaultValue={picture.alt ?? ""}
            maxLength={250}
            disabled={!mayChange}
            onBlur={(event) => {
              const alt = event.currentTarget.value.trim();
              if (alt !== (picture.alt ?? "")) void write({ backgroundImageAlt: alt });
            }}
          />
          {mayChange ? (
            <Button
              size="small"
              variant="quiet"
              onClick={() => void write({ backgroundImage: null, backgroundImageAlt: "" })}
            >
              {t("dashboard.collection.noPicture")}
            </Button>
          ) : null}
        </div>
      ) : (
        <p className="da-soft">{t("dashboard.collection.pictureText")}</p>
      )}
      {problems.map((problem) => (
        <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
      ))}
    </Section>
  );
}
