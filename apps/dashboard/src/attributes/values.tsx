import {
  StaffAttributeValuesDocument,
  type StaffAttributeValueFragment,
  StaffValueCreateDocument,
  StaffValueDeleteDocument,
  StaffValuesMoveDocument,
} from "@carloom/api-client/commerce";
import { Button, ErrorNote, IconButton, TextField, useT } from "@carloom/ui";
import { useInfiniteQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { useAct } from "../boot/data.ts";
import { session } from "../boot/session.ts";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { DeleteDialog } from "../parts/delete-dialog.tsx";
import { Section } from "../parts/section.tsx";
import { LANGUAGE_NAMES } from "../boot/language.tsx";
import { ScrollX } from "../parts/scroll-x.tsx";
import type { Attribute, Uses } from "./kinds.ts";
import { ValueDialog } from "./value-dialog.tsx";
import { useNameOf } from "../parts/name-of.ts";

type Value = StaffAttributeValueFragment;

/** Values in the order that the shop shows them in; numbers are in their own. */
export function Values({ attribute, uses }: { attribute: Attribute; uses: Uses }) {
  const t = useT();
  const nameOf = useNameOf();
  const create = useAct(StaffValueCreateDocument);
  const move = useAct(StaffValuesMoveDocument);
  const remove = useAct(StaffValueDeleteDocument);
  const [asked, setAsked] = useState<{ what: "edit" | "delete"; of: Value } | null>(null);
  const [name, setName] = useState("");
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const { id } = attribute;
  const isNumber = attribute.inputType === "NUMERIC";
  const query = useInfiniteQuery({
    queryKey: [StaffAttributeValuesDocument.operationName, id],
    queryFn: ({ pageParam, signal }) =>
      session.clients.commerce.query(StaffAttributeValuesDocument, { id, after: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ attribute: page }) =>
      page?.choices?.pageInfo.hasNextPage ? page.choices.pageInfo.endCursor : null,
  });
  const pages = query.data?.pages ?? [];
  const isOn = (page: (typeof pages)[number], value: Value) =>
    page.attribute?.choices?.edges.some(({ node }) => node.id === value.id) ?? false;
  /** After which value the page begins that one is on. */
  const startOf = (value: Value) =>
    pages[pages.findIndex((page) => isOn(page, value)) - 1]?.attribute?.choices?.pageInfo.endCursor ?? null;
  const values = pages.flatMap((page) => page.attribute?.choices?.edges.map(({ node }) => node) ?? []);
  const total = query.data?.pages[0]?.attribute?.choices?.totalCount ?? values.length;
  const productsOf = (value: Value) =>
    uses.values.find(({ attributeValue }) => attributeValue?.id === value.id)?.products ?? 0;

  const run = async (work: () => Promise<readonly Problem[]>) => {
    try {
      const said = await work();
      setProblems(said);
      return said.length === 0;
    } catch {
      setProblems([{}]);
      return false;
    }
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "" || create.isPending) return;
    const given = { attribute: id, name: name.trim() };
    if (await run(async () => (await create.mutateAsync(given)).attributeValueCreate?.errors ?? [])) setName("");
    field.current?.focus();
  };
  const shift = (value: Value, by: number) =>
    run(async () => (await move.mutateAsync({ attribute: id, id: value.id, by })).attributeReorderValues?.errors ?? []);
  return (
    <Section title={t("dashboard.attribute.values")}>
      {isNumber ? <p className="da-soft">{t("dashboard.attribute.numbers")}</p> : null}
      {!isNumber && query.isSuccess && values.length === 0 ? (
        <p className="da-soft">{t("dashboard.attribute.noValues")}</p>
      ) : null}
      {values.length > 0 ? (
        <ScrollX label={t("dashboard.attribute.values")}>
          <table className="da-table">
            <thead>
              <tr>
                <th scope="col">{isNumber ? t("dashboard.attribute.number") : LANGUAGE_NAMES.en}</th>
                {isNumber ? null : (
                  <>
                    <th scope="col">{LANGUAGE_NAMES.ko}</th>
                    <th scope="col">{LANGUAGE_NAMES.ja}</th>
                  </>
                )}
                <th scope="col" data-end>
                  {t("dashboard.place.products")}
                </th>
                <th>
                  <span className="ui-hidden">{t("dashboard.more")}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {values.map((value, at) => (
                <tr key={value.id}>
                  <td>
                    {isNumber ? (
                      value.name
                    ) : (
                      <button
                        type="button"
                        className="ui-link da-link"
                        onClick={() => setAsked({ what: "edit", of: value })}
                      >
                        {value.name}
                      </button>
                    )}
                  </td>
                  {isNumber ? null : (
                    <>
                      <td lang="ko">{value.ko?.name}</td>
                      <td lang="ja">{value.ja?.name}</td>
                    </>
                  )}
                  <td data-end>{productsOf(value)}</td>
                  <td data-end>
                    <span className="da-actions da-tight">
                      {isNumber ? null : (
                        <>
                          <IconButton
                            icon={<ArrowUp aria-hidden size={16} />}
                            label={t("dashboard.attribute.up", { name: nameOf(value) })}
                            aria-disabled={at === 0 || move.isPending}
                            onClick={() => (at === 0 || move.isPending ? undefined : void shift(value, -1))}
                          />
                          <IconButton
                            icon={<ArrowDown aria-hidden size={16} />}
                            label={t("dashboard.attribute.down", { name: nameOf(value) })}
                            aria-disabled={at === total - 1 || move.isPending}
                            onClick={() => (at === total - 1 || move.isPending ? undefined : void shift(value, 1))}
                          />
                        </>
                      )}
                      <IconButton
                        icon={<Trash2 aria-hidden size={16} />}
                        label={t("dashboard.structure.deleteOne", { name: nameOf(value) })}
                        onClick={() => setAsked({ what: "delete", of: value })}
                      />
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollX>
      ) : null}
      {query.hasNextPage ? (
        <div className="da-actions">
          <Button aria-disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t("dashboard.attribute.showMore", { count: total - values.length })}
          </Button>
        </div>
      ) : null}
      {query.isError ? <ErrorNote>{t("dashboard.list.failed")}</ErrorNote> : null}
      {isNumber ? null : (
        <form className="da-add" onSubmit={(event) => void add(event)}>
          <TextField
            ref={field}
            label={t("dashboard.attribute.newValue")}
            value={name}
            maxLength={250}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" aria-disabled={name.trim() === "" || create.isPending}>
            {t("dashboard.attribute.add")}
          </Button>
        </form>
      )}
      {problems.map((problem) => (
        <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
      ))}
      {asked?.what === "edit" ? (
        <ValueDialog attribute={id} after={startOf(asked.of)} value={asked.of} onClose={() => setAsked(null)} />
      ) : null}
      {asked?.what === "delete" ? (
        <DeleteDialog
          name={asked.of.name ?? ""}
          text={`${t("dashboard.attribute.deleteValue", { count: productsOf(asked.of) })} ${t("dashboard.attribute.forGood")}`}
          run={async () => (await remove.mutateAsync({ id: asked.of.id })).attributeValueDelete?.errors ?? []}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Section>
  );
}
