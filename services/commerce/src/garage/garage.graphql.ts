import type { PublicBuild, ShownOrigin } from "@carloom/threed";
import { builder } from "../builder.ts";
import { accountDb, normalUserName, userNameProblem, ownerOfUserName } from "@carloom/identity";

const GarageOriginRef = builder.objectRef<ShownOrigin>("GarageOrigin").implement({
  description: "What a build was made from, while it is shown.",
  fields: (t) => ({
    code: t.exposeString("reference"),
    title: t.exposeString("title"),
    userName: t.exposeString("userName", { nullable: true }),
  }),
});

const GarageBuildRef = builder.objectRef<PublicBuild>("GarageBuild").implement({
  description: "A build that its owner made public.",
  fields: (t) => ({
    uuid: t.expose("uuid", { type: "UUID" }),
    title: t.exposeString("title"),
    templateSlug: t.exposeString("templateSlug"),
    templateTitle: t.string({ resolve: ({ templateTitle }, _, { language }) => templateTitle[language ?? "en"] }),
    thumbnail: t.exposeString("thumbnail", { nullable: true }),
    updatedAt: t.field({ type: "DateTime", resolve: ({ updatedAt }) => updatedAt }),
    origin: t.field({ type: GarageOriginRef, nullable: true, resolve: ({ origin }) => origin }),
  }),
});

const GarageRef = builder.objectRef<{ userName: string; builds: PublicBuild[] }>("Garage").implement({
  description: "What somebody shows of their builds.",
  fields: (t) => ({
    userName: t.exposeString("userName", { description: "The handle as it is now." }),
    builds: t.field({ type: [GarageBuildRef], resolve: ({ builds }) => builds }),
  }),
});

builder.queryField("garage", (t) =>
  t.field({
    type: GarageRef,
    nullable: true,
    description:
      "Public builds, the newest first; nothing when there are none, so that it tells nobody who is a customer.",
    args: { userName: t.arg.string({ required: true }) },
    resolve: async (_, args, context) => {
      const userName = normalUserName(args.userName);
      if (userNameProblem(userName)) return null;
      const owner = await ownerOfUserName(accountDb(context.db), userName);
      if (!owner) return null;
      const builds = await context.threed.publicBuilds(owner.accountId);
      return builds.length > 0 ? { userName: owner.current, builds } : null;
    },
  }),
);
