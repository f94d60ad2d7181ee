import { defineConfig, type OxlintOverride } from 'oxlint';

const CLIENTS = ['#site/**', '#dashboard/**'];
const APPARATUS = ['#scripts/**', '#simulation/**', '#demo-pictures/**', '#tests/**'];
const TOOLS = [...APPARATUS, '#server/**'];
const IN_BROWSERS = '#browser/**';

type Layer = {
  /** The folders that have this rule; relative imports do not leave one of them. */
  units: string[];
  /** What may not be imported, as patterns. */
  not: string[];
  /** Of these only types may be imported. */
  typesOnly?: string[];
  message: string;
};

/** Who may import whom (docs/architecture.md). */
const LAYERS: Layer[] = [
  {
    units: ['domain/*'],
    not: [
      '#drizzle/**',
      '#worker/**',
      ...CLIENTS,
      ...TOOLS,
      IN_BROWSERS,
      'node:*',
      'hono*',
      'drizzle-orm*',
      'react*',
    ],
    message: 'domain/ is pure: it imports zod and itself. Pass what you need as an argument.',
  },
  {
    units: ['browser/pictures'],
    not: ['#drizzle/**', '#worker/**', ...CLIENTS, ...TOOLS, 'node:*', 'hono*', 'react*'],
    message: 'browser/ is what site and dashboard both do in a browser; it knows only domain/.',
  },
  {
    units: ['browser/jsx'],
    not: ['#domain/**', '#drizzle/**', '#worker/**', ...CLIENTS, ...TOOLS, 'hono*'],
    message: 'browser/jsx is the runtime of all elements; it knows React and nothing else.',
  },
  {
    units: ['drizzle/schema'],
    not: ['#worker/**', '#drizzle/seed/**', ...CLIENTS, ...TOOLS, 'hono*', 'react*'],
    message: 'The schema knows only domain/ and Drizzle.',
  },
  {
    units: ['worker/routes', 'worker/reference'],
    not: ['#drizzle/seed/**', ...CLIENTS, ...TOOLS, 'react*'],
    message: 'The API knows domain/ and drizzle/schema; pages are reached through worker/index.ts.',
  },
  {
    units: ['worker/platform', 'worker/http'],
    not: ['#worker/features/**', '#drizzle/seed/**', ...CLIENTS, ...TOOLS, 'react*'],
    message: 'Features stand on platform/ and http/, which know none of them.',
  },
  {
    units: ['worker/features/*'],
    not: ['#worker/features/**/queries.ts', '#drizzle/seed/**', ...CLIENTS, ...TOOLS, 'react*'],
    message:
      'A feature knows domain/, drizzle/schema and the use-cases of others, never their queries.',
  },
  {
    units: [
      'site/core',
      'site/features/*',
      'site/layouts',
      'site/lib',
      'site/pages',
      'site/ui',
      'site/views',
    ],
    not: ['#drizzle/**', '#dashboard/**', ...TOOLS],
    typesOnly: ['#worker/**'],
    message: 'The site knows domain/ and the types of the API; data comes through site/data.ts.',
  },
  {
    units: ['app', 'features/*', 'form', 'list', 'routes', 'shared/*', 'shell', 'ui'].map(
      (folder) => `dashboard/${folder}`,
    ),
    not: ['#drizzle/**', '#site/**', ...TOOLS],
    typesOnly: ['#worker/**'],
    message: 'The dashboard knows domain/ and the types of the API.',
  },
  {
    units: ['browser/jsx', 'browser'],
    not: ['#drizzle/**', '#worker/**', ...CLIENTS, ...TOOLS, 'hono*'],
    message: 'What both clients stand on knows neither of them.',
  },
  {
    units: ['server/host', 'server/process', 'server/runtime', 'server/storage'],
    not: [...CLIENTS, ...APPARATUS],
    message: 'The server is run by tools/ and knows nothing of them.',
  },
];

/** Deeper than any folder of a unit. */
const DEPTHS = [0, 1, 2, 3, 4, 5];

/** One override for each depth below a unit, since `../` is allowed that many times. */
const layerRules: OxlintOverride[] = LAYERS.flatMap(({ units, not, typesOnly, message }) =>
  DEPTHS.map((depth): OxlintOverride => ({
    files: units.map((unit) => `${unit}/${'*/'.repeat(depth)}*`),
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: not, message },
            ...(typesOnly ? [{ group: typesOnly, allowTypeImports: true, message }] : []),
            {
              group: [`${'../'.repeat(depth + 1)}**`],
              message:
                'Relative imports stay inside a feature; across features name the tree (#worker/…).',
            },
          ],
        },
      ],
    },
  })),
);

export default defineConfig({
  plugins: ['import', 'typescript', 'react', 'jsx-a11y', 'unicorn', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-self-import': 'error',
    'import/no-unassigned-import': 'off',
    'no-control-regex': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'react/react-in-jsx-scope': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
  },
  overrides: [
    ...layerRules,
    {
      files: ['site/**/*.{ts,tsx}', 'dashboard/**/*.{ts,tsx}'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...['localStorage', 'sessionStorage', 'indexedDB'].map((name) => ({
            name,
            message: 'It may be blocked, full or hold what others wrote: #browser/stored.ts.',
          })),
        ],
      },
    },
    // What runs before a touch, and photos on a phone, each with its own care.
    {
      files: ['site/core/{core,languages,theme}.ts', 'dashboard/app/device-store.ts'],
      rules: { 'no-restricted-globals': 'off' },
    },
    { files: ['worker/**'], rules: { 'no-console': 'error' } },
    { files: ['worker/platform/log.ts'], rules: { 'no-console': 'off' } },
    // Tests and the one way to data may know what they need.
    {
      files: [
        '**/*.test.ts',
        '**/*.testing.ts',
        'site/data.ts',
        'site/live-api.ts',
        'site/middleware.ts',
      ],
      rules: { 'no-restricted-imports': 'off' },
    },
    {
      files: [
        '**/*.test.ts',
        '**/*.test.tsx',
        'tests/**',
        'drizzle/seed/**',
        'tools/demo-pictures/**',
        '**/*.gen.ts',
      ],
      rules: {
        'no-restricted-globals': 'off',
        'max-lines': 'off',
        'typescript/no-non-null-assertion': 'off',
        'typescript/no-explicit-any': 'off',
        'unicorn/consistent-function-scoping': 'off',
      },
    },
  ],
  ignorePatterns: ['dist', 'node_modules', '.astro', '**/*.gen.ts'],
});
