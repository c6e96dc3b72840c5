import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The layout is set per route. The parameter `TempleteSlug` is spelled as the specification has it. */
export default [
  layout("layouts/base.tsx", [
    index("pages/home/home.tsx"),
    route("car", "pages/car/car.tsx"),
    route("membership", "pages/membership.tsx"),
    route("carloomx", "pages/carloomx.tsx"),
    route("garage/:userName", "pages/garage/garage.tsx"),
    route("contact", "pages/contact/contact.tsx"),
    route("about-us", "pages/about-us.tsx"),
    route("terms", "pages/terms.tsx"),
    route("privacy", "pages/privacy.tsx"),
    route("business-information", "pages/business-information.tsx"),
    route("error-404", "pages/error-404.tsx"),
    route(":channel", "pages/shop/shop.tsx"),
    route(":channel/products/:slug", "pages/shop/product.tsx"),
    route(":channel/wishlist", "pages/wishlist/wishlist.tsx"),
    route(":channel/cart", "pages/cart/cart.tsx"),
    route(":channel/checkout", "pages/checkout/checkout.tsx"),
    route("quotes/:token", "pages/quote/quote.tsx"),
    route("stock-notices/:token", "pages/stock-notice/stock-notice.tsx"),
    route("orders/:token", "pages/order/order.tsx"),
    route("*", "pages/not-found.tsx"),
  ]),
  route(":channel/variants/:id", "pages/shop/variant.ts"),
  route("sitemap.xml", "files/sitemap.ts"),
  route("search.json", "files/search.ts"),
  route("robots.txt", "files/robots.ts"),
  route("manifest.webmanifest", "files/manifest.ts"),
  layout("layouts/threed.tsx", [route("car/:TempleteSlug", "pages/template/template.tsx")]),
  layout("layouts/empty.tsx", [route("orders/:token/print", "pages/order/print.tsx")]),
] satisfies RouteConfig;
