// A process that serves the API with a database of its own, as `npm start` serves the product:
// `start-api-server.ts <dist> <data folder> <port>`. It is made to be killed.
import { join } from 'node:path';
import { keepDatabase } from '#scripts/lib/database.ts';
import { lockDataDir } from '#scripts/lib/lock.ts';
import { createRunning } from '#scripts/lib/running.ts';
import { API_LIMITS } from './start-api-worker.ts';
import { localSecrets } from '#scripts/lib/secrets.ts';
import { startServer } from '#server/host/run-server.ts';

const [dist = '', dataDir = '', port = ''] = process.argv.slice(2);
const running = createRunning();
try {
  lockDataDir(dataDir);
  const database = await running.add(keepDatabase(join(dataDir, 'database'), running));
  await running.add(
    startServer({
      port: Number(port),
      dataDir,
      dist,
      variables: {
        DATABASE_URL: database.url,
        SITE_URL: 'http://localhost',
        ...localSecrets(dataDir),
      },
      limits: API_LIMITS,
      onLine: running.say,
      giveUp: running.giveUp,
    }),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await running.end(1);
}
