import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { installSeededGlobals } from '../world/seeded-globals.ts';
import { invoiceWorld } from './invoiced-world.ts';

installSeededGlobals();

const { seed, stride } = workerData as { seed: number; stride: number };
const port = parentPort;
if (port === null) throw new Error('a thread of run-invoices.ts');

// Any word from whoever started it ends it, after the world that it is in.
for (let world = seed; receiveMessageOnPort(port) === undefined; world += stride) {
  port.postMessage(await invoiceWorld(world), []);
}
process.exit();
