import { afterPause, useT } from "@carloom/ui";
import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";

/** How long somebody has stopped typing before the list follows, ms. */
const PAUSE_MS = 250;

/** Words that narrow a list; `words` are those of the address, which follows what is typed. */
export function SearchField({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  const t = useT();
  const [typed, setTyped] = useState(words);
  // what this field wrote into the address itself comes back later, and is no reason to lose what was typed since
  const written = useRef(words);
  const write = useEffectEvent(() => {
    written.current = typed.trim();
    onWords(written.current);
  });
  // the address may be changed by a view, or by going back
  useEffect(() => {
    if (words === written.current) return;
    written.current = words;
    setTyped(words);
  }, [words]);
  useEffect(() => {
    if (typed.trim() === words) return;
    return afterPause(write, PAUSE_MS);
  }, [typed, words]);
  return (
    <label className="da-tools-search">
      <Search aria-hidden size={16} />
      <span className="ui-hidden">{t("dashboard.list.search")}</span>
      <input
        type="search"
        placeholder={t("dashboard.list.search")}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </label>
  );
}
