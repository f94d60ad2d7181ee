// `npm run rollback [-- <version id>]`: puts the version before the last online again. Migrations only
// ever add, so an older version runs on the newer schema.
import { rollBack } from './lib/deploy/platform.ts';
import { runCommand } from './lib/installation.ts';

await runCommand(async () => rollBack(process.argv[2]));
