import { type Database, tablesOf } from "@carloom/platform";
import type { ColumnType, Generated, Kysely } from "kysely";
import type { CartTables } from "./tables/cart.tables.ts";
import type { CatalogueTables } from "./tables/catalogue.tables.ts";
import type { CreditTables } from "./tables/credit.tables.ts";
import type { DesignVersionTables } from "./tables/design-version.tables.ts";
import type { DisputeTables } from "./tables/dispute.tables.ts";
import type { FloorTables } from "./tables/floor.tables.ts";
import type { GiftCardTables } from "./tables/gift-card.tables.ts";
import type { ImportTables } from "./tables/import.tables.ts";
import type { MembershipTables } from "./tables/membership.tables.ts";
import type { OrderTables } from "./tables/order.tables.ts";
import type { PaymentTables } from "./tables/payment.tables.ts";
import type { ProductionTables } from "./tables/production.tables.ts";
import type { PromotionTables } from "./tables/promotion.tables.ts";
import type { ProofTables } from "./tables/proof.tables.ts";
import type { RedirectTables } from "./tables/redirect.tables.ts";
import type { RoadTables } from "./tables/road.tables.ts";
import type { SafetyTables } from "./tables/safety.tables.ts";
import type { StockTables } from "./tables/stock.tables.ts";
import type { VoucherTables } from "./tables/voucher.tables.ts";
import type { WebhookTables } from "./tables/webhook.tables.ts";
import type { WishlistTables } from "./tables/wishlist.tables.ts";

export type {
  CartDraft,
  Consent,
  QuotedDesign,
  QuotedLine,
  ReturnClass,
  StaffDiscount,
  StoredAddress,
} from "./tables/cart.tables.ts";
export type { GrantedLine } from "./tables/payment.tables.ts";

type Time = ColumnType<Date, Date | undefined, Date>;

export type CommerceTables = CartTables &
  CatalogueTables &
  CreditTables &
  DisputeTables &
  DesignVersionTables &
  FloorTables &
  GiftCardTables &
  ImportTables &
  MembershipTables &
  OrderTables &
  PaymentTables &
  ProductionTables &
  PromotionTables &
  ProofTables &
  RedirectTables &
  RoadTables &
  SafetyTables &
  StockTables &
  VoucherTables &
  WebhookTables &
  WishlistTables & {
    "commerce.vehicle": {
      id: Generated<number>;
      slug: string;
      make: string;
      model: string;
      year_from: number;
      year_to: number | null;
      bolt_count: number;
      bolt_pcd: number;
      centre_bore: number;
      diameter_min: number;
      diameter_max: number;
      width_min: number;
      width_max: number;
      offset_min: number;
      offset_max: number;
      updated_at: Time;
    };
    "commerce.seed": { name: string; hash: string; seeded_at: Time };
    /** Words that goods have, cut as {@link refreshWords} cuts them; `seen` in so many products. */
    "commerce.search_word": { word: string; seen: number; grams: Generated<string[]> };
  };

export type CommerceDb = Kysely<CommerceTables>;

/** The database seen with the tables of the shop. */
export const shopTables = (db: Database): CommerceDb => tablesOf<CommerceTables>(db);
