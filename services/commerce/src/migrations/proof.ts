import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** Proofs of ordered designs: what was shown, what was said of it, and what was decided, once and for good. */
export const proofMigrations: Migrations = {
  "20261126_105000_commerce_proof": {
    async up(db) {
      await sql`alter table commerce.production add column drawings text`.execute(db);
      await sql`
        create table commerce.proof (
          id uuid primary key,
          design_id uuid not null references commerce.design,
          order_id uuid not null references commerce."order",
          version integer not null check (version > 0),
          language_code text not null,
          staff_language text not null,
          message text not null,
          report jsonb not null,
          drawings text not null,
          user_id uuid,
          created_at timestamptz not null default clock_timestamp(),
          expires_at timestamptz not null,
          superseded_at timestamptz,
          withdrawn_at timestamptz,
          unique (design_id, version)
        )`.execute(db);
      await sql`create index proof_order on commerce.proof (order_id)`.execute(db);
      await sql`
        create table commerce.proof_link (
          hash bytea primary key,
          proof_id uuid not null references commerce.proof on delete cascade,
          created_at timestamptz not null default clock_timestamp()
        )`.execute(db);
      await sql`create index proof_link_proof on commerce.proof_link (proof_id)`.execute(db);
      await sql`
        create table commerce.proof_comment (
          id uuid primary key,
          proof_id uuid not null references commerce.proof,
          answers uuid references commerce.proof_comment,
          is_staff boolean not null,
          name text not null,
          body text not null,
          place jsonb,
          user_id uuid,
          created_at timestamptz not null default clock_timestamp()
        )`.execute(db);
      await sql`create index proof_comment_proof on commerce.proof_comment (proof_id, created_at)`.execute(db);
      await sql`
        create table commerce.proof_decision (
          proof_id uuid primary key references commerce.proof,
          kind text not null check (kind in ('APPROVED', 'CHANGES')),
          name text not null,
          body text not null,
          created_at timestamptz not null default clock_timestamp()
        )`.execute(db);
      // a proof can be superseded and withdrawn, each once, and whoever acted for the shop may become nobody; nothing else changes
      await sql`
        create function commerce.proof_kept() returns trigger language plpgsql as $$
        declare
          may constant text[] := array['superseded_at', 'withdrawn_at', 'user_id'];
          before constant jsonb := to_jsonb(old);
          after jsonb;
        begin
          if tg_op = 'UPDATE' then
            after := to_jsonb(new);
            if (after - may) = (before - may)
              and coalesce(after->>'user_id', '') in ('', before->>'user_id')
              and (before->>'superseded_at' is null or after->'superseded_at' = before->'superseded_at')
              and (before->>'withdrawn_at' is null or after->'withdrawn_at' = before->'withdrawn_at') then
              return new;
            end if;
          end if;
          raise exception 'What was shown, said and decided of a proof stays as it is' using errcode = 'restrict_violation';
        end $$`.execute(db);
      for (const table of ["proof", "proof_comment", "proof_decision"])
        await sql`
          create trigger kept before update or delete on ${sql.table(`commerce.${table}`)}
          for each row execute function commerce.proof_kept()`.execute(db);
    },
  },
};
