import { measureKernel } from './measure.ts';
console.table((await measureKernel()).map(({row,what,ours,peer,ratio,verdict,spread})=>({row,what,ours,peer,ratio,verdict,spread})));
