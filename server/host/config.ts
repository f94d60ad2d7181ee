import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Reachable } from './reachable.ts';
import type { SiteManifest } from '#server/runtime/site-files.ts';
import { runtimeOf } from './write-runtime.ts';
import { readSiteManifest } from './site-manifest.ts';

/** What of `dist/server/wrangler.json` describes the runtime that the Worker expects. */
type BuiltConfiguration = {
  main: string;
  compatibility_date: string;
  compatibility_flags: string[];
  vars: Record<string, string>;
  assets: { run_worker_first: string[] };
  ratelimits: { name: string; simple: { limit: number; period: number } }[];
};

type ServerConfiguration = {
  /** Folder of the build. */
  dist: string;
  /** The file that this configuration is going to be; it embeds others relative to itself. */
  file: string;
  /** The address for visitors. */
  listen: string;
  /** The address for the supervisor. */
  control: string;
  /** Address of the services beside the runtime. */
  services: string;
  /** Names of variables, which the process gets in its environment. */
  variables: readonly string[];
  trustedProxies: string;
  /** Where the Worker may connect besides public addresses. */
  reachable: Reachable;
  /** Limits by name, replacing the built ones. */
  limits?: Record<string, number>;
};

/** The environment variable with which services and supervisor authenticate each other. */
export const SERVICE_SECRET = 'KIYI_SERVICE_SECRET';

/** The module that handles requests is the first one. */
const MAIN = 'main.js';

/**
 * The heap limit is the platform's for a Worker, 128 MB, with a small young generation: by default
 * V8 lets hundreds of megabytes of garbage accumulate. Exceeding it ends the process, which is then
 * restarted.
 */
const V8_FLAGS = ['--max-semi-space-size=4', '--max-heap-size=128'];

/**
 * The configuration of `workerd serve` for the built Worker and the replacements of the platform's
 * services.
 */
export function composeConfiguration(wanted: ServerConfiguration): string {
  const server = join(wanted.dist, 'server');
  const built = readBuilt(wanted.dist);
  const embed = (path: string) => `embed ${text(relative(dirname(wanted.file), path))}`;
  const modules = globSync('**/*.mjs', { cwd: server })
    .toSorted()
    .map((name) => module(`worker/${name.replaceAll('\\', '/')}`, embed(join(server, name))));
  const around = runtimeOf(wanted.dist);
  const own = globSync('*.js', { cwd: around })
    .toSorted((a, b) => Number(b === MAIN) - Number(a === MAIN))
    .map((name) => module(name, embed(join(around, name))));
  const alias = module(
    'kiyi:worker',
    text(`export { default } from ${JSON.stringify(`/worker/${built.main}`)};`),
  );
  const site = siteManifestOf(wanted.dist);
  const limits = built.ratelimits.map(({ name, simple }) => {
    const options = { ...simple, limit: wanted.limits?.[name] ?? simple.limit };
    return wrapped(name, 'rate-limit', [`(name = "options", json = ${json(options)})`]);
  });
  const service = [
    '(name = "service", service = "services")',
    `(name = "secret", fromEnvironment = "${SERVICE_SECRET}")`,
  ];
  const makers = globSync('*.js', { cwd: join(around, 'bindings') });
  const bindings = [
    ...Object.entries(built.vars)
      .filter(([name]) => !wanted.variables.includes(name))
      .map(([name, value]) => `(name = ${text(name)}, text = ${text(value)})`),
    ...wanted.variables.map((name) => `(name = ${text(name)}, fromEnvironment = ${text(name)})`),
    `(name = "CONTROL_SECRET", fromEnvironment = "${SERVICE_SECRET}")`,
    `(name = "TRUSTED_PROXIES", text = ${text(wanted.trustedProxies)})`,
    `(name = "SITE", json = ${json(site)})`,
    '(name = "SITE_FILES", service = "files")',
    '(name = "ASSETS", service = (name = "kiyi", entrypoint = "Assets"))',
    '(name = "OUTSIDE", service = "outside")',
    wrapped('MEDIA', 'bucket', service),
    wrapped('IMAGES', 'images', service),
    // A build of the previous version, which is served until there is a new one, may lack it.
    ...(makers.includes('machine.js') ? [wrapped('MACHINE', 'machine', service)] : []),
    ...limits,
  ];
  const extensions = makers.map(
    (name) =>
      `(name = "kiyi:${name.replace('.js', '')}", internal = true, esModule = ${embed(join(around, 'bindings', name))})`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  v8Flags = [${V8_FLAGS.map(text).join(', ')}],
  services = [
    (name = "kiyi", worker = .kiyi),
    (name = "files", disk = (path = ${text(join(wanted.dist, 'client'))})),
    (name = "services", external = (address = ${text(wanted.services)}, http = ())),
    ${network('internet', wanted.reachable.own)},
    ${network('outside', wanted.reachable.entered)},
  ],
  sockets = [
    (name = "visitors", address = ${text(wanted.listen)}, http = (), service = "kiyi"),
    (name = "control", address = ${text(wanted.control)}, http = (), service = (name = "kiyi", entrypoint = "Control")),
  ],
  extensions = [(modules = [
    ${extensions.join(',\n    ')}
  ])],
);

const kiyi :Workerd.Worker = (
  compatibilityDate = ${text(built.compatibility_date)},
  compatibilityFlags = [${built.compatibility_flags.map(text).join(', ')}],
  globalOutbound = "internet",
  modules = [
    ${[...own, alias, ...modules].join(',\n    ')}
  ],
  bindings = [
    ${bindings.join(',\n    ')}
  ],
);
`;
}

const readBuilt = (dist: string) =>
  JSON.parse(readFileSync(join(dist, 'server/wrangler.json'), 'utf8')) as BuiltConfiguration;

/** The files that a build has now. */
export const siteManifestOf = (dist: string): SiteManifest =>
  readSiteManifest(join(dist, 'client'), readBuilt(dist).assets.run_worker_first);

const module = (name: string, content: string) => `(name = ${text(name)}, esModule = ${content})`;

const wrapped = (name: string, maker: string, inner: readonly string[]) =>
  `(name = ${text(name)}, wrapped = (moduleName = "kiyi:${maker}", innerBindings = [${inner.join(', ')}]))`;

const network = (name: string, more: readonly string[]) =>
  `(name = ${text(name)}, network = (
      allow = [${['public', ...more].map(text).join(', ')}],
      tlsOptions = (trustBrowserCas = true),
    ))`;

const json = (value: unknown): string => text(JSON.stringify(value));

/** A text in Cap'n Proto syntax, which has C's escapes. */
const text = (value: string): string =>
  `"${value
    .replaceAll(/["\\]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\r', String.raw`\r`)
    .replaceAll('\t', String.raw`\t`)}"`;
