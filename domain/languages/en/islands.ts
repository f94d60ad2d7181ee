import island from './island.ts';
import paths from './paths.ts';

export default { island, paths };
