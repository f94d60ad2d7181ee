import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { findOnPath } from './programs.ts';

/** What the checker says of a file: where, and in its own words. */
type Finding = { url: string; message: string; extract?: string };

/** A Java for the checker; null where there is none. */
export const findJava = (): string | null => process.env.JAVA ?? findOnPath(['java']);

/** CSS that is younger than the checker: nesting in pseudo-elements, transitions, `min()` of lengths. */
const YOUNGER_CSS =
  /^CSS: (?:Parse Error\.|Unrecognized at-rule “@view-transition”|“max-width”: The types are|“view-transition-name”: Property)/;

/** The faults that the W3C's Nu HTML checker finds in files (`.html`), besides {@link YOUNGER_CSS}. */
export function checkHtml(java: string, files: readonly string[]): Promise<Finding[]> {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  // One process, few threads: others share the machine.
  const options = ['-Xss1m', '-Xmx512m', '-XX:ActiveProcessorCount=1', '-jar', jar];
  const args = [...options, '--stdout', '--exit-zero-always', '--errors-only', '--format', 'json'];
  const { promise, resolve, reject } = Promise.withResolvers<Finding[]>();
  execFile(java, [...args, ...files], { maxBuffer: 64 * 1024 * 1024 }, (error, out) => {
    if (error) return reject(error);
    const { messages } = JSON.parse(out) as { messages: Finding[] };
    resolve(messages.filter(({ message }) => !YOUNGER_CSS.test(message)));
  });
  return promise;
}
