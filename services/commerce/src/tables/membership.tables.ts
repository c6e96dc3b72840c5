import type { LocalizedText } from "@carloom/build";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { AddressFields } from "@carloom/identity";
import type { MembershipPeriod, MembershipStatus } from "./membership.states.ts";

type Time = ColumnType<Date, Date | undefined, Date>;
type Json<T extends object> = JSONColumnType<T, string | undefined, string>;

/** Tables of memberships. Areas are square millimetres, prices minor units of the channel's price basis. */
export type MembershipTables = {
  "commerce.membership_plan": {
    id: Generated<number>;
    slug: string;
    names: Json<LocalizedText>;
    descriptions: Json<LocalizedText>;
    /** Free sticker area of a month. */
    quota_mm2: number;
    is_open: boolean;
    is_demo: Generated<boolean>;
    position: Generated<number>;
    created_at: Time;
    updated_at: Time;
  };
  "commerce.membership": {
    id: string;
    /** Null once the account is gone. */
    user_id: string | null;
    plan_id: number;
    channel_id: number;
    period: MembershipPeriod;
    status: MembershipStatus;
    /** What the member agreed to pay for a period. */
    price: number;
    email: string;
    language_code: string;
    billing_address: JSONColumnType<AddressFields & { id: string }, string, string>;
    /** First moment of the unbroken run of periods; their days of the month follow it. */
    anchor_at: Date | null;
    /** Paid until. */
    ends_at: Date | null;
    /** While it is past due: until when a payment still carries it on. */
    grace_until: Date | null;
    ended_at: Date | null;
    created_at: Time;
    updated_at: Time;
  };
  "commerce.membership_period": {
    membership_id: string;
    number: number;
    order_id: string;
    /** Free sticker area of each of its months, as it was bought. */
    quota_mm2: number;
    /** Null until it is paid. */
    starts_at: Date | null;
    ends_at: Date | null;
  };
  "commerce.membership_use": {
    order_id: string;
    membership_id: string;
    period: number;
    /** Month within the period, from 0. */
    month: number;
    area_mm2: number;
    amount: number;
    /** When its order was called back; its area is free again. */
    returned_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    created_at: Time;
  };
  /** What memberships add to other tables. */
  "commerce.order": {
    /** Price of the sticker area that was free for a member, in the price basis. */
    membership_discount: Generated<number>;
  };
  "commerce.variant": {
    membership_plan_id: Generated<number | null>;
    membership_period: Generated<MembershipPeriod | null>;
  };
};
