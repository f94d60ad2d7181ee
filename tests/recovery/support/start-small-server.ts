// A process that serves a small build as `npm start` serves the product:
// `start-small-server.ts <dist> <data folder> <port>`. It is made to be killed.
import { lockDataDir } from '#scripts/lib/lock.ts';
import { createRunning } from '#scripts/lib/running.ts';
import { startServer } from '#server/host/run-server.ts';

const [dist = '', dataDir = '', port = ''] = process.argv.slice(2);
const running = createRunning();
try {
  lockDataDir(dataDir);
  await running.add(
    startServer({
      port: Number(port),
      dataDir,
      dist,
      variables: { SITE_URL: 'http://localhost' },
      upWhen: '/pid',
      giveUp: running.giveUp,
    }),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await running.end(1);
}
