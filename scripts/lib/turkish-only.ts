import { fileURLToPath } from 'node:url';

export const locales = fileURLToPath(new URL('zod-locales.js', import.meta.url));

/**
 * zod exports its messages in some fifty languages from its own index, and whoever hands `z` on as a
 * value keeps them all: 250 KB in the Worker. A plugin for Vite that leaves Turkish and English.
 */
export const turkishOnly = {
  name: 'turkish-only',
  enforce: 'pre' as const,
  resolveId: (source: string, importer: string | undefined) =>
    isZodLocales(source, importer) ? locales : null,
};

export const isZodLocales = (source: string, importer = ''): boolean =>
  source.endsWith('locales/index.js') && importer.includes('/node_modules/zod/');
