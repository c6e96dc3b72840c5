import { type DeadJob, deadJobs, pageRequest, reviveJob } from "@carloom/platform";
import { requireRole } from "@carloom/identity";
import { builder } from "../builder.ts";
import { globalId, numberOf } from "@carloom/wire";

const DeadJobRef = builder.objectRef<DeadJob>("DeadJob").implement({
  fields: (t) => ({
    id: t.id({ resolve: (job) => globalId("Job", job.id) }),
    name: t.exposeString("name"),
    attempts: t.exposeInt("attempts"),
    lastError: t.exposeString("lastError"),
    since: t.expose("since", { type: "DateTime" }),
  }),
});

builder.queryField("deadJobs", (t) =>
  t.field({
    type: [DeadJobRef],
    args: { first: t.arg.int() },
    resolve: (_, args, context) => {
      requireRole(context, "owner");
      return deadJobs(context.db, pageRequest(args, context).first);
    },
  }),
);

builder.mutationField("deadJobRetry", (t) =>
  t.boolean({
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      requireRole(context, "owner");
      const key = numberOf(id, "Job");
      return key ? reviveJob(context.db, String(key)) : false;
    },
  }),
);
