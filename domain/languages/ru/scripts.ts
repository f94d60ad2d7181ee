import core from './core.ts';

export default { core };
