import { globSync, readFileSync } from 'node:fs';
import { processFacts } from '#scripts/lib/processes.ts';

/** The processes of a program with an argument that begins with `argument`, by their ids. */
export function processesOf(program: string, argument: string): number[] {
  return globSync('/proc/[0-9]*/cmdline').flatMap((file) => {
    try {
      const [command = '', ...args] = readFileSync(file, 'utf8').split('\0');
      const isMeant =
        command.endsWith(`/${program}`) && args.some((arg) => arg.startsWith(argument));
      return isMeant ? [Number(file.split('/')[2])] : [];
    } catch {
      return [];
    }
  });
}

/** Those of them that a process has started itself. */
export const childrenOf = (parent: number, program: string, argument: string): number[] =>
  processesOf(program, argument).filter((pid) => {
    try {
      return processFacts(pid).parent === parent;
    } catch {
      return false;
    }
  });
