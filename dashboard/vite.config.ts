import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const api = process.env.API_URL ?? 'http://localhost:8787';

/** What every screen needs, in two files: many small ones compress badly and cost requests. */
const CHUNKS = [
  {
    name: 'vendor',
    test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\/(?!.*[mM]utationObserver|.*useMutation)/,
  },
  {
    name: 'frame',
    test: /dashboard\/(app\/(shell\/)?|ui\/)(?!toaster|dialog|command-palette|shortcut-help|form-draft|use-debounced|drawer|pagination|controls|field|use-media)[^/]*$|lucide-react\/dist\/esm\/(?!icons)|domain\/(dates|money)\.ts/,
  },
];

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
      // A route's loader travels with its screen, so that the first one pays for itself only.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
    }),
    react(),
    tailwindcss(),
  ],
  build: {
    outDir: here('../dist/client/dashboard'),
    emptyOutDir: true,
    target: 'es2024',
    // Browsers that know light-dark(), so that the two themes stay one set of rules.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: { port: 5174, proxy: { '/v1': api, '/v2': api, '/media': api } },
});
