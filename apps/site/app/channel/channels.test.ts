import { expect, it } from "vitest";
import { CHANNELS, channelOf, isChannel, knowChannels, ownChannels, switchChannel, withChannel } from "./channels.ts";

it("reads the channel of an address, whatever its language", () => {
  expect(channelOf("/krw/products/fold-5?lang=ja")).toBe("krw");
  expect(channelOf("/car?channel=jpy&lang=en")).toBe("jpy");
  expect(channelOf("/car?lang=ko")).toBe("default-channel");
  expect(channelOf("/?channel=eur")).toBe("default-channel");
  // the path of a shop's page says more than a parameter that was left on it
  expect(channelOf("/jpy/cart?channel=krw")).toBe("jpy");
});
it("is carried by every link inside the site that does not name one itself", () => {
  expect(withChannel("/car?brand=KIA#x", "krw")).toBe("/car?brand=KIA&channel=krw#x");
  expect(withChannel("/car?channel=krw", "default-channel")).toBe("/car");
  expect(withChannel("/jpy/products/fold-5", "krw")).toBe("/jpy/products/fold-5");
  expect(withChannel("https://other.example/", "krw")).toBe("https://other.example/");
});
it("switches to the same page; amounts of the other currency and pages of its list are left", () => {
  expect(switchChannel("/default-channel/products/fold-5?car=orro-5&lang=ko", "krw")).toBe(
    "/krw/products/fold-5?car=orro-5&lang=ko",
  );
  expect(switchChannel("/krw?category=rim&from=100000&to=500000&after=abc", "default-channel")).toBe(
    "/default-channel?category=rim",
  );
  expect(switchChannel("/car/halden-gt?lang=ja", "jpy")).toBe("/car/halden-gt?lang=ja&channel=jpy");
  expect(switchChannel("/car?channel=jpy", "default-channel")).toBe("/car");
});

it("knows the channels that the shop has now, and tells pages only where they are others than it came with", () => {
  const own = CHANNELS;
  expect(ownChannels()).toBeNull();
  knowChannels(own.map((channel) => ({ ...channel, name: "Renamed" })));
  expect(ownChannels()).toBeNull();
  knowChannels([...own.slice(0, 2), { slug: "eur", currency: "EUR", name: "Europe" }]);
  expect(ownChannels()).toEqual([
    { slug: "default-channel", currency: "USD" },
    { slug: "krw", currency: "KRW" },
    { slug: "eur", currency: "EUR", name: "Europe" },
  ]);
  expect(channelOf("/eur/cart")).toBe("eur");
  expect(isChannel("jpy")).toBe(false);
  knowChannels(own);
});
