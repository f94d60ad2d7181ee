// Migrates the database at an address from a folder, as a process that can be killed.
import { createClient } from '@libsql/client/web';
import { migrateDatabase } from '#scripts/lib/migrate.ts';

const [url = '', folder = ''] = process.argv.slice(2);
await migrateDatabase(createClient({ url }), folder);
