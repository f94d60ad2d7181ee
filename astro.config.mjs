import cloudflare from '@astrojs/cloudflare';
import react from '@astrojs/react';
import { defineConfig, envField } from 'astro/config';
import { ownJsx } from './browser/jsx/own-jsx.ts';
import { headersFile } from './site/lib/headers-file.ts';
import { intentDirective } from './site/lib/islands/integration.ts';
import { onDemandPages } from './site/lib/on-demand-pages/integration.ts';
import { prerender } from './site/lib/prerender.ts';
import { drawnIcons } from './site/ui/drawn-icons.ts';
import { shortNames } from './site/lib/short-names.ts';

/** light-dark() and oklch() are in every browser since 2024; without a target they are written twice. */
const cssTarget = ['chrome125', 'safari17.5', 'firefox125'];

/** React without its renderer, and what most islands format and show. */
const BASE_OF_ISLANDS =
  /node_modules\/(?:react\/|nanostores|@nanostores)|\/browser\/(?!reload-once)|\/domain\/values\/(?:dates|money|currency|istanbul-time)\.ts|\/domain\/languages\/(?:languages|formats|turkish-formats|messages|rich)\.ts|\/site\/language\.ts|\/site\/lib\/(?:choices|stores|rates|answer)\.ts|\/site\/lib\/format\/(?:shown-price|card-text|format-date|unbroken)\.ts|\/site\/ui\/(?:icon|price|shown-price)\.tsx/;

/** Canonical addresses and the sitemap are made from it, so a build without it would be wrong everywhere. */
const requireSite = {
  name: 'require-site',
  hooks: {
    'astro:config:setup': ({ command, config }) => {
      if (command === 'build' && !config.site) {
        throw new Error('SITE_URL is missing: the public address of the site.');
      }
    },
  },
};

export default defineConfig({
  site: process.env.SITE_URL,
  srcDir: './site',
  publicDir: './site/public',
  outDir: process.env.DIST_DIR ?? './dist',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  session: false,
  adapter: cloudflare({ prerenderEnvironment: 'node', imageService: 'passthrough' }),
  integrations: [
    requireSite,
    react(),
    onDemandPages(),
    intentDirective(),
    headersFile(),
    prerender(),
  ],
  env: {
    schema: {
      DATABASE_URL: envField.string({ context: 'server', access: 'secret' }),
      DATABASE_TOKEN: envField.string({ context: 'server', access: 'secret', optional: true }),
    },
  },
  // Several development servers can run side by side when each has its own cache.
  vite: {
    cacheDir: process.env.VITE_CACHE_DIR,
    worker: { format: 'es' },
    css: { postcss: { plugins: [shortNames, drawnIcons] } },
    // The page's script is a file of its own, kept by the browser from page to page.
    build: { assetsInlineLimit: 0 },
    plugins: [
      ownJsx(),
      // The adapter's banner for the Worker would begin every file of the browser, where nothing asks for it.
      {
        name: 'no-banner-for-browsers',
        applyToEnvironment: ({ name }) => name === 'client',
        outputOptions: (options) => ({ ...options, banner: '' }),
      },
      // What every island stands on is one file: as a dozen, each known from the one before, they took a
      // slow phone up to three round trips more. Nothing that runs before a touch may be among them.
      {
        name: 'one-base-of-islands',
        applyToEnvironment: ({ name }) => name === 'client',
        outputOptions: (options) => ({
          ...options,
          // Every page names its islands and its script: their hash alone tells them apart.
          entryFileNames: ({ name }) =>
            /script_index/.test(name) ? '_astro/page.[hash].js' : '_astro/[hash].js',
          codeSplitting: { groups: [{ name: 'islands', test: BASE_OF_ISLANDS }] },
        }),
      },
      // No module of the runtime knows its address; pdfkit asks for its own, as the name of a colour
      // profile that is part of the code.
      {
        name: 'address-of-pdfkit',
        applyToEnvironment: ({ name }) => name !== 'client',
        transform: {
          filter: { id: /pdfkit\.browser\.mjs/ },
          handler: (code) => ({
            code: code.replaceAll('import.meta.url', "'file:///pdfkit.mjs'"),
            map: null,
          }),
        },
      },
      // The Worker's environment has a target of its own; a page rendered live must have byte for byte
      // the sheets of a built one.
      {
        name: 'one-css-target',
        // Set and not returned: Vite would append the list to the one that is there.
        configEnvironment: (_name, options) => {
          options.build = { ...options.build, cssTarget };
        },
      },
    ],
  },
  devToolbar: { enabled: false },
});
