// `npm start`: runs on any Node from 20 on; installs what is missing, then goes on in Node 24.
import { ensureInstalled, runInProjectNode } from './lib/install.mjs';

ensureInstalled();
runInProjectNode('scripts/start-app.ts', process.argv.slice(2));
