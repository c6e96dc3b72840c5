import { IDENTITY_PROVIDERS } from "@carloom/settings";
import { requireVisitor } from "../account/account.policy.ts";
import { accountDb, type IdentityRow } from "../account.tables.ts";
import { errorsOf, errorsPayload } from "../account/payload.graphql.ts";
import { builder } from "../builder.ts";
import { disconnectIdentity } from "./identity.command.ts";
import { identitiesOf } from "./identity.repository.ts";
import { isProvider } from "./providers.ts";

const Provider = builder.enumType("IdentityProvider", {
  values: IDENTITY_PROVIDERS.map((name) => name.toUpperCase() as Uppercase<typeof name>),
});

const ConnectedIdentity = builder.objectRef<IdentityRow>("ConnectedIdentity").implement({
  description: "A provider that the person signs in with.",
  fields: (t) => ({
    provider: t.field({
      type: Provider,
      resolve: ({ provider }) =>
        isProvider(provider) ? (provider.toUpperCase() as Uppercase<typeof provider>) : "GOOGLE",
    }),
    email: t.exposeString("email", { nullable: true }),
    connectedAt: t.expose("created_at", { type: "DateTime" }),
  }),
});

builder.queryField("myIdentities", (t) =>
  t.field({
    type: [ConnectedIdentity],
    resolve: (_, __, context) => identitiesOf(accountDb(context.db), requireVisitor(context).userId),
  }),
);

builder.mutationField("identityDisconnect", (t) =>
  t.field({
    type: errorsPayload("IdentityDisconnect"),
    args: { provider: t.arg({ type: Provider, required: true }) },
    resolve: async (_, { provider }, context) => {
      const name = IDENTITY_PROVIDERS.find((known) => known.toUpperCase() === provider) ?? "google";
      return errorsOf(await disconnectIdentity(context, requireVisitor(context).userId, name));
    },
  }),
);
