import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '#scripts/lib/paths.ts';
import { findOnPath } from '#scripts/lib/programs.ts';
import { findProgram } from '#tests/support/find-program.ts';
import { startProtectedDatabase } from './support/protected-database.ts';
import { runScript } from './support/run-script.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const UNITS = ['kiyi-database.service', 'kiyi.service', 'kiyi-backup.service', 'kiyi-backup.timer'];

type Service = {
  image: string;
  command?: string[];
  build?: { context: string; dockerfile: string; args?: Record<string, string> };
  environment?: Record<string, string>;
  env_file?: string;
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  networks?: string[];
  healthcheck?: { test?: string[]; disable?: boolean };
};
const compose = parse(read('server/operations/docker/compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
  networks: Record<string, { ipam: { config: { subnet: string }[] } }>;
};
const { database, migrate, product, caddy, backup } = compose.services as Record<
  'database' | 'migrate' | 'product' | 'caddy' | 'backup',
  Service
>;
const dockerfile = read('server/operations/docker/Dockerfile');
const caddyfile = read('server/operations/Caddyfile');

/** Scripts of package.json that a text runs, by `tools/scripts/run.mjs <name>` or `npm run <name>`. */
const scriptsIn = (text: string) =>
  [...text.matchAll(/(?:run\.mjs["',\s]+|npm run )([a-z][a-z-]*)/g)].map(([, name]) => name ?? '');

const home = mkdtempSync(join(tmpdir(), 'kiyi-self-hosting-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('what is written down for a server of one’s own', () => {
  it('runs commands that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const files = [
      'server/operations/docker/Dockerfile',
      'server/operations/docker/compose.yml',
      ...UNITS.map((unit) => `server/operations/systemd/${unit}`),
      'docs/self-hosting.md',
    ];
    for (const file of files) {
      for (const name of scriptsIn(read(file))) {
        expect([file, name, scripts[name]]).toEqual([
          file,
          name,
          `node tools/scripts/run.mjs ${name}`.replace(' migrations', ' write-migrations'),
        ]);
        expect(existsSync(join(root, `tools/scripts/${name}.ts`))).toBe(true);
      }
    }
    expect(scriptsIn(files.map(read).join('\n'))).toEqual(
      expect.arrayContaining(['serve', 'migrate', 'backup', 'create-admin', 'database-key']),
    );
  });

  it('starts an earlier version on a later schema, with Docker and under systemd', () => {
    const pre = /^ExecStartPre=(.*)$/m.exec(read('server/operations/systemd/kiyi.service'))?.[1];
    expect(pre?.split(' ').slice(-3)).toEqual(migrate.command?.slice(-3));
    expect(migrate.command?.at(-1)).toBe('--allow-newer');
  });

  it('names variables that the product reads', () => {
    const sources = [
      'tools/scripts/serve.ts',
      'tools/scripts/lib/current-commit.ts',
      'tools/scripts/lib/paths.ts',
      'tools/scripts/lib/installation.ts',
      'tools/scripts/lib/deploy/settings.ts',
      'tools/scripts/backup.ts',
    ]
      .map(read)
      .join('\n');
    const named = new Set([
      ...Object.keys(product.environment ?? {}),
      ...[...dockerfile.matchAll(/\b([A-Z][A-Z_]+)=/g)].map(([, name]) => name ?? ''),
      ...UNITS.flatMap((unit) =>
        read(`server/operations/systemd/${unit}`)
          .split('\n')
          .filter((line) => line.startsWith('Environment='))
          .flatMap((line) => [...line.slice(12).matchAll(/(?:^| )([A-Z_]+)=/g)])
          .map(([, name]) => name ?? ''),
      ),
    ]);
    const others = ['PATH', 'COMMIT', 'RUST_LOG'];
    for (const name of others) named.delete(name);
    expect([...named].filter((name) => !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([]);
    expect(named.size).toBeGreaterThan(5);
  });

  it('agrees on ports, folders and who waits for whom', () => {
    const port = product.environment?.PORT;
    expect(dockerfile).toContain(`EXPOSE ${port}`);
    expect(dockerfile).toContain(`PORT=${port}`);
    expect(dockerfile).toContain(`http://127.0.0.1:${port}/v1/health`);
    expect(caddy.environment?.PRODUCT).toBe(`product:${port}`);
    expect(caddyfile).toContain(`reverse_proxy {$PRODUCT:127.0.0.1:${port}}`);
    expect(caddyfile).toContain('{$SITE_URL} {');
    expect(caddy.environment?.SITE_URL).toMatch(/^\$\{SITE_URL:\?/);
    const listen = database.environment?.SQLD_HTTP_LISTEN_ADDR;
    expect(product.environment?.DATABASE_URL).toBe(`http://database:${listen?.split(':')[1]}`);
    expect(migrate.environment?.DATABASE_URL).toBe(product.environment?.DATABASE_URL);
    const [subnet] = compose.networks.inside?.ipam.config ?? [];
    expect(product.environment?.TRUSTED_PROXIES).toBe(subnet?.subnet);
    expect(product.environment?.REACHABLE).toBe(subnet?.subnet);
    expect(product.depends_on?.migrate?.condition).toBe('service_completed_successfully');
    expect(backup.volumes).toContain('database:/data/database');
    expect(database.volumes).toContain(`database:${database.environment?.SQLD_DB_PATH}`);
    expect(product.volumes).toContain(`data:${product.environment?.DATA_DIR}`);
    for (const { volumes = [], networks } of Object.values(compose.services)) {
      expect(networks).toEqual(['inside']);
      for (const volume of volumes) {
        const [from = ''] = volume.split(':');
        if (/^[a-z]+$/.test(from)) expect(Object.keys(compose.volumes)).toContain(from);
      }
    }
    expect(caddy.volumes).toContain('../Caddyfile:/etc/caddy/Caddyfile:ro');
    // The files of the build are where both guides put them, and Caddy only reads them.
    const [, files] = /root \* \{\$SITE_FILES:(\S+)\/served\/client\}/.exec(caddyfile) ?? [];
    expect(product.volumes).toContain(`site:${files}`);
    expect(caddy.volumes).toContain(`site:${files}:ro`);
    expect(product.build).toEqual({
      context: '../../..',
      dockerfile: 'server/operations/docker/Dockerfile',
      // What `/v1/health` says of the version.
      args: { COMMIT: '${COMMIT:-}' },
    });
    // Where those paths lead from the file's own folder.
    const at = (path: string) => join(root, 'server/operations/docker', path);
    expect(at(String(product.build?.context))).toBe(join(root));
    expect(product.env_file).toBe('../../../production.env');
    expect(read('server/operations/docker/kiyi')).toContain(`"$here/${product.env_file}"`);
    expect(existsSync(join(root, String(product.build?.dockerfile)))).toBe(true);
    const unit = read('server/operations/systemd/kiyi.service');
    const url = /DATABASE_URL=http:\/\/(\S+)/.exec(unit)?.[1];
    expect(read('server/operations/systemd/kiyi-database.service')).toContain(
      `--http-listen-addr ${url} `,
    );
  });

  it('keeps what only this installation has out of the image and of git', () => {
    const own = Object.values(compose.services)
      .flatMap(({ volumes = [] }) => volumes)
      .flatMap((volume) => /(?:^|:-)\.\/([^:}]+)/.exec(volume)?.[1] ?? [])
      .map((path) => `server/operations/docker/${path}`);
    expect(own).toEqual([
      'server/operations/docker/database-key.pem',
      'server/operations/docker/backups',
    ]);
    const ignored = read('server/operations/docker/Dockerfile.dockerignore').split('\n');
    expect(ignored).toEqual(expect.arrayContaining([...own, 'production.env']));
    const asGit = (path: string) => path.replace(/\/$/, '');
    expect(read('.gitignore').split('\n').map(asGit)).toEqual(expect.arrayContaining(own));
  });

  it('is of one version: package, Worker, image, and the newest heading of the changes', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(read('wrangler.toml')).toContain(`APP_VERSION = "${version}"`);
    expect(read('server/operations/docker/compose.yml')).toContain(`image: kiyi:${version}\n`);
    expect(read('docs/self-hosting.md')).toContain(`kiyi:${version} `);
    const [, heading = ''] = /^## (.*)$/m.exec(read('CHANGELOG.md')) ?? [];
    const own = new RegExp(`^${version} \\((\\d{4}-\\d\\d-\\d\\d|unreleased)\\)$`);
    // What is not released yet has no number.
    if (heading !== '(unreleased)') expect(heading).toMatch(own);
  });

  it('takes a backup often enough that less than a minute of work is ever without one', () => {
    const every = Number(backup.command?.at(backup.command.indexOf('--every') + 1));
    const [, seconds = ''] =
      /^OnCalendar=\*:\*:(\S+)$/m.exec(read('server/operations/systemd/kiyi-backup.timer')) ?? [];
    expect([every, 60 / seconds.split(',').length]).toEqual([30, 30]);
  });

  it('starts the database as the product does on a developer’s machine', () => {
    const own = read('tools/scripts/lib/database.ts');
    const [, unit = ''] =
      /ExecStart=\S+ (.*)/.exec(read('server/operations/systemd/kiyi-database.service')) ?? [];
    for (const command of [database.command?.slice(1) ?? [], unit.split(' ')]) {
      for (const flag of command.filter((one) => one.startsWith('--'))) {
        if (flag === '--auth-jwt-key-file') continue;
        expect(own).toContain(flag);
      }
      const at = command.indexOf('--max-concurrent-connections');
      expect(command[at + 1]).toBe('1');
    }
  });

  it('leaves to the image of the database server what its entrypoint adds, which takes nothing twice', () => {
    // docker-entrypoint.sh of libsql-server, for a command that begins with /bin/sqld.
    expect(database.command?.[0]).toBe('/bin/sqld');
    const added = ['--db-path', '--http-listen-addr', '--grpc-listen-addr', '--primary-grpc-url'];
    expect(database.command?.filter((word) => added.includes(word))).toEqual([]);
    // A primary would serve replicas on another port.
    expect(database.environment?.SQLD_NODE).toBe('standalone');
  });

  it('begins what ended again however often: what it waits for comes back by itself', () => {
    for (const unit of UNITS.filter((one) =>
      /^Restart=always$/m.test(read(`server/operations/systemd/${one}`)),
    )) {
      expect([unit, read(`server/operations/systemd/${unit}`)]).toEqual([
        unit,
        expect.stringMatching(/^\[Unit\][^[]*^StartLimitIntervalSec=0$/m),
      ]);
    }
  });

  it('confines its services alike, but for the folders that each may write', () => {
    const confined = UNITS.filter((unit) => unit.endsWith('.service')).map((unit) =>
      read(`server/operations/systemd/${unit}`).match(
        /^(?:NoNew|Capability|Private|Protect(?!System|Home)|Lock|Restrict|SystemCall)\w+=.*$/gm,
      ),
    );
    expect(confined[0]?.length).toBeGreaterThan(15);
    for (const lines of confined) expect(lines).toEqual(confined[0]);
  });

  const shellcheck = findProgram('shellcheck', 'shellcheck');
  it.runIf(shellcheck)('has shell that a shell reads as it is meant', () => {
    const blocks = ['docs/self-hosting.md', 'docs/deployment.md', 'docs/backup.md'].flatMap(
      (file) => [...read(file).matchAll(/^ *```sh\n([^]*?)^ *```/gm)].map(([, text]) => `${text}`),
    );
    expect(blocks.length).toBeGreaterThan(5);
    const files = ['server/process/watchdog.sh', 'server/operations/docker/kiyi', '.ci/run'];
    for (const text of [...blocks, ...files.map(read)]) {
      // Variables that only a file has, and a folder that is there.
      const args = ['--shell=bash', '--exclude=SC1090,SC1091,SC2034,SC2155,SC2164', '-'];
      const { stdout } = spawnSync(shellcheck ?? '', args, { input: text, encoding: 'utf8' });
      expect(stdout).toBe('');
    }
  });

  it.runIf(findOnPath(['systemd-analyze']))('has units that systemd takes', () => {
    // The programs are where the documents put them, which is not here.
    const units = UNITS.map((unit) => {
      const file = join(home, unit);
      writeFileSync(
        file,
        read(`server/operations/systemd/${unit}`).replaceAll(
          /\/srv\/kiyi\/(?:node_modules\/\.bin\/\w+|server\/operations\/[\w-]+)/g,
          '/bin/true',
        ),
      );
      return file;
    });
    const { status, stdout, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', '--recursive-errors=no', ...units],
      { encoding: 'utf8' },
    );
    const aboutOurs = (stdout + stderr).split('\n').filter((line) => line.includes('kiyi'));
    expect([status, aboutOurs]).toEqual([0, []]);
  });

  it.runIf(findOnPath(['systemd-analyze']))(
    'has units that may do little beside their work',
    () => {
      const services = UNITS.filter((unit) => unit.endsWith('.service'));
      expect(services.length).toBeGreaterThan(2);
      for (const unit of services) {
        const file = join(root, 'server/operations/systemd', unit);
        const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', file], {
          encoding: 'utf8',
        });
        // From 0 to 10: what a service could reach that somebody has taken over.
        const exposure = Number(/exposure level for \S+: ([\d.]+)/.exec(stdout)?.[1]);
        expect([unit, exposure <= 2]).toEqual([unit, true]);
      }
    },
  );
});

describe('the first steps on it', () => {
  it('make a key that the database server takes, and only once', async () => {
    const database = await startProtectedDatabase();
    try {
      const env = { DATABASE_URL: database.url, SITE_URL: 'https://www.acente.example' };
      const stranger = await runScript('migrate', [], { ...env, DATABASE_TOKEN: undefined });
      expect([stranger.code, stranger.said]).toEqual([
        1,
        expect.stringContaining('wants a DATABASE_TOKEN'),
      ]);
      const ours = { ...env, DATABASE_TOKEN: database.token };
      expect((await runScript('migrate', [], ours)).said).toContain('The schema is current.');
      // Nobody can sign in yet, so there is nothing to serve.
      const early = await runScript('serve', [], {
        ...ours,
        DATA_DIR: join(home, 'data'),
        PORT: '0',
      });
      expect([early.code, early.said]).toEqual([
        1,
        expect.stringContaining('Run: npm run create-admin'),
      ]);
      const unnamed = await runScript('serve', [], { ...ours, SITE_URL: undefined });
      expect(unnamed.said).toContain('SITE_URL is missing');
    } finally {
      await database.stop();
    }
  });
});
