import { sql } from "kysely";
import type { Migrations } from "@carloom/platform";

export const accountMigrations: Migrations = {
  "20261120_1000_commerce_account": {
    async up(db) {
      await sql`create schema if not exists commerce`.execute(db);
      await sql`
        create table commerce.account (
          id uuid primary key default gen_random_uuid(),
          email text not null unique check (email = lower(email) and length(email) between 3 and 254),
          password_hash text,
          password_version uuid not null default gen_random_uuid(),
          first_name text not null default '' check (length(first_name) <= 256),
          last_name text not null default '' check (length(last_name) <= 256),
          is_staff boolean not null default false,
          is_active boolean not null default true,
          is_confirmed boolean not null default false,
          roles text[] not null default '{}'
            check (roles <@ array['owner', 'catalogue', 'orders', 'support'] and (is_staff or roles = '{}')),
          login_type text not null default 'email',
          language_code text not null default 'EN',
          default_shipping_address_id uuid,
          default_billing_address_id uuid,
          date_joined timestamptz not null default now(),
          updated_at timestamptz not null default now(),
          last_login timestamptz
        )`.execute(db);
      await sql`
        create table commerce.account_registration (
          id uuid primary key default gen_random_uuid(),
          account_id uuid not null references commerce.account on delete cascade,
          password_hash text not null,
          first_name text not null,
          last_name text not null,
          redirect_url text not null,
          language_code text not null,
          created_at timestamptz not null default now()
        )`.execute(db);
      await sql`create index on commerce.account_registration (account_id)`.execute(db);
      await sql`
        create table commerce.account_session (
          id uuid primary key default gen_random_uuid(),
          account_id uuid not null references commerce.account on delete cascade,
          kind text not null check (kind in ('browser', 'api')),
          user_agent text not null default '',
          ip text not null default '',
          created_at timestamptz not null default now(),
          last_used_at timestamptz not null default now(),
          expires_at timestamptz not null,
          revoked_at timestamptz
        )`.execute(db);
      await sql`create index on commerce.account_session (account_id)`.execute(db);
      await sql`create index on commerce.account_session (expires_at)`.execute(db);
      await sql`
        create table commerce.account_refresh (
          jti uuid primary key default gen_random_uuid(),
          session_id uuid not null references commerce.account_session on delete cascade,
          superseded_at timestamptz
        )`.execute(db);
      await sql`create index on commerce.account_refresh (session_id)`.execute(db);
      await sql`
        create table commerce.account_user_name (
          user_name text primary key check (user_name ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(user_name) between 3 and 30),
          account_id uuid not null references commerce.account on delete cascade,
          is_current boolean not null,
          created_at timestamptz not null default now()
        )`.execute(db);
      await sql`create unique index account_user_name_current on commerce.account_user_name (account_id) where is_current`.execute(
        db,
      );
      await sql`
        create table commerce.account_address (
          id uuid primary key default gen_random_uuid(),
          account_id uuid not null references commerce.account on delete cascade,
          first_name text not null,
          last_name text not null,
          company_name text not null,
          street_address_1 text not null,
          street_address_2 text not null,
          city text not null,
          city_area text not null,
          postal_code text not null,
          country text not null,
          country_area text not null,
          phone text not null,
          metadata jsonb not null default '{}',
          created_at timestamptz not null default now()
        )`.execute(db);
      await sql`create index on commerce.account_address (account_id)`.execute(db);
      await sql`
        alter table commerce.account
          add foreign key (default_shipping_address_id) references commerce.account_address on delete set null,
          add foreign key (default_billing_address_id) references commerce.account_address on delete set null`.execute(
        db,
      );
    },
  },
  "20261121_0241_commerce_one_time_code": {
    async up(db) {
      await sql`
        create table commerce.account_code (
          account_id uuid primary key references commerce.account on delete cascade,
          secret text not null,
          confirmed_at timestamptz,
          last_step bigint not null default 0,
          created_at timestamptz not null default now()
        )`.execute(db);
      await sql`
        create table commerce.account_recovery_code (
          account_id uuid not null references commerce.account on delete cascade,
          hash text not null,
          used_at timestamptz,
          primary key (account_id, hash)
        )`.execute(db);
      await sql`alter table commerce.account_session add column proved_code boolean not null default false`.execute(db);
    },
  },
  "20261121_0250_commerce_identity": {
    async up(db) {
      await sql`
        create table commerce.account_identity (
          provider text not null,
          subject text not null check (length(subject) between 1 and 255),
          account_id uuid not null references commerce.account on delete cascade,
          email text,
          created_at timestamptz not null default now(),
          primary key (provider, subject)
        )`.execute(db);
      await sql`create index on commerce.account_identity (account_id)`.execute(db);
    },
  },
  "20261123_063115_commerce_refresh_successor": {
    async up(db) {
      await sql`alter table commerce.account_refresh add column successor uuid`.execute(db);
    },
  },
};
