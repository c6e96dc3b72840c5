import type { LocalizedText } from "@carloom/build";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { AddressFields } from "@carloom/identity";
import type { MembershipPeriod, MembershipStatus } from "./membership.states.ts";

type Time = ColumnType<Date, Date | undefined, Date>;
type Json<T extends object> = JSONColumnType<T, string | undefined, string>;

/** What somebody agreed to when they had their card kept: as it was shown, and when. */
export type CardConsent = { text: string; language: string; at: string };
/** The bank refused, or wants to hear from the member first. */
export type ChargeFailure = "DECLINED" | "AUTHENTICATION";

/** Another plan of a membership, and what a period of it was agreed to cost. */
export type Becoming = { planId: number; period: MembershipPeriod; price: number };

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
    /** What it becomes with the next period, when its member wants another plan. */
    next: ColumnType<Becoming | null, string | null | undefined, string | null>;
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
    /** What the membership is from this period on; null is as before. */
    becomes: ColumnType<Becoming | null, string | null | undefined, string | null>;
    /** It takes the place of the period that runs, as soon as it is paid. */
    is_upgrade: Generated<boolean>;
    /** Free area that was used of this month before an upgrade; counts in its first month. */
    carried_mm2: Generated<number>;
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
  /** A card that somebody let us charge for their membership. The provider has the card; this is its name there. */
  "commerce.saved_card": {
    user_id: string;
    gateway: string;
    customer: string;
    method: string;
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    consent: Json<CardConsent>;
    created_at: Time;
  };
  /** A card that a member is entering in their account, with what they agreed to. */
  "commerce.card_setup": {
    user_id: string;
    gateway: string;
    /** The provider's name of it. */
    reference: string;
    consent: Json<CardConsent>;
    created_at: Time;
  };
  /** What is tried with the saved card for a period, and when next; null is not any more. */
  "commerce.membership_charge": {
    membership_id: string;
    number: number;
    payment_id: string | null;
    attempt: Generated<number>;
    next_at: Date | null;
    failure: ChargeFailure | null;
    created_at: Time;
  };
  /** What memberships add to other tables. */
  "commerce.payment_transaction": {
    /** Charged by the shop while its member is away; nobody comes back to it as to a cart. */
    off_session: Generated<boolean>;
    /** Given where the card is to be kept once it has paid. */
    card_consent: ColumnType<CardConsent | null, string | null | undefined, string | null>;
  };
  "commerce.order": {
    /** Price of the sticker area that was free for a member, in the price basis. */
    membership_discount: Generated<number>;
  };
  "commerce.variant": {
    membership_plan_id: Generated<number | null>;
    membership_period: Generated<MembershipPeriod | null>;
  };
};
