import shell from './shell.ts';

export default { shell };
