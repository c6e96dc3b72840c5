import { useT } from "@carloom/ui";
import { Seo } from "../seo/seo.tsx";

export type ArticleProps = {
  path: string;
  /** Messages `{name}.heading`, `{name}.lead`, and `{name}.{section}`, `{name}.{section}.text`. */
  name: string;
  sections: readonly string[];
  /** Sections whose text is another, as something is set up: `{name}.{section}.{variant}`. */
  variants?: Readonly<Record<string, string>>;
  values?: Readonly<Record<string, string>>;
};

/** A page to read: heading, lead, numbered sections with their name beside the text. */
export function Article({ path, name, sections, variants = {}, values = {} }: ArticleProps) {
  const t = useT();
  return (
    <article className="site-page site-wrap article">
      <Seo title={t(`${name}.heading`)} description={t(`${name}.lead`)} path={path} />
      <h1>{t(`${name}.heading`)}</h1>
      <p className="ui-lead">{t(`${name}.lead`)}</p>
      {sections.map((section) => (
        <section key={section} className="site-grid article-section" id={section}>
          <h2>{t(`${name}.${section}`)}</h2>
          <p>{t(`${name}.${section}.${variants[section] ?? "text"}`, values)}</p>
        </section>
      ))}
    </article>
  );
}
