import {
  StaffPageDeleteDocument,
  StaffPageDocument,
  type StaffPageQuery,
  StaffPageTranslateDocument,
  StaffPageUpdateDocument,
} from "@carloom/api-client/commerce";
import { type Language, LANGUAGE_CODES } from "@carloom/i18n";
import { pageSettings } from "@carloom/settings";
import { Button, buttonClass, Checkbox, ErrorNote, TextArea, TextField, useT } from "@carloom/ui";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useAct, useAnswer } from "../boot/data.ts";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { DeleteDialog } from "../parts/delete-dialog.tsx";
import { Loaded } from "../parts/loaded.tsx";
import { localMoment, momentOf } from "../parts/moment.ts";
import { Meanwhile } from "../parts/draft/meanwhile.tsx";
import { useDraft } from "../parts/draft/use-draft.ts";
import { SaveRow } from "../parts/save-row.tsx";
import { BlockEditor } from "./block-editor.tsx";
import { History } from "./history.tsx";
import { Languages } from "./languages.tsx";
import { PageState } from "./page-state.tsx";
import { contentText, contentWritten, useBlocks } from "./use-blocks.ts";
import { BackLink } from "../parts/back-link.tsx";

type Stored = NonNullable<StaffPageQuery["page"]>;

/** Key of a page within its id. */
const keyOf = (id: string): string => atob(id).split(":")[1] ?? "";

/** A page in a language: what it says, where it stands and from when. */
export function Page({ id, language }: { id: string; language: Language }) {
  const t = useT();
  const navigate = useNavigate();
  const answer = useAnswer(StaffPageDocument, { id });
  return (
    <>
      <BackLink to="/content/pages">{t("dashboard.content.pages")}</BackLink>
      <Loaded answer={answer}>
        {({ page }) =>
          page ? (
            <>
              <h2>{page.title}</h2>
              <PageState page={page} />
              <Languages
                language={language}
                onChoose={(one) => void navigate(`/content/pages/${encodeURIComponent(id)}/${one}`)}
              />
              <PageForm key={`${page.id} ${language}`} page={page} language={language} />
              <History
                kind="PAGE"
                of={keyOf(page.id)}
                language={null}
                nameOf={(key) => t(`dashboard.content.part.${key}`)}
              />
            </>
          ) : (
            <ErrorNote>{t("dashboard.problem.NOT_FOUND")}</ErrorNote>
          )
        }
      </Loaded>
    </>
  );
}

function wordsOf(page: Stored, language: Language) {
  const own = language === "en" ? page : page[language];
  return {
    title: own?.title ?? "",
    content: contentWritten(own?.content),
    seoTitle: own?.seoTitle ?? "",
    seoDescription: own?.seoDescription ?? "",
    slug: page.slug,
    isPublished: page.isPublished,
    publishedAt: localMoment(page.publishedAt),
  };
}

function PageForm({ page, language }: { page: Stored; language: Language }) {
  const t = useT();
  const navigate = useNavigate();
  const edit = useDraft({
    document: StaffPageDocument,
    variables: { id: page.id },
    record: (answer) => answer.page,
    of: (answer) => wordsOf(answer?.page ?? page, language),
  });
  const update = useAct(StaffPageUpdateDocument, edit);
  const translate = useAct(StaffPageTranslateDocument, edit);
  const remove = useAct(StaffPageDeleteDocument);
  const { draft: words, set } = edit;
  const [blocks, setBlocks] = useBlocks(words.content, (content) => set({ content }));
  const [isAsked, setAsked] = useState(false);

  const save = async (now: typeof words): Promise<readonly Problem[]> => {
    const { title, content, seoTitle, seoDescription, slug, isPublished, publishedAt } = now;
    if (language !== "en") {
      const input = { title, content, seoTitle: seoTitle || null, seoDescription: seoDescription || null };
      const { pageTranslate } = await translate.mutateAsync({ id: page.id, language: LANGUAGE_CODES[language], input });
      return pageTranslate?.errors ?? [];
    }
    const input = {
      title,
      content,
      slug,
      isPublished,
      publishedAt: momentOf(publishedAt),
      seo: { title: seoTitle || null, description: seoDescription || null },
    };
    return (await update.mutateAsync({ id: page.id, input })).pageUpdate?.errors ?? [];
  };
  const part = (name: string) => ({ label: t(`dashboard.content.part.${name}`) });
  const names = {
    title: part("title"),
    content: { ...part("content"), text: contentText },
    seoTitle: part("seoTitle"),
    seoDescription: part("seoDescription"),
    slug: part("slug"),
    isPublished: part("isPublished"),
    publishedAt: part("publishedAt"),
  };
  const address = new URL(`/default-channel/pages/${page.slug}`, pageSettings().origin);
  if (language !== "en") address.searchParams.set("lang", language);
  return (
    <form className="da-form da-legal" onSubmit={edit.submit(save)}>
      <TextField
        label={t("dashboard.content.part.title")}
        lang={language}
        maxLength={250}
        value={words.title}
        {...(language !== "en" && { hint: t("dashboard.content.inEnglish", { text: page.title }) })}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <BlockEditor blocks={blocks} language={language} onChange={setBlocks} />
      <div className="da-languages">
        <TextField
          label={t("dashboard.content.part.seoTitle")}
          lang={language}
          maxLength={300}
          value={words.seoTitle}
          onChange={(event) => set({ seoTitle: event.currentTarget.value })}
        />
        <TextArea
          label={t("dashboard.content.part.seoDescription")}
          lang={language}
          rows={2}
          maxLength={300}
          value={words.seoDescription}
          onChange={(event) => set({ seoDescription: event.currentTarget.value })}
        />
      </div>
      {language === "en" ? (
        <div className="da-languages">
          <TextField
            label={t("dashboard.content.part.slug")}
            hint={t("dashboard.content.slugHint")}
            maxLength={100}
            value={words.slug}
            onChange={(event) => set({ slug: event.currentTarget.value })}
          />
          <Checkbox
            label={t("dashboard.content.part.isPublished")}
            checked={words.isPublished}
            onChange={(event) => set({ isPublished: event.currentTarget.checked })}
          />
          <TextField
            type="datetime-local"
            label={t("dashboard.content.part.publishedAt")}
            hint={t("dashboard.content.publishedHint")}
            value={words.publishedAt}
            onChange={(event) => set({ publishedAt: event.currentTarget.value })}
          />
        </div>
      ) : null}
      <Meanwhile edit={edit} names={names} />
      {edit.problems.map((problem) => (
        <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
      ))}
      <div className="da-actions da-content-save">
        <SaveRow isBusy={edit.isBusy} isChanged={edit.isChanged} onDiscard={edit.discard} />
        {page.isPublished ? (
          <a className={buttonClass({})} href={address.href} target="_blank" rel="noreferrer">
            {t("dashboard.content.open")}
            <ExternalLink aria-hidden size={14} />
          </a>
        ) : null}
        <Button variant="quiet" onClick={() => setAsked(true)}>
          {t("dashboard.delete")}
        </Button>
      </div>
      {isAsked ? (
        <DeleteDialog
          name={page.title}
          text={t("dashboard.content.pageDeleteText")}
          onClose={() => setAsked(false)}
          run={async () => {
            const errors = (await remove.mutateAsync({ id: page.id })).pageDelete?.errors ?? [];
            if (errors.length === 0) void navigate("/content/pages");
            return errors;
          }}
        />
      ) : null}
    </form>
  );
}
