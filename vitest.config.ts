import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    coverage: {
      provider: 'v8',
      include: ['domain/**/*.ts'],
      // Wire schemas are proven through the API: every route gets malformed inputs drawn from them.
      exclude: ['**/*.test.ts', '**/*.testing.ts', 'domain/**/tests/**', 'domain/**/*schema.ts'],
      thresholds: { branches: 95 },
      reporter: ['text-summary'],
    },
    projects: [
      {
        test: {
          name: 'unit',
          // Properties draw much; a busy machine must not fail them.
          testTimeout: 60_000,
          include: [
            'domain/**/*.test.ts',
            'drizzle/**/*.test.ts',
            'worker/**/*.test.ts',
            'site/**/*.test.ts',
            'dashboard/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'recovery',
          include: ['tests/recovery/**/*.test.ts', 'tests/scripts/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'files',
          include: ['tests/files/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        plugins: [
          cloudflareTest({
            miniflare: {
              compatibilityDate: '2026-10-01',
              compatibilityFlags: ['nodejs_compat'],
              r2Buckets: ['MEDIA'],
              images: { binding: 'IMAGES' },
            },
          }),
        ],
        test: {
          name: 'worker',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: [
            'tests/support/start-database.ts',
            'tests/support/start-mail-server.ts',
            'tests/support/start-mail-database.ts',
            'tests/support/start-fuzz-database.ts',
            'tests/support/start-privacy-database.ts',
            'tests/support/start-feed-server.ts',
            'tests/support/start-payment-server.ts',
            'tests/support/start-troubled-database.ts',
            'tests/support/start-large-database.ts',
            'tests/support/btrans/start-validator.ts',
          ],
          testTimeout: 30_000,
        },
      },
    ],
  },
});
