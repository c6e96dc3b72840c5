import { StaffAttributeChoicesDocument } from "@carloom/api-client/commerce";
import { Button, TextField, useT } from "@carloom/ui";
import { useDeferredValue, useState } from "react";
import { useAnswer } from "../boot/data.ts";
import { useNameOf } from "../parts/name-of.ts";

type Choice = { id: string; name: string };
type ChoiceFinderProps = {
  attribute: string;
  label: string;
  /** Ids of the values that are given. */
  values: readonly string[];
  /** Names of values by their ids, as far as the page knows them. */
  names: ReadonlyMap<string, string>;
  many: boolean;
  onChange: (values: readonly string[]) => void;
};

/** Values of an attribute that has more of them than a list can show: what is given, and a search for others. */
export function ChoiceFinder({ attribute, label, values, names, many, onChange }: ChoiceFinderProps) {
  const t = useT();
  const called = useNameOf();
  const [words, setWords] = useState("");
  const [added, setAdded] = useState<readonly Choice[]>([]);
  const search = useDeferredValue(words.trim());
  const answer = useAnswer(StaffAttributeChoicesDocument, { id: attribute, search }, { keepPrevious: true });
  const found = (answer.data?.attribute?.choices?.edges ?? [])
    .map(({ node }) => ({ id: node.id, name: called(node) || node.id }))
    .filter(({ id }) => !values.includes(id));
  // what stands in the list may still be of the words before
  const isCurrent = search === words.trim() && !answer.isPlaceholderData && answer.isSuccess;
  const hasMore = answer.data?.attribute?.choices?.pageInfo.hasNextPage ?? false;
  const nameOf = (id: string) => added.find((one) => one.id === id)?.name ?? names.get(id) ?? id;
  const take = (choice: Choice) => {
    setAdded([...added, choice]);
    onChange(many ? [...values, choice.id] : [choice.id]);
    setWords("");
  };
  return (
    <fieldset className="da-choices da-values-find">
      <legend>{label}</legend>
      {values.length === 0 ? (
        <p className="da-soft">{t("dashboard.attribute.noValue")}</p>
      ) : (
        <ul className="da-chosen">
          {values.map((id) => (
            <li key={id}>
              <span>{nameOf(id)}</span>
              <Button
                size="small"
                aria-label={t("dashboard.attribute.takeOut", { name: nameOf(id) })}
                onClick={() => onChange(values.filter((one) => one !== id))}
              >
                {t("dashboard.promotion.takeOut")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TextField
        type="search"
        label={t("dashboard.attribute.find", { name: label })}
        value={words}
        maxLength={100}
        onChange={(event) => setWords(event.currentTarget.value)}
        // Enter looks no further: it must not save the page
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          const [first] = found;
          if (first && search && isCurrent) take(first);
        }}
      />
      <ul className="da-rows da-choices-found">
        {found.map((choice) => (
          <li key={choice.id} className="da-row">
            <span className="da-row-main">{choice.name}</span>
            <Button
              size="small"
              aria-label={t(many ? "dashboard.edit.addOne" : "dashboard.attribute.choose", { name: choice.name })}
              onClick={() => take(choice)}
            >
              {t(many ? "dashboard.edit.addDo" : "dashboard.attribute.chooseDo")}
            </Button>
          </li>
        ))}
      </ul>
      <p className="da-soft" aria-live="polite">
        {answer.data && found.length === 0 ? t("dashboard.attribute.foundNone") : null}
        {hasMore ? t("dashboard.attribute.foundMore") : null}
      </p>
    </fieldset>
  );
}
