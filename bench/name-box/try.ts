import { measureNameBox } from './measure.ts';
console.log(await measureNameBox());
