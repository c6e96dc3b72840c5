import { sumRows } from "@carloom/pricing";
import { expect, it } from "vitest";
import { translate } from "@carloom/i18n/merge";
import { orderSums, signed, sumLabel } from "./order.sums.ts";

const order = {
  prices_include_tax: true,
  is_shipping_required: true,
  shipping_net: 0,
  shipping_gross: 0,
  total_net: 9091,
  total_gross: 10_000,
  discount: 3000,
  membership_discount: 500,
};

it("tells a voucher of the delivery from one of the goods, so that its page and its mails show the same rows", () => {
  const free = sumRows(orderSums(order, [{ discount: 500 }]));
  expect(free).toEqual([
    { kind: "goods", amount: 10_500 },
    { kind: "free", amount: -500 },
    { kind: "voucher", amount: -3000 },
    { kind: "delivery", amount: 3000 },
    { kind: "total", amount: 10_000 },
    { kind: "taxIncluded", amount: 909 },
  ]);
  const goods = sumRows(orderSums(order, [{ discount: 3500 }]));
  expect(goods[0]).toEqual({ kind: "goods", amount: 13_500 });
  expect(goods[3]).toEqual({ kind: "delivery", amount: 0 });
  expect(sumRows(orderSums({ ...order, is_shipping_required: false }, [])).map(({ kind }) => kind)).not.toContain(
    "delivery",
  );
});

it("names what a row is about, and shows a minus", () => {
  const named = { discount_name: "Spring", shipping_method_name: "Standard delivery" };
  expect(sumLabel(translate("en"), named, "voucher")).toBe("Voucher: Spring");
  expect(sumLabel(translate("ja"), named, "delivery")).toBe("送料：Standard delivery");
  expect(sumLabel(translate("ko"), named, "taxIncluded")).toBe("포함된 세금");
  expect(signed((minor) => `$${minor}`, -5)).toBe("−$5");
});
