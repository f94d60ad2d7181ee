// Runs before each file of Worker tests.
import { afterAll } from 'vitest';
import { giveDatabaseBack, takeDatabase } from './own-database.ts';

await takeDatabase();
afterAll(giveDatabaseBack);
