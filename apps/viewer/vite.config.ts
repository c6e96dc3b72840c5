import { withPlainShaders } from "@carloom/stage/plain-shaders";
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** The server writes settings, build and readable content into the built page (`server/`). */
export default defineConfig({
  plugins: [withPlainShaders(), react(), tailwind()],
  build: { target: "es2023", assetsInlineLimit: 0, chunkSizeWarningLimit: 900 },
});
