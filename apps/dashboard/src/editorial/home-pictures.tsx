import {
  StaffHomePicturesDocument,
  StaffHomePicturesPreviewDocument,
  type StaffHomePicturesQuery,
  StaffHomePicturesSaveDocument,
} from "@carloom/api-client/commerce";
import { HomeCarsDocument, HomePartsDocument } from "@carloom/api-client/threed";
import { Button, ErrorNote, useT } from "@carloom/ui";
import { ExternalLink } from "lucide-react";
import { useAct, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { session } from "../boot/session.ts";
import { Loaded } from "../parts/loaded.tsx";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { SaveRow } from "../parts/save-row.tsx";
import { History } from "./history.tsx";
import { type Choice, choiceOf, openCars, type Place, picturesOf, placesOf } from "./home-places.ts";
import { PicturePlace } from "./picture-place.tsx";
import { openPreview, previewAddress } from "./preview.ts";
import { useFieldSave } from "./use-field-save.ts";

type Stored = StaffHomePicturesQuery["homePicturesDocument"];

/** What the home page shows: in each place a picture of the shop's own, or what comes with the product. */
export function HomePictures() {
  const t = useT();
  const stored = useAnswer(StaffHomePicturesDocument, {});
  const cars = useAnswer(HomeCarsDocument, {}, { service: "threed" });
  const [first] = openCars(cars.data?.templates.edges ?? []);
  const parts = useAnswer(
    HomePartsDocument,
    { templateSlug: first?.slug ?? "" },
    { service: "threed", enabled: Boolean(first) },
  );
  const placesWith = (choice: Choice) =>
    placesOf(cars.data?.templates.edges ?? [], parts.data?.partModels.edges ?? [], choice);
  const nameOf = (id: string) => {
    const place = placesWith({ [id]: { object: "", url: "", alts: {} } }).find((one) => one.id === id);
    return place ? placeName(t, place) : id;
  };
  return (
    <>
      <p className="da-soft da-lead">{t("dashboard.pictures.lead")}</p>
      <Loaded answer={stored}>
        {({ homePicturesDocument }) => (
          <Loaded answer={cars}>{() => <PicturesForm stored={homePicturesDocument} placesWith={placesWith} />}</Loaded>
        )}
      </Loaded>
      <History kind="HOME" of="pictures" language={null} nameOf={nameOf} hasDefault />
    </>
  );
}

const placeName = (t: ReturnType<typeof useT>, { kind, title }: Place): string =>
  t(`dashboard.pictures.place.${kind}`, { title: title ?? "" });

type Given = Record<string, Choice[string] | number | null> & { version: number };

const chosenOf = (given: Given): Choice =>
  Object.fromEntries(
    Object.entries(given).filter(
      (entry): entry is [string, Choice[string]] => typeof entry[1] === "object" && entry[1] !== null,
    ),
  );

function PicturesForm({ stored, placesWith }: { stored: Stored; placesWith: (choice: Choice) => Place[] }) {
  const t = useT();
  const language = useLanguage();
  const edit = useDraft({
    document: StaffHomePicturesDocument,
    variables: {},
    record: ({ homePicturesDocument }) => homePicturesDocument,
    of: (answer): Given => {
      const now = answer?.homePicturesDocument ?? stored;
      return { ...choiceOf(now), version: now.version };
    },
  });
  const save = useAct(StaffHomePicturesSaveDocument, edit);
  const form = useFieldSave(
    edit,
    async (now) =>
      (await save.mutateAsync({ pictures: picturesOf(chosenOf(now)), version: now.version })).homePicturesSave,
  );
  const choice = chosenOf(edit.draft);
  const { problems } = form;
  const places = placesWith({ ...chosenOf(edit.stored), ...choice });
  const names = Object.fromEntries(
    places.map((place) => [
      place.id,
      {
        label: placeName(t, place),
        text: (chosen: Choice[string] | null) => (chosen ? Object.values(chosen.alts).join(", ") : ""),
      },
    ]),
  );
  const preview = () =>
    openPreview(async () => {
      const variables = { pictures: picturesOf(choice) };
      const { homePicturesPreview: made } = await session.clients.commerce.mutate(
        StaffHomePicturesPreviewDocument,
        variables,
      );
      form.say(made.errors);
      return made.token ? previewAddress("/", language, made.token) : null;
    });
  return (
    <form className="da-form da-wide" onSubmit={(event) => void form.submit(event)}>
      <ul className="da-spots">
        {places.map((place) => (
          <PicturePlace
            key={place.id}
            place={place}
            name={placeName(t, place)}
            chosen={choice[place.id] ?? null}
            problem={problems.find(({ field }) => field === place.id)}
            onChoose={(chosen) => edit.set({ [place.id]: chosen ?? null } as Partial<Given>)}
          />
        ))}
      </ul>
      <Meanwhile edit={edit} names={names} />
      {form
        .othersThan((field) => places.some(({ id }) => id === field))
        .map((text) => (
          <ErrorNote key={text}>{text}</ErrorNote>
        ))}
      <div className="da-actions da-content-save">
        <SaveRow isBusy={edit.isBusy} isChanged={edit.isChanged} onDiscard={form.discard} />
        <Button onClick={() => void preview()}>
          {t("dashboard.content.preview")}
          <ExternalLink aria-hidden size={14} />
        </Button>
      </div>
    </form>
  );
}
