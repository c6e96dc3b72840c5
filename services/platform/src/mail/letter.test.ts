import { expect, it } from "vitest";
import { writeLetter } from "./letter.ts";

const EVIL = `"><script>alert(1)</script>`;

it("says the same as text and as a page, and takes no markup from either", () => {
  const { text, html } = writeLetter({
    language: "en",
    subject: "Order 7",
    product: "Carloom",
    foot: `Foot ${EVIL}`,
    parts: [
      { kind: "text", text: `Hello ${EVIL}\nthere` },
      {
        kind: "goods",
        goods: [
          {
            name: `Rim ${EVIL}`,
            note: "19 in",
            pieces: "× 2",
            price: "$10",
            picture: `https://x/${EVIL}`,
            text: "2 × Rim",
          },
        ],
      },
      { kind: "sums", rows: [{ label: "Total", value: "$10", isTotal: true }] },
      {
        kind: "facts",
        title: "Parcel",
        rows: [
          { label: "Number", value: "KR1", url: "https://carrier.example/KR1" },
          { label: "Bad", value: "KR2", url: "javascript:alert(1)" },
        ],
      },
      { kind: "block", title: "Address", lines: ["Ada Byron", EVIL] },
      { kind: "button", label: "View", url: "https://site.example/orders/1?lang=ko&channel=krw" },
    ],
  });
  for (const said of [
    "Hello",
    "2 × Rim",
    "Total: $10",
    "Number: KR1 https://carrier.example/KR1",
    "Ada Byron",
    "View: https://",
  ])
    expect(text).toContain(said);
  expect(html).not.toContain("<script");
  expect(html).not.toContain("javascript:");
  expect(html).toContain('alt="Rim &#34;&#62;&#60;script');
  expect(html).toContain('<a href="https://carrier.example/KR1"');
  expect(html).toContain("channel=krw");
});
