import { translate } from "@carloom/i18n/merge";
import { type Services, writeLetter } from "@carloom/platform";
import { languageOfCode } from "@carloom/wire";

/** Where the dashboard lists the files; whoever opens it signs in first. */
const PLACE = "/products/import";

/** Says that a file is ready. It leads to the dashboard: a link that opens the file itself would open it for anybody. */
export function readyMail({ public: { productName: product, commerce } }: Services["settings"], code: string) {
  const language = languageOfCode(code);
  const t = translate(language);
  const text = t("export-mail.text", { product });
  return writeLetter({
    language,
    subject: t("export-mail.subject", { product }),
    product,
    preview: text,
    parts: [
      { kind: "text", text },
      { kind: "button", label: t("export-mail.action"), url: `${commerce.dashboard}${PLACE}` },
    ],
    foot: t("export-mail.foot", { product }),
  });
}
