import { reactRouter } from "@react-router/dev/vite";
import tailwind from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwind(), reactRouter()],
  build: { target: "es2023", assetsInlineLimit: 0 },
});
