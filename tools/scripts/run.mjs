// `npm run <script>`: installs what is missing, then runs tools/scripts/<name>.ts in the project's Node.
import { ensureDatabaseServer } from './lib/database-server.mjs';
import { ensureInstalled, runInProjectNode } from './lib/install.mjs';

const [name, ...args] = process.argv.slice(2);
ensureInstalled();
ensureDatabaseServer();
await runInProjectNode(`tools/scripts/${name}.ts`, args);
