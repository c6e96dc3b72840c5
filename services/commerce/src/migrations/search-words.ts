import type { Migrations } from "@carloom/platform";
import { sql } from "kysely";

/**
 * Values of attributes are words of a product, sizes and bolt patterns in every way in which people write them, and so
 * are the first letters of its Korean name. As with the words of its category, triggers write them.
 */
export const searchWordsMigrations: Migrations = {
  "20261123_105900_commerce_search_words": {
    async up(db) {
      await sql`
        create function commerce.hangul_initials(given text) returns text
        immutable strict parallel safe language sql as $$
          select string_agg(case when letter between '가' and '힣' collate "C"
            then substr('ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ', (ascii(letter) - 44032) / 588 + 1, 1) else ' ' end, '' order by i)
          from regexp_split_to_table(given, '') with ordinality as letters(letter, i)
        $$`.execute(db);
      await sql`
        create function commerce.value_words(attribute text, names jsonb, number double precision) returns text
        immutable parallel safe language sql as $$
          select case
            when attribute = 'rim-diameter' then format('%1$sinches %1$s-inch %1$s" %1$s인치 %1$sインチ', number)
            when attribute = 'rim-width' then format('%1$sj', number)
            when attribute = 'offset' then format('et%1$s et+%1$s', number)
            when attribute in ('disc-front', 'disc-rear') then format('%1$smm', number)
            when attribute = 'bolt-pattern' then (
              select format('%1$sx%2$s %1$s×%2$s %1$s*%2$s %1$s-%2$s %1$s/%2$s %1$sh %1$s홀 %1$s穴 pcd%2$s', m[1], m[2])
              from regexp_match(names->>'en', '(\\d+)\\s*[x×]\\s*([\\d.]+)') m)
            when number is null then concat_ws(' ', names->>'en', names->>'ko', names->>'ja')
          end
        $$`.execute(db);
      await sql`
        create function commerce.product_search(of_product integer, of_category integer, names jsonb, given text)
        returns text stable language sql as $$
          select split_part(given, E'\\n', 1) || E'\\n' || lower(concat_ws(' ',
            (select concat_ws(' ', c.names->>'en', c.names->>'ko', c.names->>'ja', s.words)
              from commerce.category c left join commerce.category_synonym s on s.category_slug = c.slug
              where c.id = of_category),
            (select string_agg(distinct commerce.value_words(a.slug, v.names, v.number), ' ')
              from commerce.assigned_value g join commerce.attribute_value v on v.id = g.value_id
              join commerce.attribute a on a.id = v.attribute_id where g.product_id = of_product),
            commerce.hangul_initials(names->>'ko')))
        $$`.execute(db);
      await sql`
        create or replace function commerce.product_search_category() returns trigger language plpgsql as $$
        begin
          new.search := commerce.product_search(new.id, new.category_id, new.names, new.search);
          return new;
        end $$`.execute(db);
      await sql`drop trigger product_search_category on commerce.product`.execute(db);
      await sql`
        create trigger product_search_category before insert or update of search, category_id, names
        on commerce.product for each row execute function commerce.product_search_category()`.execute(db);
      // rows are locked in one order, so that two who assign values to the same products wait instead of failing
      await sql`
        create function commerce.refresh_search(given integer[]) returns void language plpgsql as $$
        begin
          perform 1 from commerce.product where id = any(given) order by id for no key update;
          update commerce.product p set search = p.search where p.id = any(given)
            and p.search is distinct from commerce.product_search(p.id, p.category_id, p.names, p.search);
        end $$`.execute(db);
      await sql`
        create function commerce.assigned_search_products() returns trigger language plpgsql as $$
        begin
          perform commerce.refresh_search(array(select distinct product_id from changed));
          return null;
        end $$`.execute(db);
      await sql`
        create trigger assigned_search_insert after insert on commerce.assigned_value
        referencing new table as changed for each statement execute function commerce.assigned_search_products()`.execute(
        db,
      );
      await sql`
        create trigger assigned_search_delete after delete on commerce.assigned_value
        referencing old table as changed for each statement execute function commerce.assigned_search_products()`.execute(
        db,
      );
      await sql`
        create function commerce.value_search_products() returns trigger language plpgsql as $$
        begin
          perform commerce.refresh_search(array(
            select distinct product_id from commerce.assigned_value where value_id = new.id));
          return null;
        end $$`.execute(db);
      await sql`
        create trigger value_search_products after update of names, number on commerce.attribute_value
        for each row when (old.names is distinct from new.names or old.number is distinct from new.number)
        execute function commerce.value_search_products()`.execute(db);
      await sql`create index assigned_value_of on commerce.assigned_value (product_id)`.execute(db);
      await sql`select commerce.refresh_search(array(select id from commerce.product))`.execute(db);
    },
  },
};
