import { describe, expect, it } from "vitest";
import { mailHtml } from "./html.ts";

const LINK = "https://account.example/confirm?email=a%40b.example&token=x.y";

describe("the HTML of a mail", () => {
  it("makes a button of a link that stands alone, and keeps the address readable", () => {
    const html = mailHtml(`Hello,\n\nopen this:\n${LINK}\n\nThank you.`, "Confirm", "Carloom", "Confirm email");
    expect(html).toContain(`<a href="${LINK.replace("&", "&#38;")}" style="display:inline-block`);
    expect(html).toContain(">Confirm email</a>");
    expect(html.match(/<p /g)).toHaveLength(5);
  });

  it("links addresses inside a sentence and breaks lines where the text does", () => {
    const html = mailHtml(
      "Rim × 1: $620\nWing × 1: $480\n\nFollow it at https://site.example/orders/1",
      "Order",
      "Carloom",
    );
    expect(html).toContain("Rim × 1: $620<br>Wing");
    expect(html).toContain('<a href="https://site.example/orders/1"');
    expect(html).toContain('lang="en"');
    expect(mailHtml("안녕하세요.", "확인", "Carloom")).toContain('lang="ko"');
  });

  it("takes no markup from its text", () => {
    const evil = `<img src=x onerror=alert(1)> "https://x.example/"><script>alert(2)</script>`;
    const html = mailHtml(evil, `</title><script>alert(3)</script>`, "<b>", evil);
    expect(html).not.toMatch(/<script|<img|<b>|onerror=alert\(1\)>"/);
    expect(
      html
        .match(/<[a-z]+[0-9]?/g)
        ?.filter((tag) => !/^<(html|head|meta|style|title|body|table|tr|td|h1|p|a)$/.test(tag)),
    ).toEqual([]);
    expect(html.match(/<style/g)).toHaveLength(1);
  });
});
