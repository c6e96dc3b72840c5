import {
  StaffCategoriesDocument,
  StaffProductDeleteDocument,
  StaffProductListingDocument,
  StaffChannelsDocument,
  StaffShelfDocument,
  type StaffShelfQuery,
} from "@carloom/api-client/commerce";
import { Button, buttonClass, useT } from "@carloom/ui";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { asked, useAnswer } from "../boot/data.ts";
import { useLanguage } from "../boot/language.tsx";
import { session } from "../boot/session.ts";
import { DataList } from "../list/data-list.tsx";
import type { Asks } from "../boot/ahead.ts";
import { askedList } from "../list/use-list.ts";
import type { BulkAct, Column, ListPage, ListState } from "../list/list-types.ts";
import { problemText } from "../parts/act-dialog.tsx";
import { PageHead } from "../parts/section.tsx";
import { State } from "../parts/state.tsx";
import { agoText, momentText, moneyText } from "../parts/text.ts";
import { plainly } from "./delete-goods.tsx";
import { NewProduct } from "./new-product.tsx";
import { useNameOf } from "../parts/name-of.ts";

type Row = NonNullable<StaffShelfQuery["shelf"]>["edges"][number]["node"];

const PAGE = 50;
const SORTS = ["POSITION", "NAME", "UPDATED_AT"] as const;

async function ask(state: ListState, after: string | null, signal: AbortSignal): Promise<ListPage<Row>> {
  const { words, sort, filters } = state;
  const { shelf } = await session.clients.commerce.query(
    StaffShelfDocument,
    {
      first: PAGE,
      after,
      search: words || null,
      category: filters["category"] ?? null,
      isPublished: filters["shown"] ? filters["shown"] === "yes" : null,
      isOut: filters["stock"] === "out" ? true : null,
      sort: SORTS.find((field) => field === sort?.field) ?? null,
      direction: sort?.descending ? "DESC" : "ASC",
    },
    { signal },
  );
  return {
    rows: shelf?.edges.map(({ node }) => node) ?? [],
    next: shelf?.pageInfo.hasNextPage ? (shelf.pageInfo.endCursor ?? null) : null,
    total: shelf?.totalCount ?? null,
  };
}

const listed = askedList("products", ask);
export const asks: Asks = (search) => [
  ...listed(search),
  asked(StaffCategoriesDocument, {}),
  asked(StaffChannelsDocument, {}),
];

