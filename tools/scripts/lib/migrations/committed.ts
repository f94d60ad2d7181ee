import { execFileSync } from 'node:child_process';
import { root } from '../paths.ts';
import type { Manifest } from './manifest.ts';

/** The manifest of the newest commit, whose migrations others may have applied. */
export const readCommittedManifest = (): Manifest =>
  JSON.parse(git('show', 'HEAD:drizzle/migrations/manifest.json')) as Manifest;

/** A version has been tagged. */
export const isReleased = (): boolean => git('tag', '--list', 'v*').trim() !== '';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 24 });
