import { measureSearchWorker } from './measure.ts';
console.log(await measureSearchWorker());
