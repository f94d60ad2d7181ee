// `npm run migrations`: regenerates drizzle/migrations from schema, rules and lists. Until the
// first release there are two files, and no applied migration has to be preserved
// (drizzle/README.md).
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { composeMigrations } from './lib/migrations/compose.ts';
import { root } from './lib/paths.ts';

const folder = join(root, 'drizzle/migrations');
const files = await composeMigrations();
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (/\.(sql|json)$/.test(name) && !files.has(name)) rmSync(join(folder, name));
}
for (const [name, text] of files) writeFileSync(join(folder, name), text);
