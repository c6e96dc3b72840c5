import { Button, useT } from "@carloom/ui";

/** Instead of the studio, where the stored build is of a later version than this page, or cannot be read. */
export function UnreadablePage({ why }: { why: "newer" | "broken" }) {
  const t = useT();
  return (
    <main className="st-page" role="alert">
      <h1 className="text-20">{t(`studio.unreadable.${why}`)}</h1>
      <p className="text-text-2">{t(`studio.unreadable.${why}-text`)}</p>
      <Button variant="primary" onClick={() => location.reload()}>
        {t("studio.unloaded.reload")}
      </Button>
    </main>
  );
}
