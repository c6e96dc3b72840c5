import { LANGUAGES, type Language } from "@carloom/i18n";
import { Tabs, useT } from "@carloom/ui";
import { useNavigate, useParams } from "react-router";
import { PageHead } from "../parts/section.tsx";
import { useMay } from "../shell/roles.ts";
import { Home } from "./home.tsx";
import { HomePictures } from "./home-pictures.tsx";
import { Legals } from "./legals.tsx";
import { Mails } from "./mails.tsx";
import { Menus } from "./menus.tsx";
import { Pages } from "./pages.tsx";
import { Beside } from "../shell/beside.tsx";

/** The language in which something is written: the address's, English without. */
const languageIn = (text: string | undefined): Language => LANGUAGES.find((one) => one === text) ?? "en";

/** Parts that are edited as they open, without choosing one of several texts. */
const WHOLE: ReadonlySet<string> = new Set(["home", "pictures", "menus"]);

/** What the shop says: on its home page, on pages, in menus, in law and in mails. */
export function Content() {
  const t = useT();
  const navigate = useNavigate();
  const { room = "home", key, language } = useParams();
  const isOwner = useMay("owner");
  const of = { of: key, language: languageIn(language) };
  const tabs = [
    { id: "home", label: t("dashboard.content.home"), content: <Home language={languageIn(key)} /> },
    { id: "pictures", label: t("dashboard.pictures.heading"), content: <HomePictures /> },
    { id: "pages", label: t("dashboard.content.pages"), content: <Pages {...of} /> },
    { id: "menus", label: t("dashboard.content.menus"), content: <Menus /> },
    ...(isOwner
      ? [
          { id: "legal", label: t("dashboard.content.legals"), content: <Legals {...of} /> },
          { id: "mails", label: t("dashboard.content.mails"), content: <Mails {...of} /> },
        ]
      : []),
  ];
  // whoever looks at a list of texts edits none of them
  const isText = WHOLE.has(room) || (key !== undefined && key !== "");
  const edited = isText ? `${room}-${WHOLE.has(room) ? "" : key}`.replace(/[^\w-]/g, "-").slice(0, 100) : null;
  return (
    <div className="da-page">
      <PageHead
        title={t("dashboard.place.content")}
        state={
          edited ? (
            <p className="da-head-state">
              <Beside key={edited} kind="content" id={edited} />
            </p>
          ) : null
        }
      />
      <Tabs
        label={t("dashboard.place.content")}
        tabs={tabs}
        value={tabs.some(({ id }) => id === room) ? room : "home"}
        onChange={(id) => void navigate(id === "home" ? "/content" : `/content/${id}`)}
        className="da-tabs"
      />
    </div>
  );
}
