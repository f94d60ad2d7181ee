export function ensureInstalled(): void;
export function installPackages(folder: string): void;
export function runInProjectNode(script: string, args: readonly string[]): Promise<void>;
