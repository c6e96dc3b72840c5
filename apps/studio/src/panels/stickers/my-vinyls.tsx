import { fuzzyMatch } from "@carloom/editor";
import { Button, ErrorNote, useT } from "@carloom/ui";
import { Shapes as VinylIcon } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { useLanguage } from "../../boot/language.tsx";
import "../../every-command/every-command.ts";
import { useCommand } from "../../commands/use-command.ts";
import { useQuery } from "../../lib/address.ts";
import { useStore } from "../../lib/store.ts";
import { collectionOf, loadCollection } from "../../vinyls/collection.ts";
import { foldersOf } from "../../vinyls/vinyl.ts";
import { useStudio } from "../../workspace/studio-context.tsx";
import { SharedVinyl } from "./shared-vinyl.tsx";
import "./vinyls.css";
import { VinylRow } from "./vinyl-row.tsx";

/** As many need no search. */
const FEW = 4;

/** What was composed and kept: placed again, named, put in folders, found, shown to others. */
export function MyVinyls() {
  const t = useT();
  const language = useLanguage();
  const studio = useStudio();
  const { vinyls, status } = useStore(collectionOf(studio), (state) => state);
  const compose = useCommand("sticker.vinyl");
  const [query] = useQuery();
  const [words, setWords] = useState("");
  const [folder, setFolder] = useState<string | null>(null);
  useEffect(() => void loadCollection(studio), [studio]);
  const folders = useMemo(() => foldersOf(vinyls, language), [vinyls, language]);
  const inFolder = folder !== null && folders.includes(folder) ? folder : null;
  const shown = vinyls.filter(
    (one) =>
      (inFolder === null || one.folder === inFolder) &&
      (words.trim() === "" || [one.title, one.folder, one.authorName ?? ""].some((text) => fuzzyMatch(words, text))),
  );
  const code = query.get("vinyl");
  const guest = studio.visitor.status !== "signed-in";
  return (
    <div className="grid gap-2">
      {code ? <SharedVinyl code={code} /> : null}
      <Button
        size="small"
        title={compose.title}
        aria-keyshortcuts={compose.ariaKeys}
        disabled={!compose.enabled}
        onClick={compose.run}
      >
        <VinylIcon size={16} strokeWidth={1.6} aria-hidden="true" /> {compose.label}
      </Button>
      {compose.enabled ? null : <p className="text-text-3">{t("studio.vinyl.how")}</p>}
      {vinyls.length > FEW || folders.length > 0 ? (
        <div className="st-search">
          <input
            type="search"
            className="ui-input"
            aria-label={t("studio.vinyl.search")}
            placeholder={t("studio.vinyl.search")}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <select
            className="ui-input"
            aria-label={t("studio.vinyl.folder")}
            value={inFolder ?? ""}
            onChange={(event) => setFolder(event.currentTarget.value || null)}
          >
            <option value="">{t("studio.vinyl.all-folders")}</option>
            {folders.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      <ul className="st-vinyls">
        {shown.map((vinyl) => (
          <VinylRow key={vinyl.uuid} vinyl={vinyl} folders={folders} />
        ))}
      </ul>
      {shown.length === 0 && vinyls.length > 0 ? <p className="st-empty">{t("studio.vinyl.none-found")}</p> : null}
      {status === "failed" ? (
        <ErrorNote>
          {t("studio.vinyl.failed")}{" "}
          <Button variant="quiet" size="small" onClick={() => void loadCollection(studio)}>
            {t("studio.retry")}
          </Button>
        </ErrorNote>
      ) : null}
      {status === "ready" && guest ? <p className="text-text-3">{t("studio.vinyl.guest")}</p> : null}
    </div>
  );
}
