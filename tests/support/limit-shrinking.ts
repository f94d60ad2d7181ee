// Runs before each file of unit tests: a failing property is reported within two minutes, even when
// finding the smallest example would take longer.
import * as fc from 'fast-check';

fc.configureGlobal({ interruptAfterTimeLimit: 120_000 });
