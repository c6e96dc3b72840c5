import { StaffPageCreateDocument, StaffPagesDocument, type StaffPagesQuery } from "@carloom/api-client/commerce";
import type { Language } from "@carloom/i18n";
import { Button, TextField, useT } from "@carloom/ui";
import { Plus } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { Link, useNavigate } from "react-router";
import { useAct, useAnswer } from "../boot/data.ts";
import { LANGUAGE_NAMES } from "../boot/language.tsx";
import { ActDialog } from "../parts/act-dialog.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { Page } from "./page.tsx";
import { PageState } from "./page-state.tsx";

type Row = NonNullable<StaffPagesQuery["pages"]>["edges"][number]["node"];

/** Pages that the shop writes: guides, news, whatever is not in the catalogue. */
export function Pages({ of, language }: { of: string | undefined; language: Language }) {
  return of ? <Page id={of} language={language} /> : <PageList />;
}

const FIRST = 100;

function PageList() {
  const t = useT();
  const [search, setSearch] = useState("");
  const [isNew, setNew] = useState(false);
  const text = useDeferredValue(search);
  const answer = useAnswer(StaffPagesDocument, { search: text, first: FIRST, after: null }, { keepPrevious: true });
  return (
    <>
      <p className="da-soft da-lead">{t("dashboard.content.pagesLead")}</p>
      <div className="da-actions da-content-tools">
        <TextField
          type="search"
          label={t("dashboard.content.pagesSearch")}
          value={search}
          maxLength={100}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Button onClick={() => setNew(true)}>
          <Plus aria-hidden size={16} />
          {t("dashboard.content.pageNew")}
        </Button>
      </div>
      <Loaded answer={answer}>
        {({ pages }) =>
          pages && pages.edges.length > 0 ? (
            <ul className="da-rows">
              {pages.edges.map(({ node }) => (
                <PageRow key={node.id} page={node} />
              ))}
            </ul>
          ) : (
            <p className="da-soft">{t(text ? "dashboard.content.pagesNone" : "dashboard.content.pagesEmpty")}</p>
          )
        }
      </Loaded>
      {isNew ? <NewPage onClose={() => setNew(false)} /> : null}
    </>
  );
}

function PageRow({ page }: { page: Row }) {
  const t = useT();
  const missing = (["ko", "ja"] as const).filter((one) => !page[one]?.title);
  return (
    <li className="da-row">
      <span className="da-row-main da-two">
        <Link className="ui-link" to={`/content/pages/${encodeURIComponent(page.id)}`}>
          {page.title}
        </Link>
        <small>/pages/{page.slug}</small>
      </span>
      {missing.length > 0 ? (
        <span className="da-soft">
          {t("dashboard.content.untranslated", { languages: missing.map((one) => LANGUAGE_NAMES[one]).join(", ") })}
        </span>
      ) : null}
      <PageState page={page} />
    </li>
  );
}

/** Every page is of the one type. */
const PAGE_TYPE = btoa("PageType:1");

function NewPage({ onClose }: { onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const create = useAct(StaffPageCreateDocument);
  const [title, setTitle] = useState("");
  const [slug, setSlug] = useState("");
  return (
    <ActDialog
      title={t("dashboard.content.pageNew")}
      label={t("dashboard.content.pageCreate")}
      isReady={title.trim() !== ""}
      onClose={onClose}
      run={async () => {
        const input = { title: title.trim(), slug: slug.trim() || null, pageType: PAGE_TYPE };
        const { pageCreate } = await create.mutateAsync({ input });
        if (pageCreate?.page) void navigate(`/content/pages/${encodeURIComponent(pageCreate.page.id)}`);
        return pageCreate?.errors ?? [];
      }}
    >
      <TextField
        label={t("dashboard.content.part.title")}
        value={title}
        maxLength={250}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <TextField
        label={t("dashboard.content.part.slug")}
        hint={t("dashboard.content.slugHint")}
        value={slug}
        maxLength={100}
        onChange={(event) => setSlug(event.currentTarget.value)}
      />
    </ActDialog>
  );
}
