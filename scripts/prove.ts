// `npm run prove`: the simulated agency (docs/proof.md).
import '#simulation/command.ts';
