import { StaffHomePictureUploadDocument } from "@carloom/api-client/commerce";
import { type Language, LANGUAGES } from "@carloom/i18n";
import { Button, buttonClass, ErrorNote, TextField, useT } from "@carloom/ui";
import { useState } from "react";
import { LANGUAGE_NAMES } from "../boot/language.tsx";
import { session } from "../boot/session.ts";
import { CropDialog } from "../parts/crop-dialog.tsx";
import { State } from "../parts/state.tsx";
import { type Chosen, isDescribed, type Place } from "./home-places.ts";
import { type ContentProblem, contentProblemText } from "./texts.ts";

type PicturePlaceProps = {
  place: Place;
  name: string;
  /** The shop's own picture; null where the product's is shown. */
  chosen: Chosen | null;
  problem: ContentProblem | undefined;
  onChoose: (chosen: Chosen | null) => void;
};

/** One place of the home page with its picture. */
export function PicturePlace({ place, name, chosen, problem, onChoose }: PicturePlaceProps) {
  const t = useT();
  const [file, setFile] = useState<File | null>(null);
  const shown = chosen?.url ?? place.standard;
  const describe = (language: Language, text: string) =>
    chosen && onChoose({ ...chosen, alts: { ...chosen.alts, [language]: text } });
  return (
    <li className="da-spot" data-wide={isDescribed(place) || undefined} aria-label={name}>
      <h2>{name}</h2>
      <div className="da-spot-picture" style={{ aspectRatio: place.ratio }}>
        {shown ? <img src={shown} alt="" loading="lazy" /> : <p>{t("dashboard.pictures.film")}</p>}
      </div>
      <div className="da-actions">
        <State tone={chosen ? "good" : "quiet"}>
          {t(chosen ? "dashboard.pictures.own" : "dashboard.pictures.standard")}
        </State>
        <label className={buttonClass({ size: "small" })}>
          {t(chosen ? "dashboard.pictures.other" : "dashboard.pictures.choose")}
          <span className="ui-hidden">{`: ${name}`}</span>
          <input
            className="ui-hidden"
            type="file"
            accept="image/png,image/jpeg,image/webp,image/avif"
            onChange={(event) => {
              setFile(event.currentTarget.files?.[0] ?? null);
              event.currentTarget.value = "";
            }}
          />
        </label>
        {chosen ? (
          <Button
            size="small"
            variant="quiet"
            aria-label={t("dashboard.pictures.backOf", { name })}
            onClick={() => onChoose(null)}
          >
            {t("dashboard.pictures.back")}
          </Button>
        ) : null}
      </div>
      {chosen && isDescribed(place)
        ? LANGUAGES.map((language) => (
            <TextField
              key={language}
              label={t("dashboard.pictures.alt", { language: LANGUAGE_NAMES[language] })}
              lang={language}
              value={chosen.alts[language] ?? ""}
              maxLength={250}
              required={language === "en"}
              placeholder={language === "en" ? "" : (chosen.alts.en ?? "")}
              onChange={(event) => describe(language, event.currentTarget.value)}
            />
          ))
        : null}
      {problem ? <ErrorNote>{contentProblemText(t, problem)}</ErrorNote> : null}
      {file ? (
        <CropDialog
          title={name}
          label={t("dashboard.pictures.take")}
          source={file}
          shapes={[{ id: place.kind, ratio: place.ratio }]}
          onClose={() => setFile(null)}
          run={async (crop) => {
            const variables = { place: place.id, image: file, crop };
            const { homePictureUpload } = await session.clients.commerce.mutate(
              StaffHomePictureUploadDocument,
              variables,
            );
            const { object, url, errors } = homePictureUpload;
            if (object && url) onChoose({ object, url, alts: chosen?.alts ?? {} });
            return errors.map(({ code, message, places }) => ({
              message: code === "TOO_SMALL" || code === "TOO_OFTEN" ? contentProblemText(t, { code, places }) : message,
            }));
          }}
        />
      ) : null}
    </li>
  );
}
