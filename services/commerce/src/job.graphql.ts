import { builder } from "./builder.ts";

const STATUSES = ["PENDING", "SUCCESS", "FAILED", "DELETED"] as const;

/** Work that somebody waits for; what says nothing of its state was done when it was written down. */
type JobShape = {
  created_at: Date;
  updated_at?: Date;
  status?: (typeof STATUSES)[number];
  message?: string | null;
};

const Status = builder.enumType("JobStatusEnum", { values: STATUSES });

export const Job = builder.interfaceRef<JobShape>("Job").implement({
  fields: (t) => ({
    status: t.field({ type: Status, resolve: ({ status }) => status ?? "SUCCESS" }),
    createdAt: t.expose("created_at", { type: "DateTime" }),
    updatedAt: t.field({ type: "DateTime", resolve: ({ created_at, updated_at }) => updated_at ?? created_at }),
    message: t.string({ nullable: true, resolve: ({ message }) => message ?? null }),
  }),
});
