// Runs before each file of unit tests: what a property found is told within two minutes, however long
// it would take to find the smallest example of it.
import * as fc from 'fast-check';

fc.configureGlobal({ interruptAfterTimeLimit: 120_000 });
