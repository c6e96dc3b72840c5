import {
  StaffCollectionAddDocument,
  StaffCollectionOrderDocument,
  StaffCollectionTakeDocument,
  StaffShelfDocument,
} from "@carloom/api-client/commerce";
import { Button, ErrorNote, TextField, useT } from "@carloom/ui";
import { ArrowDown, ArrowUp, GripVertical, X } from "lucide-react";
import { type RefObject, useDeferredValue, useRef, useState } from "react";
import { Link } from "react-router";
import { useAct, useAnswer } from "../boot/data.ts";
import { type Problem, problemText } from "../parts/act-dialog.tsx";
import { Section } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { Tool } from "../parts/tool.tsx";
import { useRowDrag } from "../parts/use-row-drag.ts";
import { useMay } from "../shell/roles.ts";
import type { Shelf } from "./collection.ts";
import { useNameOf } from "../parts/name-of.ts";

/** Its products in the order that the shop shows them in: dragged or moved by buttons, found by words, taken out. */
export function CollectionMembers({ shelf }: { shelf: Shelf }) {
  const t = useT();
  const mayChange = useMay("catalogue");
  const take = useAct(StaffCollectionTakeDocument);
  const order = useAct(StaffCollectionOrderDocument);
  const finder = useRef<HTMLInputElement>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const { id } = shelf.collection;
  const { members } = shelf;
  const isBusy = take.isPending || order.isPending;
  const run = async (work: () => Promise<readonly Problem[]>) => {
    try {
      setProblems(await work());
    } catch {
      setProblems([{}]);
    }
  };
  const move = (from: number, to: number) =>
    run(async () => {
      const productId = members[from]?.productId;
      if (!productId || from === to) return [];
      const moves = [{ productId, sortOrder: to - from }];
      return (await order.mutateAsync({ id, moves })).collectionReorderProducts?.errors ?? [];
    });
  const drag = useRowDrag(mayChange && !isBusy && members.length > 1, (from, to) => void move(from, to));
  const takeOut = (product: string) =>
    run(async () => (await take.mutateAsync({ id, products: [product] })).collectionRemoveProducts?.errors ?? []);
  return (
    <Section title={t("dashboard.place.products")}>
      {members.length === 0 ? <p className="da-soft">{t("dashboard.collection.noProducts")}</p> : null}
      {problems.map((problem) => (
        <ErrorNote key={problem.message ?? ""}>{problemText(t, problem)}</ErrorNote>
      ))}
      <ol className="da-rows da-members">
        {members.map((member, index) => (
          <li
            key={member.productId}
            className="da-row"
            data-over={(drag.over === index && drag.dragged !== index) || undefined}
            {...drag.rowProps(index, member.productId)}
          >
            {mayChange ? <GripVertical aria-hidden size={16} className="da-grip" /> : null}
            <span className="da-goods da-row-main">
              {member.thumbnail ? (
                <img src={member.thumbnail.url} alt="" width={32} height={32} loading="lazy" draggable={false} />
              ) : (
                <i />
              )}
              <Link className="ui-link" to={`/products/${encodeURIComponent(member.productId)}`} draggable={false}>
                {member.name}
              </Link>
              {member.isPublished ? null : <State tone="quiet">{t("dashboard.product.isHidden")}</State>}
            </span>
            {mayChange ? (
              <span className="da-actions">
                <Tool
                  label={t("dashboard.collection.up", { name: member.name })}
                  icon={<ArrowUp aria-hidden />}
                  isOff={isBusy || index === 0}
                  onClick={() => void move(index, index - 1)}
                />
                <Tool
                  label={t("dashboard.collection.down", { name: member.name })}
                  icon={<ArrowDown aria-hidden />}
                  isOff={isBusy || index === members.length - 1}
                  onClick={() => void move(index, index + 1)}
                />
                <Tool
                  label={t("dashboard.promotion.takeOutOne", { name: member.name })}
                  icon={<X aria-hidden />}
                  isOff={isBusy}
                  onClick={() => {
                    void takeOut(member.productId);
                    // the button goes with its product
                    finder.current?.focus();
                  }}
                />
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      {mayChange ? <Finder field={finder} shelf={shelf} onProblems={setProblems} /> : null}
    </Section>
  );
}

/** Products by words, to be put behind those that are there. */
function Finder({
  field,
  shelf,
  onProblems,
}: {
  field: RefObject<HTMLInputElement | null>;
  shelf: Shelf;
  onProblems: (problems: readonly Problem[]) => void;
}) {
  const t = useT();
  const nameOf = useNameOf();
  const add = useAct(StaffCollectionAddDocument);
  const [words, setWords] = useState("");
  const search = useDeferredValue(words.trim());
  const found = useAnswer(
    StaffShelfDocument,
    { first: 12, search },
    { enabled: search.length > 1, keepPrevious: true },
  );
  const held = new Set(shelf.members.map(({ productId }) => productId));
  const rows =
    search.length > 1
      ? (found.data?.shelf?.edges ?? []).map(({ node }) => node.product).filter(({ id }) => !held.has(id))
      : [];
  const put = async (product: string) => {
    // what is put in leaves the list
    field.current?.focus();
    try {
      const answer = await add.mutateAsync({ id: shelf.collection.id, products: [product] });
      onProblems(answer.collectionAddProducts?.errors ?? []);
    } catch {
      onProblems([{}]);
    }
  };
  return (
    <div className="da-finder">
      <TextField
        ref={field}
        label={t("dashboard.collection.find")}
        type="search"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <ul className="da-rows">
        {rows.map((node) => (
          <li key={node.id} className="da-row">
            <span className="da-two da-row-main">
              <span>{nameOf(node)}</span>
              <small>{nameOf(node.category)}</small>
            </span>
            <Button
              size="small"
              aria-label={t("dashboard.edit.addOne", { name: nameOf(node) })}
              aria-disabled={add.isPending}
              onClick={() => (add.isPending ? undefined : void put(node.id))}
            >
              {t("dashboard.edit.addDo")}
            </Button>
          </li>
        ))}
      </ul>
      <p className="da-soft" aria-live="polite">
        {search.length > 1 && found.isSuccess && !found.isPlaceholderData && rows.length === 0
          ? t("dashboard.palette.none")
          : null}
      </p>
    </div>
  );
}
