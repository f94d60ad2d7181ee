import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ownJsx } from '../browser/jsx/own-jsx.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const api = process.env.API_URL ?? 'http://localhost:8787';

export default defineConfig({
  root: here('.'),
  base: '/dashboard/',
  // Separate caches, so that several development servers can run side by side.
  cacheDir: process.env.VITE_CACHE_DIR,
  plugins: [ownJsx(), react(), tailwindcss()],
  worker: { format: 'es' },
  build: {
    outDir: process.env.DASHBOARD_DIR ?? here('../dist/client/dashboard'),
    emptyOutDir: true,
    target: 'es2024',
    // Browsers with light-dark(), so that both themes are one set of rules.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // Screens are preloaded on intent. The dependency lists of 166 dynamic imports would add 5.5 KB
    // to the first load.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Everything that every visit needs is one file, which compresses better than several.
            { name: 'first-load', tags: ['$initial'], priority: 1 },
            { name: 'forms', test: /node_modules[\\/](zod|react-hook-form|@hookform)[\\/]/ },
            { name: 'combobox', test: /node_modules[\\/](@base-ui|@floating-ui)[\\/]/ },
          ],
        },
      },
    },
  },
  server: { port: 5174, proxy: { '/v1': api, '/v2': api, '/media': api } },
});
