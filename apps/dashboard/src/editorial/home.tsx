import { StaffContentDocumentDocument, StaffContentPreviewDocument } from "@carloom/api-client/commerce";
import { type Language, LANGUAGE_CODES } from "@carloom/i18n";
import { Button, useT } from "@carloom/ui";
import { ExternalLink } from "lucide-react";
import { useNavigate } from "react-router";
import { useAnswer } from "../boot/data.ts";
import { session } from "../boot/session.ts";
import { Loaded } from "../parts/loaded.tsx";
import { History } from "./history.tsx";
import { Languages } from "./languages.tsx";
import { openPreview, previewAddress } from "./preview.ts";
import { textName } from "./texts.ts";
import { TextsForm } from "./texts-form.tsx";

const NAME = { kind: "HOME", key: "texts" } as const;

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
                key={language}
                kind={NAME.kind}
                of={NAME.key}
                language={language}
                texts={contentDocument.texts}
                actions={(changed, say) => (
                  <Button
                    onClick={() =>
                      void openPreview(async () => {
                        const variables = { ...NAME, language: LANGUAGE_CODES[language], texts: changed };
                        const { contentPreview } = await session.clients.commerce.mutate(
                          StaffContentPreviewDocument,
                          variables,
                        );
                        say(contentPreview.errors);
                        return contentPreview.token ? previewAddress("/", language, contentPreview.token) : null;
                      })
                    }
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
