import { useT } from "@carloom/ui";

const ROWS = ["scale", "fitment", "price", "making"] as const;

export function About() {
  const t = useT();
  return (
    <section className="about site-wrap site-grid" aria-labelledby="about">
      <h2 id="about">{t("site.home.about")}</h2>
      <dl className="site-rows">
        {ROWS.map((row) => (
          <div key={row}>
            <dt>{t(`site.home.${row}`)}</dt>
            <dd>{t(`site.home.${row}Text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
