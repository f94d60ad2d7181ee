// Runs before each file of unit tests. A failing property is reported within two minutes, even when
// finding the smallest example would take longer; what decides about a change draws the same cases
// every time, and only the long runs draw new ones.
import * as fc from 'fast-check';

const isLong = process.env.LONG === '1';
fc.configureGlobal({ interruptAfterTimeLimit: 120_000, ...(!isLong && { seed: 20_261_129 }) });
