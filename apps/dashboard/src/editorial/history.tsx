import {
  type ContentKind,
  StaffContentHistoryDocument,
  type StaffContentHistoryQuery,
  StaffContentRestoreDocument,
} from "@carloom/api-client/commerce";
import { type Language, LANGUAGE_CODES } from "@carloom/i18n";
import { Button, ErrorNote, useT, useToast } from "@carloom/ui";
import { useState } from "react";
import { useAct, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { personName } from "../parts/person.ts";
import { Section } from "../parts/section.tsx";
import { momentText } from "../parts/text.ts";

type Version = StaffContentHistoryQuery["contentHistory"][number];

type HistoryProps = {
  kind: ContentKind;
  of: string;
  /** Its heading, where a page has several. */
  title?: string;
  /** Null where it has no language. */
  language: Language | null;
  /** What a changed part is called. */
  nameOf: (key: string) => string;
  /** What a value is called; as it is stored without. */
  valueText?: (key: string, value: string) => string;
  /** Parts that nobody reads. */
  skips?: readonly string[];
  /** Is there a version of the product's own, though it has no language? */
  hasDefault?: boolean;
  /** Some are shown at first, all when asked for. */
  few?: number;
};

/** Who wrote what and when, the newest first, each of which can be taken back. */
export function History(props: HistoryProps) {
  const { kind, of, title, language, nameOf, valueText, skips = [], hasDefault = language !== null, few = 8 } = props;
  const t = useT();
  const toast = useToast();
  const code = language ? LANGUAGE_CODES[language] : null;
  const answer = useAnswer(StaffContentHistoryDocument, { kind, key: of, language: code });
  const restore = useAct(StaffContentRestoreDocument);
  const [isWhole, setWhole] = useState(false);
  const [failed, setFailed] = useState(false);
  const take = async (version: number) => {
    if (restore.isPending) return;
    setFailed(false);
    try {
      const { contentRestore } = await restore.mutateAsync({ kind, key: of, language: code, version });
      if (contentRestore.errors.length > 0) setFailed(true);
      else toast(t("dashboard.content.restored"));
    } catch {
      setFailed(true);
    }
  };
  return (
    <Section title={title ?? t("dashboard.content.history")}>
      <Loaded answer={answer}>
        {({ contentHistory: versions }) =>
          versions.length === 0 ? (
            <p className="da-soft">{t("dashboard.content.noHistory")}</p>
          ) : (
            <>
              <ol className="da-rows da-versions">
                {versions.slice(0, isWhole ? undefined : few).map((version, index) => (
                  <VersionRow
                    key={version.id}
                    version={version}
                    nameOf={nameOf}
                    valueText={valueText}
                    skips={skips}
                    isNewest={index === 0}
                    onRestore={() => void take(version.version)}
                  />
                ))}
                {versions[0]?.isDefault || !hasDefault ? null : (
                  <li className="da-row">
                    <span className="da-row-main da-soft">
                      {t(language ? "dashboard.content.product" : "dashboard.pictures.product")}
                    </span>
                    <Button size="small" variant="quiet" onClick={() => void take(0)}>
                      {t("dashboard.content.restoreAll")}
                    </Button>
                  </li>
                )}
              </ol>
              {versions.length > few && !isWhole ? (
                <Button size="small" onClick={() => setWhole(true)}>
                  {t("dashboard.content.allVersions", { count: versions.length })}
                </Button>
              ) : null}
            </>
          )
        }
      </Loaded>
      {failed ? <ErrorNote>{t("dashboard.act.failed")}</ErrorNote> : null}
    </Section>
  );
}

function VersionRow({
  version: { version, at, author, changed, isDefault, texts, pictures },
  nameOf,
  valueText = (_, value) => value,
  skips,
  isNewest,
  onRestore,
}: {
  version: Version;
  nameOf: (key: string) => string;
  valueText: HistoryProps["valueText"];
  skips: readonly string[];
  isNewest: boolean;
  onRestore: () => void;
}) {
  const t = useT();
  const spoken = useLanguage();
  const who = author ? personName(author) || author.email : t("dashboard.content.nobody");
  const shows = (key: string) => pictures.find(({ place }) => place === key)?.url;
  const words = (key: string) => {
    const value = texts.find((text) => text.key === key)?.value;
    return value === undefined ? undefined : valueText(key, value);
  };
  return (
    <li className="da-row">
      <details className="da-row-main">
        <summary>
          <span className="da-number">{t("dashboard.content.version", { version })}</span>
          <span className="da-soft">
            {who}, <time dateTime={at}>{momentText(spoken, at)}</time>
          </span>
        </summary>
        <dl className="da-facts da-version">
          {changed
            .filter((key) => !skips.includes(key))
            .map((key) => (
              <div key={key}>
                <dt>{nameOf(key)}</dt>
                <dd>
                  {shows(key) ? (
                    <img className="da-version-picture" src={shows(key)} alt="" loading="lazy" />
                  ) : (
                    (words(key) ??
                    (isDefault || texts.length + pictures.length > 0 ? t("dashboard.content.default") : ""))
                  )}
                </dd>
              </div>
            ))}
          {changed.length === 0 ? (
            <div>
              <dt>{t("dashboard.content.nothingChanged")}</dt>
            </div>
          ) : null}
        </dl>
      </details>
      {isNewest ? (
        <span className="da-soft">{t("dashboard.content.newest")}</span>
      ) : (
        <Button
          size="small"
          variant="quiet"
          aria-label={t("dashboard.content.restoreOf", { version })}
          onClick={onRestore}
        >
          {t("dashboard.content.restore")}
        </Button>
      )}
    </li>
  );
}
