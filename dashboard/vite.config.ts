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
      codeSplittingOptions: {
        // A route's loader travels with its screen; the frame around every screen comes at once.
        splitBehavior: ({ routeId }) => (routeId === '/_shell' ? [] : [['loader', 'component']]),
      },
    }),
    react(),
    tailwindcss(),
  ],
  build: {
    outDir: `${process.env.DIST_DIR ?? here('../dist')}/client/dashboard`,
    emptyOutDir: true,
    target: 'es2024',
    // Browsers that know light-dark(), so that the two themes stay one set of rules.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // Screens are fetched on intent, before the press. The lists of what each of 166 imports needs would be
    // 5.5 KB of the first load.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every visit needs is one file, which compresses better than its parts.
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
