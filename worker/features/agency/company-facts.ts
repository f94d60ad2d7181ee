import { inArray } from 'drizzle-orm';
import { COMPANY_FACT_KEYS } from '#domain/settings/company-facts.ts';
import { settings } from '#drizzle/schema/settings.ts';
import type { Database } from '#worker/platform/database/database.ts';

/** The agency's details, for finding missing ones. */
export const selectCompanyFacts = (db: Database) =>
  db.read
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [...COMPANY_FACT_KEYS]));
