import type { LocalizedText } from "@carloom/build";
import type { Offer } from "@carloom/pricing";
import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { MetadataMap } from "@carloom/wire";

type Time = ColumnType<Date, Date | undefined, Date>;
/** When staff wrote it last; the seed leaves it alone from then on. */
type EditTime = ColumnType<Date | null, Date | null | undefined, Date | null>;
type Json<T extends object> = JSONColumnType<T, string | undefined, string>;

/** A text of the shop's language, and of the others as far as somebody wrote them. */
export type WrittenText = Pick<LocalizedText, "en"> & {
  [Other in Exclude<keyof LocalizedText, "en">]?: string | undefined;
};

/** What stands in the place of a name in other languages, as far as somebody wrote it. */
export type Translations = Omit<WrittenText, "en">;

/** Channels, goods and what lists are made by. */
export type CatalogueTables = {
  "commerce.channel": {
    id: Generated<number>;
    slug: string;
    name: string;
    currency: string;
    default_country: string;
    prices_include_tax: boolean;
    is_active: Generated<boolean>;
  };
  "commerce.tax_class": { id: Generated<number>; slug: string; name: string };
  "commerce.tax_rate": { country: string; tax_class: Generated<string>; ppm: number };
  "commerce.category": {
    id: Generated<number>;
    slug: string;
    names: Json<WrittenText>;
    descriptions: Json<Partial<LocalizedText>>;
    /** For search engines, as a collection's. */
    seo_titles: Json<Partial<LocalizedText>>;
    seo_descriptions: Json<Partial<LocalizedText>>;
    position: number;
    updated_at: Time;
  };
  "commerce.product_type": {
    id: Generated<number>;
    slug: string;
    name: string;
    is_shipping_required: Generated<boolean>;
    kind: Generated<"NORMAL" | "GIFT_CARD">;
  };
  "commerce.product": {
    id: Generated<number>;
    slug: string;
    product_type_id: number;
    category_id: number | null;
    names: Json<WrittenText>;
    descriptions: Json<Partial<LocalizedText>>;
    /** For search engines, as a collection's. */
    seo_titles: Json<Partial<LocalizedText>>;
    seo_descriptions: Json<Partial<LocalizedText>>;
    thumbnail: string | null;
    metadata: Json<MetadataMap>;
    search: string;
    position: number;
    /** Hidden in every channel when false. */
    is_published: Generated<boolean>;
    /** Its pictures are rows of their own, the first of them `thumbnail`; otherwise `thumbnail` is its only one. */
    has_own_media: Generated<boolean>;
    created_at: Time;
    updated_at: Time;
    edited_at: EditTime;
  };
  "commerce.product_media": {
    id: Generated<number>;
    product_id: number;
    picture: string;
    /** In English. */
    alt: string;
    /** In the other languages. */
    alts: Json<Partial<LocalizedText>>;
    position: number;
    created_at: Time;
  };
  /** What staff deleted, by its slug, a variant by its sku, a value as `attribute/value`: no seed brings it back. */
  "commerce.removed": {
    kind: "variant" | "category" | "collection" | "attribute" | "attribute_value" | "shipping_method" | "channel";
    slug: string;
    removed_at: Time;
  };
  "commerce.variant": {
    id: Generated<number>;
    product_id: number;
    sku: string;
    name: string;
    /** Its name in the other languages. */
    translations: ColumnType<Translations, string | undefined, string>;
    position: Generated<number>;
    /** Where it looks different from the product's others. */
    thumbnail: Generated<string | null>;
    weight_g: number;
    track_inventory: boolean;
    quantity_limit: number | null;
    sold_by_area: boolean;
    part_model_uuid: string | null;
    sticker_uuid: string | null;
    /** The number under which the seed brought it; staff may have given it another. */
    seed_sku: Generated<string | null>;
    /** Slug of its tax class. */
    tax_class: Generated<string>;
    /** As its product's type says: a gift card is issued for each piece that is paid. */
    is_gift_card: Generated<boolean>;
    is_shipping_required: Generated<boolean>;
    /** The template of the studio that it stands for. */
    template_slug: Generated<string | null>;
    metadata: Json<MetadataMap>;
    created_at: Time;
    updated_at: Time;
    edited_at: EditTime;
  };
  "commerce.variant_price": {
    variant_id: number;
    channel_id: number;
    amount: number;
    rate_per_m2: number | null;
    /** What promotions take off it, and when the next of them begins or ends; written by triggers. */
    offers: ColumnType<Offer[] | null, never, never>;
    changes_at: ColumnType<Date | null, never, never>;
  };
  "commerce.product_channel": {
    product_id: number;
    channel_id: number;
    /** Lowest and highest price; null while it has none there. */
    low: number | null;
    high: number | null;
    is_published: Generated<boolean>;
    /** Since when it may be bought; infinite for what may not. */
    sale_from: ColumnType<Date | number, Date | "infinity" | undefined, Date | "infinity">;
  };
  "commerce.attribute": {
    id: Generated<number>;
    slug: string;
    names: Json<WrittenText>;
    input_type: "DROPDOWN" | "MULTISELECT" | "NUMERIC";
    unit: string | null;
    position: number;
    edited_at: EditTime;
  };
  "commerce.product_type_attribute": { product_type_id: number; attribute_id: number; of_variant: boolean };
  "commerce.attribute_value": {
    id: Generated<number>;
    attribute_id: number;
    slug: string;
    names: Json<WrittenText>;
    number: number | null;
    position: number;
    edited_at: EditTime;
  };
  "commerce.assigned_value": { product_id: number; variant_id: number | null; value_id: number };
  /** What goods have of attributes, once for all that have the same; triggers write it. */
  "commerce.facet_set": { id: Generated<number>; value_ids: number[]; digest: string };
  "commerce.product_facet": { product_id: number; set_id: number };
  "commerce.collection": {
    id: Generated<number>;
    slug: string;
    names: Json<WrittenText>;
    descriptions: Json<Partial<LocalizedText>>;
    is_published: Generated<boolean>;
    position: number;
    edited_at: EditTime;
    /** Name of a stored object. */
    picture: string | null;
    picture_alt: Generated<string>;
    /** For search engines; a language without one says name and description. */
    seo_titles: Json<Partial<LocalizedText>>;
    seo_descriptions: Json<Partial<LocalizedText>>;
  };
  /** How a collection stands in a channel; without a row it is shown there. */
  "commerce.collection_channel": {
    collection_id: number;
    channel_id: number;
    is_published: boolean;
    published_at: Date | null;
  };
  "commerce.collection_product": { collection_id: number; product_id: number; position: number };
};
