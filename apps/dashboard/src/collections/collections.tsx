import { StaffCollectionCreateDocument, StaffCollectionsDocument } from "@carloom/api-client/commerce";
import { Button, TextField, useT } from "@carloom/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useAct } from "../boot/data.ts";
import { LANGUAGE_NAMES } from "../boot/language.tsx";
import { session } from "../boot/session.ts";
import { DataList } from "../list/data-list.tsx";
import type { Asks } from "../boot/ahead.ts";
import { askedList } from "../list/use-list.ts";
import type { Column, ListPage, ListState } from "../list/list-types.ts";
import { ActDialog } from "../parts/act-dialog.tsx";
import { PageHead } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { useMay } from "../shell/roles.ts";
import { type CollectionRow, isShownLater, isShownNow } from "./collection.ts";
import { useNameOf } from "../parts/name-of.ts";

async function ask(state: ListState, _: string | null, signal: AbortSignal): Promise<ListPage<CollectionRow>> {
  const answer = await session.clients.commerce.query(
    StaffCollectionsDocument,
    { search: state.words || null },
    { signal },
  );
  return { rows: answer.collectionShelf, next: null, total: answer.collectionShelf.length };
}

export const asks: Asks = askedList("collections", ask);

/** Goods that belong together: every collection, in the shop's order. */
export function Collections() {
  const t = useT();
  const nameOf = useNameOf();
  const mayChange = useMay("catalogue");
  const [isNew, setNew] = useState(false);
  const missing = ({ collection }: CollectionRow) =>
    (["ko", "ja"] as const).filter(
      (language) => !collection[language]?.name || collection[language].name === collection.name,
    );
  const shown = (row: CollectionRow): [tone: "good" | "open" | "quiet", text: string] => {
    const listings = row.collection.channelListings ?? [];
    const now = listings.filter(isShownNow).length;
    if (now > 0 && now === listings.length) return ["good", t("dashboard.product.isShown")];
    if (now > 0) return ["good", t("dashboard.collection.shownIn", { count: now })];
    return listings.some(isShownLater)
      ? ["open", t("dashboard.collection.later")]
      : ["quiet", t("dashboard.product.isHidden")];
  };
  const columns: Column<CollectionRow>[] = [
    {
      id: "name",
      name: "dashboard.product.name",
      cell: ({ collection }) => (
        <span className="da-goods">
          {collection.backgroundImage ? (
            <img src={collection.backgroundImage.url} alt="" width={32} height={32} />
          ) : (
            <i />
          )}
          <span>{nameOf(collection)}</span>
        </span>
      ),
      text: ({ collection }) => nameOf(collection),
      grow: 2,
    },
    {
      id: "shown",
      name: "dashboard.product.shown",
      cell: (row) => {
        const [tone, text] = shown(row);
        return <State tone={tone}>{text}</State>;
      },
      text: (row) => shown(row)[1],
    },
    {
      id: "products",
      name: "dashboard.place.products",
      cell: ({ productCount }) => productCount,
      text: ({ productCount }) => String(productCount),
      end: true,
    },
    {
      id: "slug",
      name: "dashboard.placement.slug",
      cell: ({ collection }) => <code>{collection.slug}</code>,
      text: ({ collection }) => collection.slug,
    },
    {
      id: "missing",
      name: "dashboard.collection.missing",
      cell: (row) =>
        missing(row).length > 0 ? (
          <State tone="warn">
            {missing(row)
              .map((language) => LANGUAGE_NAMES[language])
              .join(", ")}
          </State>
        ) : null,
      text: (row) => missing(row).join(" "),
    },
  ];
  return (
    <div className="da-page da-page-list">
      <PageHead
        title={t("dashboard.place.collections")}
        actions={
          mayChange ? (
            <Button variant="primary" onClick={() => setNew(true)}>
              <Plus aria-hidden size={16} />
              {t("dashboard.collection.new")}
            </Button>
          ) : null
        }
      />
      <DataList
        id="collections"
        label={t("dashboard.place.collections")}
        columns={columns}
        rowKey={({ collection }) => collection.id}
        rowHref={({ collection }) => `/collections/${encodeURIComponent(collection.id)}`}
        ask={ask}
        empty={
          <>
            <h2>{t("dashboard.collection.none")}</h2>
            <p>{t("dashboard.collection.noneText")}</p>
          </>
        }
      />
      {isNew ? <NewCollection onClose={() => setNew(false)} /> : null}
    </div>
  );
}

/** It begins with its name; nobody sees it until it is shown. */
function NewCollection({ onClose }: { onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const act = useAct(StaffCollectionCreateDocument);
  const [name, setName] = useState("");
  return (
    <ActDialog
      title={t("dashboard.collection.new")}
      label={t("dashboard.product.create")}
      onClose={onClose}
      isReady={name.trim() !== ""}
      run={async () => {
        const { collectionCreate } = await act.mutateAsync({ input: { name: name.trim(), isPublished: false } });
        const id = collectionCreate?.collection?.id;
        if (id) void navigate(`/collections/${encodeURIComponent(id)}`);
        return collectionCreate?.errors ?? [];
      }}
    >
      <TextField
        label={t("dashboard.product.nameEn")}
        value={name}
        maxLength={250}
        required
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </ActDialog>
  );
}
