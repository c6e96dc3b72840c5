import { StaffContentDocumentDocument, StaffContentPreviewDocument } from "@carloom/api-client/commerce";
import { type Language, LANGUAGE_CODES } from "@carloom/i18n";
import { pageSettings } from "@carloom/settings";
import { Button, useT } from "@carloom/ui";
import { ExternalLink } from "lucide-react";
import { useNavigate } from "react-router";
import { useAnswer } from "../boot/data.ts";
import { session } from "../boot/session.ts";
import { Loaded } from "../parts/loaded.tsx";
import { History } from "./history.tsx";
import { Languages } from "./languages.tsx";
import { textName } from "./texts.ts";
import { TextsForm } from "./texts-form.tsx";

const NAME = { kind: "HOME", key: "texts" } as const;

/** The home page in a language, with texts that nobody else sees yet. */
function previewAddress(language: Language, token: string | null): string {
  const url = new URL(pageSettings().origin);
  if (language !== "en") url.searchParams.set("lang", language);
  if (token) url.searchParams.set("preview", token);
  return url.href;
}

/** What the home page says. */
export function Home({ language }: { language: Language }) {
  const t = useT();
  const navigate = useNavigate();
  const answer = useAnswer(StaffContentDocumentDocument, { ...NAME, language: LANGUAGE_CODES[language] });
  return (
    <>
      <p className="da-soft da-lead">{t("dashboard.content.homeLead")}</p>
      <Languages language={language} onChoose={(one) => void navigate(`/content/home/${one}`)} />
      <Loaded answer={answer}>
        {({ contentDocument }) =>
          contentDocument ? (
            <>
              <TextsForm
                // what is stored meanwhile is what is written on from
                key={`${language} ${contentDocument.version}`}
                kind={NAME.kind}
                of={NAME.key}
                language={language}
                version={contentDocument.version}
                texts={contentDocument.texts}
                actions={(changed, say) => (
                  <Button
                    onClick={() => {
                      // opened at once: a browser blocks what opens later
                      const page = window.open("about:blank", "_blank");
                      if (page) page.opener = null;
                      const variables = { ...NAME, language: LANGUAGE_CODES[language], texts: changed };
                      session.clients.commerce.mutate(StaffContentPreviewDocument, variables).then(
                        ({ contentPreview: { token, errors } }) => {
                          say(errors);
                          if (token) page?.location.replace(previewAddress(language, token));
                          else page?.close();
                        },
                        () => page?.close(),
                      );
                    }}
                  >
                    {t("dashboard.content.preview")}
                    <ExternalLink aria-hidden size={14} />
                  </Button>
                )}
              />
              <History
                kind={NAME.kind}
                of={NAME.key}
                language={language}
                nameOf={(key) => {
                  const text = contentDocument.texts.find((one) => one.key === key);
                  if (!text) return key;
                  const group = t(`dashboard.content.group.${text.group}`);
                  return `${group}: ${textName(t, contentDocument.texts, text)}`;
                }}
              />
            </>
          ) : null
        }
      </Loaded>
    </>
  );
}
