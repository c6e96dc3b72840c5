import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/** What else the goods of a category are called, in the three languages; its names are words of it anyway. */
const SYNONYMS: Record<string, string> = {
  rim: "rim rims 림 リム",
  spoiler: "wing rear wing 윙 리어윙 ウイング ウィング 羽根",
  bumper: "bumper fascia 앞범퍼 バンパー",
  lip: "splitter chin 스플리터 립댐 スプリッター リップスポイラー",
  hood: "bonnet 후드 본네트 フード",
  skirts: "sills rocker 사이드스커트 사이드스텝 サイドステップ",
  diffuser: "rear diffuser 리어디퓨저 リアディフューザー",
  exhaust: "muffler tailpipe 머플러 배기구 배기관 테일파이프 エキゾースト 排気 テールパイプ",
  mirrors: "wing mirror 사이드미러 백미러 ドアミラー サイドミラー",
  lights: "headlight headlamp taillight 헤드램프 전조등 라이트 ヘッドライト テールライト ライト",
  roof: "roof carrier 루프캐리어 ルーフキャリア",
  brakes: "caliper disc rotor 캘리퍼 디스크 キャリパー ローター",
  part: "부품 部品",
  sticker: "decal vinyl graphic 데칼 비닐 デカール シール",
};

/**
 * The words of a product's category are words of the product. They stand behind a line break in `search`, which a
 * trigger writes, so that no way of changing a product or a category can forget them.
 */
export const searchCategoryMigrations: Migrations = {
  "20261123_071500_commerce_search_category": {
    async up(db) {
      await sql`create table commerce.category_synonym (category_slug text primary key, words text not null)`.execute(
        db,
      );
      for (const [slug, words] of Object.entries(SYNONYMS))
        await sql`insert into commerce.category_synonym values (${slug}, ${words})`.execute(db);
      await sql`
        create function commerce.product_search_category() returns trigger language plpgsql as $$
        begin
          new.search := split_part(new.search, E'\n', 1) || coalesce((
            select E'\n' || lower(concat_ws(' ', c.names->>'en', c.names->>'ko', c.names->>'ja', s.words))
            from commerce.category c left join commerce.category_synonym s on s.category_slug = c.slug
            where c.id = new.category_id), '');
          return new;
        end $$`.execute(db);
      await sql`
        create trigger product_search_category before insert or update of search, category_id on commerce.product
        for each row execute function commerce.product_search_category()`.execute(db);
      await sql`
        create function commerce.category_search_products() returns trigger language plpgsql as $$
        begin
          update commerce.product set search = search where category_id = new.id;
          return null;
        end $$`.execute(db);
      await sql`
        create trigger category_search_products after update of names, slug on commerce.category
        for each row when (old.names is distinct from new.names or old.slug is distinct from new.slug)
        execute function commerce.category_search_products()`.execute(db);
      await sql`update commerce.product set search = search where category_id is not null`.execute(db);
    },
  },
};
