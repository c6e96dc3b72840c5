import { StaffMessagesDocument } from "@carloom/api-client/commerce";
import { buttonClass, useT } from "@carloom/ui";
import { useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { agoText, momentText } from "../parts/text.ts";

/** Messages of the site's forms, the newest first. */
export function Messages() {
  const t = useT();
  const language = useLanguage();
  const answer = useAnswer(StaffMessagesDocument, { first: 100 });
  return (
    <Loaded answer={answer}>
      {({ contactMessages }) =>
        contactMessages.length === 0 ? (
          <p className="da-empty">{t("dashboard.inbox.noMessages")}</p>
        ) : (
          <ul className="da-letters">
            {contactMessages.map((message) => (
              <li key={message.id}>
                <header>
                  <h2>{message.subject}</h2>
                  <p className="da-soft">
                    {message.name} · {message.email} · {t(`dashboard.inbox.page.${message.page}`)} ·{" "}
                    <time title={momentText(language, message.createdAt)}>{agoText(language, message.createdAt)}</time>
                  </p>
                </header>
                <p className="da-words">{message.message}</p>
                <a
                  className={buttonClass({ size: "small" })}
                  href={`mailto:${message.email}?subject=${encodeURIComponent(`Re: ${message.subject}`)}`}
                >
                  {t("dashboard.inbox.answer")}
                </a>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
