import { account } from "./audience/account.ts";
import { cart } from "./audience/cart.ts";
import { channels } from "./audience/channels.ts";
import { content } from "./audience/content.ts";
import { customers } from "./audience/customers.ts";
import { discounts } from "./audience/discounts.ts";
import { drafts } from "./audience/drafts.ts";
import { figures } from "./audience/figures.ts";
import { files } from "./audience/files.ts";
import { giftCards } from "./audience/gift-cards.ts";
import { goods } from "./audience/goods.ts";
import { inbox } from "./audience/inbox.ts";
import { law } from "./audience/law.ts";
import { membership } from "./audience/membership.ts";
import { orders } from "./audience/orders.ts";
import { production } from "./audience/production.ts";
import { settings } from "./audience/settings.ts";
import { shipping } from "./audience/shipping.ts";
import { taxes } from "./audience/taxes.ts";
import { team } from "./audience/team.ts";
import { vehicles } from "./audience/vehicles.ts";
import { warehouses } from "./audience/warehouses.ts";
import type { Audiences } from "./audience/who.ts";

const ROOMS: readonly Audiences[] = [
  account,
  cart,
  channels,
  content,
  customers,
  discounts,
  drafts,
  figures,
  files,
  giftCards,
  goods,
  inbox,
  law,
  membership,
  orders,
  production,
  settings,
  shipping,
  taxes,
  team,
  vehicles,
  warehouses,
];

/**
 * Every root field of the schema has its line, in the room that it belongs to: one that is added without a line fails the
 * suite, and so does one that two rooms name.
 */
export const AUDIENCE: Audiences = (() => {
  const lines = ROOMS.flatMap((room) => Object.entries(room));
  const twice = lines.map(([field]) => field).filter((field, index, all) => all.indexOf(field) !== index);
  if (twice.length > 0) throw new Error(`These root fields have two lines: ${twice.join(", ")}.`);
  return Object.fromEntries(lines);
})();
