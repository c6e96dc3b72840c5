import { Mark } from "@carloom/ui";

/** What stands there before a word of the page's language has come. */
export function Splash() {
  return (
    <main className="st-page st-splash" aria-busy="true">
      <Mark />
    </main>
  );
}
