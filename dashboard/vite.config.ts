import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compactRouteTree } from './compact-route-tree.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const api = process.env.API_URL ?? 'http://localhost:8787';

/**
 * Few files: many small ones compress badly and cost requests. The first two are what every screen
 * needs; what lists and what forms share comes with the first of their kind.
 */
const CHUNKS = [
  {
    name: 'vendor',
    priority: 5,
    test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\/(?!.*([mM]utation(Observer)?\.js|useMutation|[qQ]ueriesObserver|useQueries|useBlocker))/,
  },
  {
    name: 'frame',
    priority: 4,
    test: /dashboard\/(app\/|shell\/|ui\/)(?!toaster|dialog|confirm-dialog|delete-button|command-palette|palette-list|use-palette-choices|shortcut-help|download|form-draft|idempotency-key|use-debounced|drawer|pagination|controls|field|switch|use-media|use-width|month-picker|tab-class|time-since|time-left|save-file)[^/]*$|domain\/(values\/dates|values\/money|payments\/alarms)\.ts|icons\/(circle-check|triangle-exclamation-point)\.mjs/,
  },
  {
    name: 'home',
    priority: 3,
    test: /routes\/_shell(\/index)?\.tsx\?|features\/overview\/(?!owner-home|figures|nights-bars|api)/,
  },
  {
    name: 'occupancy-grid',
    priority: 0,
    test: /features\/availability\/occupancy\/grid\/occupancy-grid/,
  },
  // What only lists put in order by hand bring.
  { name: 'sortable', priority: 1, test: /node_modules\/@dnd-kit\// },
  {
    name: 'inputs',
    priority: 3,
    test: /dashboard\/ui\/(controls|field|switch)|dashboard\/list\/rows\/row-body|dashboard\/app\/(form-draft|idempotency-key)|[mM]utation(Observer)?\.js|useMutation/,
  },
  {
    name: 'lists',
    priority: 2,
    test: /dashboard\/list\/(?!(\w+\/)?(list-search|sortable-list|view-dialog|delete-row))|dashboard\/ui\/(pagination|drawer|use-width|use-media)|dashboard\/form\/form-drawer/,
  },
  {
    name: 'forms',
    priority: 1,
    test: /node_modules\/(zod|react-hook-form|@hookform)\/|dashboard\/form\/(?!picture-field)|domain\/wire\/(fields|paging|list-query|turkish-issues)\.ts/,
  },
];

/** The first load names the file of every screen: those have no word in theirs besides the hash. */
const nameOf = ({ facadeModuleId }: { facadeModuleId: string | null }) =>
  facadeModuleId?.includes('/dashboard/routes/') ? 'assets/[hash].js' : 'assets/[name]-[hash].js';

export default defineConfig({
  root: here('.'),
  resolve: {
    alias: [
      { find: '../createLucideIcon.mjs', replacement: here('./ui/create-icon.ts') },
      // Lists here have pages: nothing reads on and on.
      { find: './infiniteQueryBehavior.js', replacement: here('./app/no-infinite-query.ts') },
      // React has had it itself since 18.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
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
    compactRouteTree,
  ],
  build: {
    outDir: `${process.env.DIST_DIR ?? here('../dist')}/client/dashboard`,
    emptyOutDir: true,
    target: 'es2024',
    // Browsers that know light-dark(), so that the two themes stay one set of rules.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // What a screen is made of is asked for by its own imports: a list of all would cost the first load.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      // No property read or global access here has a side effect.
      treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: { chunkFileNames: nameOf, codeSplitting: { groups: CHUNKS } },
    },
  },
  server: { port: 5174, proxy: { '/v1': api, '/v2': api, '/media': api } },
});
