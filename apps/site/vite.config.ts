import { reactRouter } from "@react-router/dev/vite";
import tailwind from "@tailwindcss/vite";
import { defineConfig } from "vite";

/** What every page needs, in one file: two dozen small ones compress 4 KB worse. */
const EVERYWHERE =
  /node_modules\/(react|react-dom|scheduler|react-router)\/|packages\/(i18n\/src\/(?!address|articles|dates)|settings\/)|packages\/api-client\/src\/(?!generated|address-help|visits)|packages\/api-client\/src\/generated\/commerce\/(account|cart|cart-attach)\.|packages\/ui\/src\/(messages|pause|toast|mark|glyphs|roving|skip-link|cx|button|verdict)|apps\/site\/app\/(layouts\/(base|header|footer)|language|parts\/(not-found|search\/(?!suggestion-list)|icons|scrolled|online|offline-note|cart-link)|visitor\/(?!own-menu)|seo|site-context|company|cart\/cart-c)/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwind(), reactRouter()],
  build: { target: "es2023", assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: "site", test: EVERYWHERE }] } } } },
    },
  },
});
