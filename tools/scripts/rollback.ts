// `npm run rollback [-- <version id>]`: activates the previous version. Migrations only add, so an
// older version runs on the newer schema.
import { rollBack } from './lib/deploy/platform.ts';
import { runCommand } from './lib/installation.ts';

await runCommand(async () => rollBack(process.argv[2]));
