import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { builtIn, forgetBuild, isBuilt, nameCommit } from '../build.ts';
import { startChild } from '#server/process/child.ts';
import { dist as buildRoot, root } from '../paths.ts';
import { chooseNext, chooseServed, type Turn, TURNS } from './choose-build.ts';
import { listenFrom } from '#server/process/ports.ts';

const folder = (turn: Turn) => join(buildRoot, turn);

/** A symbolic link to the served folder, for a proxy (server/operations/Caddyfile). */
const SERVED = join(buildRoot, 'served');

function readTurn(): Turn {
  try {
    const served = readlinkSync(SERVED);
    return TURNS.find((turn) => turn === served) ?? 'a';
  } catch {
    return 'a';
  }
}

/** Switched atomically, so that readers find one or the other. */
function writeTurn(turn: Turn): void {
  rmSync(`${SERVED}.new`, { force: true });
  symlinkSync(turn, `${SERVED}.new`);
  renameSync(`${SERVED}.new`, SERVED);
}

type Site = {
  /** The folder of the last successful build, which may be of older sources or another day. */
  dist(): string;
  /** Builds now, without serving it. @returns false when it fails, or when it is new already. */
  renew(): Promise<boolean>;
  /** Where the Worker requests a build, every night and in every hour with a change. */
  hook: string;
  /** `serve` gets every later build; one of older sources is followed by a new one at once. */
  whenBuilt(serve: (dist: string) => Promise<void>): void;
  stop(): void;
};

/**
 * Maintains a build of the site: an existing one, so that nobody waits for a build after an update,
 * or a new one now, and further ones on the Worker's request. A failed build leaves the previous one
 * in place.
 */
export async function keepSite(options: {
  dataDir: string;
  siteUrl: string;
  say(line: string): void;
}): Promise<Site> {
  mkdirSync(buildRoot, { recursive: true });
  const builds = () =>
    TURNS.map((one) => ({ turn: one, ...builtIn(folder(one), options.dataDir, options.siteUrl) }));
  let turn = chooseServed(builds(), readTurn());
  let serve: ((dist: string) => Promise<void>) | null = null;
  let running: ReturnType<typeof startChild> | null = null;

  const build = async (into: Turn): Promise<boolean> => {
    const script = join(root, 'tools/scripts/build-app.ts');
    forgetBuild(folder(into));
    options.say('Builds the site …');
    running = startChild(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
      cwd: root,
      env: {
        ...process.env,
        DIST_DIR: folder(into),
        SITE_URL: options.siteUrl,
        INSTALLATION: options.dataDir,
        PACKED_BEFORE: folder(turn),
      },
    });
    const child = running;
    const code = await new Promise((resolve) => child.process.once('close', resolve));
    running = null;
    if (code !== 0) options.say(`The site could not be built:\n${child.tail()}`);
    return code === 0;
  };
  const buildAgain = async () => {
    if (running !== null) return false;
    const next = chooseNext(builds(), turn);
    if (!(await build(next))) return false;
    await serve?.(folder(next));
    turn = next;
    writeTurn(turn);
    if (serve !== null) options.say(`Serves the build of ${new Date().toISOString()}`);
    return true;
  };
  const buildBeside = () => void buildAgain().catch((error: unknown) => options.say(String(error)));

  const isNew = () => isBuilt(folder(turn), options.dataDir, options.siteUrl);
  const { of } = builtIn(folder(turn), options.dataDir, options.siteUrl);
  if (of === 'nothing') await buildAgain();
  else writeTurn(turn);
  if (of === 'these') nameCommit(folder(turn));
  if (!existsSync(join(folder(turn), 'runtime'))) throw new Error('There is no build to serve.');
  const path = `/${randomBytes(24).toString('base64url')}`;
  const hook = createServer((request, response) => {
    const isAsked = request.method === 'POST' && request.url === path;
    request.resume();
    response.writeHead(isAsked ? 202 : 404).end();
    if (isAsked) buildBeside();
  });
  const port = await listenFrom(hook, 0);
  return {
    dist: () => folder(turn),
    hook: `http://127.0.0.1:${port}${path}`,
    renew: async () => !isNew() && (await buildAgain()),
    whenBuilt: (to) => {
      serve = to;
      if (!isNew()) buildBeside();
    },
    stop: () => {
      hook.close();
      hook.closeAllConnections();
      return running?.stop();
    },
  };
}
