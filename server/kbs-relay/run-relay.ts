import { createRelay } from './relay.ts';

/**
 * `KBS_RELAY_SECRET=… KBS_JANDARMA_URL=… KBS_POLIS_URL=… node server/kbs-relay/run-relay.ts`, behind
 * the server's own HTTPS (docs/deployment.md). `KBS_RELAY_LISTEN`: by default `127.0.0.1:8480`.
 */
const {
  KBS_RELAY_SECRET: secret = '',
  KBS_JANDARMA_URL: gendarmerie = '',
  KBS_POLIS_URL: police = '',
  KBS_RELAY_LISTEN: listen = '127.0.0.1:8480',
} = process.env;

const [first, second] = [gendarmerie, police].filter((url) => url !== '');
if (secret.length < 32) throw new Error('KBS_RELAY_SECRET has less than 32 characters');
if (first === undefined) throw new Error('KBS_JANDARMA_URL or KBS_POLIS_URL is missing');
for (const url of [first, second ?? first]) {
  if (!url.startsWith('https://')) throw new Error(`not https: ${url}`);
}
const [host = '127.0.0.1', port = '8480'] = listen.split(/:(?=\d+$)/);
createRelay({ secret, destinations: second === undefined ? [first] : [first, second] }).listen(
  Number(port),
  host,
);
