import {
  StaffRedirectRemoveDocument,
  StaffRedirectsDocument,
  type StaffRedirectsQuery,
} from "@carloom/api-client/commerce";
import { Button, ErrorNote, IconButton, Skeleton, TextField, useT } from "@carloom/ui";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Plus, Trash2 } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useAct } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { session } from "../boot/session.ts";
import { DeleteDialog } from "../parts/delete-dialog.tsx";
import { ScrollX } from "../parts/scroll-x.tsx";
import { State } from "../parts/state.tsx";
import { momentText } from "../parts/text.ts";
import { NewRedirect } from "./new-redirect.tsx";

type Redirect = StaffRedirectsQuery["addressRedirects"]["redirects"][number];

/** Old addresses and where they lead. */
export function Redirects() {
  const t = useT();
  const remove = useAct(StaffRedirectRemoveDocument);
  const [text, setText] = useState("");
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<Redirect | null>(null);
  const search = useDeferredValue(text.trim());
  const query = useInfiniteQuery({
    queryKey: [StaffRedirectsDocument.operationName, search],
    queryFn: ({ pageParam, signal }) =>
      session.clients.commerce.query(StaffRedirectsDocument, { search: search || null, after: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ addressRedirects: { next } }) => next ?? null,
    placeholderData: keepPreviousData,
  });
  const rows = (query.data?.pages ?? []).flatMap(({ addressRedirects }) => addressRedirects.redirects);
  return (
    <>
      <p className="da-soft da-lead">{t("dashboard.redirect.lead")}</p>
      <div className="da-add">
        <TextField
          type="search"
          label={t("dashboard.redirect.search")}
          value={text}
          maxLength={100}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden size={16} />
          {t("dashboard.redirect.new")}
        </Button>
      </div>
      {query.isPending ? (
        <div className="da-page-waiting" aria-busy="true">
          <Skeleton />
          <Skeleton />
        </div>
      ) : null}
      {query.isError ? <ErrorNote>{t("dashboard.list.failed")}</ErrorNote> : null}
      {query.isSuccess && rows.length === 0 ? (
        <p className="da-soft">{t(search ? "dashboard.redirect.noneFound" : "dashboard.redirect.none")}</p>
      ) : null}
      {rows.length > 0 ? <Table of={rows} onDelete={setAsked} /> : null}
      {query.hasNextPage ? (
        <div className="da-actions">
          <Button aria-disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t("dashboard.redirect.more")}
          </Button>
        </div>
      ) : null}
      {isAdding ? <NewRedirect onClose={() => setAdding(false)} /> : null}
      {asked ? (
        <DeleteDialog
          name={asked.from}
          text={t("dashboard.redirect.deleteText")}
          run={async () => (await remove.mutateAsync({ id: asked.id })).addressRedirectRemove.errors}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}

function Table({ of, onDelete }: { of: readonly Redirect[]; onDelete: (one: Redirect) => void }) {
  const t = useT();
  const language = useLanguage();
  return (
    <ScrollX label={t("dashboard.redirect.tab")}>
      <table className="da-table">
        <thead>
          <tr>
            <th scope="col">{t("dashboard.redirect.from")}</th>
            <th scope="col">{t("dashboard.redirect.to")}</th>
            <th scope="col">{t("dashboard.redirect.kind")}</th>
            <th scope="col">{t("dashboard.redirect.why")}</th>
            <th>
              <span className="ui-hidden">{t("dashboard.more")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {of.map((one) => (
            <tr key={one.id}>
              <td>
                <code>{one.from}</code>
                {one.isShadowed ? <State tone="warn">{t("dashboard.redirect.shadowed")}</State> : null}
              </td>
              <td>
                <span className="da-two">
                  <code>{one.to}</code>
                  <small>{one.name}</small>
                </span>
              </td>
              <td>{t(`dashboard.redirect.kind.${one.kind}`)}</td>
              <td>
                <span className="da-two">
                  {t(one.isByHand ? "dashboard.redirect.byHand" : "dashboard.redirect.bySystem")}
                  <small>{momentText(language, one.createdAt)}</small>
                </span>
              </td>
              <td data-end>
                <IconButton
                  label={t("dashboard.redirect.deleteOne", { name: one.from })}
                  icon={<Trash2 aria-hidden size={16} />}
                  onClick={() => onDelete(one)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
}
