import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { configDefaults, defineConfig } from 'vitest/config';
import { chooseEffort } from './tests/support/effort.ts';

const provide = { effort: chooseEffort(process.env) };

/** What a usual run leaves to `npm test -- --all`: long walks, histories and heavy files. */
const exclude = [
  ...configDefaults.exclude,
  ...(process.env.SHORT === '1' ? ['**/*.long.test.ts'] : []),
];

/** When a test is taken to hang: long after a machine with a dozen times too much to do is through. */
const patience = process.env.LONG === '1' ? 3_600_000 : 1_800_000;
const patient = {
  exclude,
  testTimeout: patience,
  hookTimeout: patience,
  // By default a poll ends after a second, which a busy machine takes for anything.
  expect: { poll: { timeout: 120_000 } },
};

export default defineConfig({
  test: {
    coverage: {
      provider: 'v8',
      include: ['domain/**/*.ts'],
      // Wire schemas are proven through the API: every route gets malformed inputs drawn from them.
      exclude: [
        '**/*.test.ts',
        '**/*.testing.ts',
        'domain/**/tests/**',
        'domain/**/*schema.ts',
        // What a language says; tests read it on pages, in mails and on papers.
        'domain/languages/*/*.ts',
      ],
      thresholds: { branches: 95 },
      reporter: ['text-summary'],
    },
    projects: [
      {
        test: {
          name: 'unit',
          provide,
          // Nothing here keeps anything between tests, so a file need not begin with an empty process.
          isolate: false,
          setupFiles: ['tests/support/properties.ts', 'tests/support/speak-turkish.ts'],
          ...patient,
          include: [
            'domain/**/*.test.ts',
            'drizzle/**/*.test.ts',
            'tools/demo-pictures/*.test.ts',
            'worker/**/*.test.ts',
            'server/**/*.test.ts',
            'site/**/*.test.ts',
            'browser/**/*.test.ts',
            'dashboard/**/*.test.ts',
            'tests/sources/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'recovery',
          provide,
          // What is broken here are other processes: none of these files changes its own, and loading
          // the application and bundling it once a process takes longer than half of the files.
          isolate: false,
          // They wait most of the time: for what hangs to be noticed, and what died to come back.
          maxWorkers: 3,
          include: ['tests/recovery/**/*.test.ts', 'tests/scripts/**/*.test.ts'],
          ...patient,
        },
      },
      {
        test: {
          name: 'files',
          provide,
          // Memory is measured as a difference, and loading the application takes long.
          isolate: false,
          include: ['tests/files/**/*.test.ts'],
          ...patient,
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
          provide,
          // A Worker runs many files, each with a database of its own: what must not be seen elsewhere
          // is in the database, and starting a Worker anew takes longer than most files.
          isolate: false,
          // More than processors: each of them waits for its database between two steps.
          maxWorkers: 3,
          include: ['tests/integration/**/*.test.ts'],
          setupFiles: ['tests/support/servers/use-own-database.ts'],
          globalSetup: [
            'tests/support/servers/start-databases.ts',
            'tests/support/servers/start-mail-server.ts',
            'tests/support/servers/start-feed-server.ts',
            'tests/support/servers/start-payment-server.ts',
            'tests/support/servers/start-whatsapp-server.ts',
            'tests/support/servers/start-push-server.ts',
            'tests/support/servers/start-tile-server.ts',
            'tests/support/servers/start-troubled-database.ts',
            'tests/support/btrans/start-validator.ts',
          ],
          ...patient,
        },
      },
    ],
  },
});
