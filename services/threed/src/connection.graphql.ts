import type { Builder, Page } from "@carloom/platform";

const objectRef = <T>(builder: Builder, name: string) => builder.objectRef<T>(name);
/** A GraphQL object type whose values are `T`. */
export type Ref<T> = ReturnType<typeof objectRef<T>>;

function addPageInfo(builder: Builder) {
  const ref = objectRef<Page<unknown>["pageInfo"]>(builder, "PageInfo");
  builder.objectType(ref, {
    fields: (t) => ({
      hasNextPage: t.exposeBoolean("hasNextPage"),
      hasPreviousPage: t.exposeBoolean("hasPreviousPage"),
      startCursor: t.exposeString("startCursor", { nullable: true }),
      endCursor: t.exposeString("endCursor", { nullable: true }),
    }),
  });
  return ref;
}

/** Returns a function that makes `{name}Connection` and `{name}Edge` of a node type. */
export function connectionsOf(builder: Builder) {
  const pageInfo = addPageInfo(builder);
  return <T>(name: string, node: Ref<T>): Ref<Page<T>> => {
    const edge = objectRef<{ node: T; cursor: string }>(builder, `${name}Edge`);
    builder.objectType(edge, {
      fields: (t) => ({
        node: t.field({ type: node, resolve: (e) => e.node as never }),
        cursor: t.exposeString("cursor"),
      }),
    });
    const connection = objectRef<Page<T>>(builder, `${name}Connection`);
    builder.objectType(connection, {
      fields: (t) => ({
        totalCount: t.int({ resolve: (page) => page.totalCount() }),
        pageInfo: t.field({ type: pageInfo, resolve: (page) => page.pageInfo }),
        edges: t.field({ type: [edge], resolve: (page) => page.edges }),
      }),
    });
    return connection;
  };
}

/** The page of a list that the caller may not see, or that does not exist. */
export function emptyPage<T>(): Page<T> {
  const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
  return { totalCount: () => 0, pageInfo, edges: [] };
}
