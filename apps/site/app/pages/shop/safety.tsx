import { useT } from "@carloom/ui";
import type { Safety } from "../../data/terms.ts";
import { useLanguage } from "../../language/language.tsx";

/** Who made it, who answers for it in the European Union, and what to take care of: Regulation (EU) 2023/988, art. 19. */
export function ProductSafety({ safety }: { safety: Safety }) {
  const t = useT();
  const language = useLanguage();
  const { warnings } = safety;
  const warning = warnings.find((one) => one.language === language) ?? warnings[0];
  return (
    <section aria-labelledby="goods-safety">
      <div className="goods-below-head">
        <h2 id="goods-safety">{t("goods.safety")}</h2>
      </div>
      {warning ? <p lang={warning.language}>{warning.text}</p> : null}
      <dl className="site-rows">
        {(["manufacturer", "responsible"] as const).map((who) => {
          const contact = safety[who];
          return contact ? (
            <div key={who}>
              <dt>{t(`goods.safety.${who}`)}</dt>
              <dd>
                {contact.name}
                {contact.address.split("\n").map((line) => (
                  <span key={line} style={{ display: "block" }}>
                    {line}
                  </span>
                ))}
                <a className="ui-link" href={`mailto:${contact.email}`}>
                  {contact.email}
                </a>
              </dd>
            </div>
          ) : null;
        })}
      </dl>
    </section>
  );
}