/** Every product: shown, hidden, or not priced yet. */
export function Products() {
  const t = useT();
  const nameOf = useNameOf();
  const language = useLanguage();
  const places = useAnswer(StaffCategoriesDocument, {});
  const channels = useAnswer(StaffChannelsDocument, {});
  const [isNew, setNew] = useState(false);
  const price = (row: Row) => {
    const range = row.product.pricing?.priceRange;
    const [from, to] = [range?.start?.gross, range?.stop?.gross];
    if (!from || !to) return "";
    return from.amount === to.amount
      ? moneyText(language, from)
      : t("dashboard.product.from", { price: moneyText(language, from) });
  };
  const columns: Column<Row>[] = [
    {
      id: "name",
      name: "dashboard.product.name",
      cell: ({ product }) => (
        <span className="da-goods">
          {product.thumbnail ? <img src={product.thumbnail.url} alt="" width={32} height={32} /> : <i />}
          <span>{nameOf(product)}</span>
        </span>
      ),
      text: ({ product }) => nameOf(product),
      sort: "NAME",
    },
    {
      id: "shown",
      name: "dashboard.product.shown",
      cell: (row) => (
        <State tone={row.isPublished ? "good" : "quiet"}>
          {t(row.isPublished ? "dashboard.product.isShown" : "dashboard.product.isHidden")}
        </State>
      ),
      text: (row) => String(row.isPublished),
    },
    {
      id: "category",
      name: "dashboard.product.category",
      cell: ({ product }) => nameOf(product.category),
      text: ({ product }) => nameOf(product.category),
    },
    {
      id: "type",
      name: "dashboard.product.type",
      cell: ({ product }) => product.productType.name,
      text: ({ product }) => product.productType.name,
      extra: true,
    },
    {
      id: "variants",
      name: "dashboard.product.variants",
      cell: (row) => row.variantCount,
      text: (row) => String(row.variantCount),
      end: true,
    },
    {
      id: "stock",
      name: "dashboard.product.stock",
      cell: (row) =>
        row.available === null || row.available === undefined ? (
          "–"
        ) : row.available <= 0 ? (
          <State tone="bad">{row.available}</State>
        ) : (
          row.available
        ),
      text: (row) => String(row.available ?? ""),
      end: true,
    },
    { id: "price", name: "dashboard.product.price", cell: price, text: price, end: true },
    {
      id: "updated",
      name: "dashboard.product.updated",
      cell: ({ product }) => (
        <time title={momentText(language, product.updatedAt)}>{agoText(language, product.updatedAt)}</time>
      ),
      text: ({ product }) => product.updatedAt,
      sort: "UPDATED_AT",
      extra: true,
    },
  ];
  const show = (is: boolean): BulkAct<Row> => ({
    id: is ? "show" : "hide",
    name: is ? "dashboard.product.show" : "dashboard.product.hide",
    question: (count) => t(is ? "dashboard.product.showText" : "dashboard.product.hideText", { count }),
    run: async ({ product }) => {
      const { productChannelListingUpdate } = await session.clients.commerce.mutate(StaffProductListingDocument, {
        id: product.id,
        input: {
          updateChannels: (channels.data?.channels ?? []).map(({ id }) => ({ channelId: id, isPublished: is })),
        },
      });
      const problem = productChannelListingUpdate?.errors[0];
      return problem ? `${nameOf(product)}: ${problemText(t, problem)}` : null;
    },
  });
  const remove: BulkAct<Row> = {
    id: "delete",
    name: "dashboard.delete",
    question: (count) =>
      [
        t("dashboard.goods.deleteMany", { count }),
        t("dashboard.goods.deleteCarts"),
        t("dashboard.goods.deleteOrders"),
        t("dashboard.goods.deleteBuilds"),
      ].join("\n"),
    run: async ({ product }) => {
      const { productDelete } = await session.clients.commerce.mutate(StaffProductDeleteDocument, { id: product.id });
      const [problem] = plainly(productDelete?.errors);
      return problem ? `${nameOf(product)}: ${problemText(t, problem)}` : null;
    },
  };
  return (
    <div className="da-page da-page-list">
      <PageHead
        title={t("dashboard.place.products")}
        actions={
          <>
            <Link className={buttonClass({})} to="/products/import">
              {t("dashboard.import.open")}
            </Link>
            <Button variant="primary" onClick={() => setNew(true)}>
              <Plus aria-hidden size={16} />
              {t("dashboard.product.new")}
            </Button>
          </>
        }
      />
      <DataList
        id="products"
        label={t("dashboard.place.products")}
        columns={columns}
        rowKey={({ product }) => product.id}
        rowHref={({ product }) => `/products/${encodeURIComponent(product.id)}`}
        ask={ask}
        bulk={channels.data ? [show(true), show(false), remove] : [remove]}
        filters={[
          {
            id: "category",
            name: "dashboard.product.category",
            choices: (places.data?.categories?.edges ?? []).map(({ node }) => ({
              value: node.id,
              label: nameOf(node),
            })),
          },
          {
            id: "shown",
            name: "dashboard.product.shown",
            choices: [
              { value: "yes", label: t("dashboard.product.isShown") },
              { value: "no", label: t("dashboard.product.isHidden") },
            ],
          },
          {
            id: "stock",
            name: "dashboard.product.stock",
            choices: [{ value: "out", label: t("dashboard.product.out") }],
          },
        ]}
        views={[
          { name: t("dashboard.product.hiddenView"), search: "shown=no" },
          { name: t("dashboard.product.outView"), search: "stock=out" },
        ]}
        empty={
          <>
            <h2>{t("dashboard.product.none")}</h2>
            <p>{t("dashboard.product.noneText")}</p>
            <Button variant="primary" onClick={() => setNew(true)}>
              {t("dashboard.product.new")}
            </Button>
          </>
        }
      />
      {isNew ? <NewProduct onClose={() => setNew(false)} /> : null}
    </div>
  );
}
