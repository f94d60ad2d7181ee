import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const api = process.env.API_URL ?? 'http://localhost:8787';

export default defineConfig({
  root: here('.'),
  base: '/dashboard/',
  // Several development servers can run side by side when each has its own cache.
  cacheDir: process.env.VITE_CACHE_DIR,
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: here('./routes'),
      generatedRouteTree: here('./app/route-tree.gen.ts'),
      quoteStyle: 'single',
      autoCodeSplitting: true,
    }),
    react(),
    tailwindcss(),
  ],
  build: { outDir: here('../dist/client/dashboard'), emptyOutDir: true, target: 'es2024' },
  server: { port: 5174, proxy: { '/v1': api, '/v2': api, '/media': api } },
});
