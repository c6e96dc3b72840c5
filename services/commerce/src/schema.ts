import { builder } from "./builder.ts";
import "./shared/scalars.graphql.ts";
import "./account/account.graphql.ts";

/** The commerce schema. A domain joins by importing its `*.graphql.ts` above. */
export const commerceSchema = builder.toSchema();
