import type { Client } from '@libsql/client/web';
import { villaFacts } from '../content/villas/villas.ts';
import { createInserter } from './insert.ts';
import { addLocations } from './locations.ts';
import { addAmenities, addVillaTypes } from './options.ts';
import { addPeople } from './people.ts';
import { addComments } from './comments.ts';
import { addQuestions } from './questions.ts';
import { addDemoContent, addTexts } from './site-content.ts';
import { addHouseProblem } from './house-problem.ts';
import { addStays, type Moment } from './stays.ts';
import { addReportFacts } from './report-facts.ts';
import { addTranslations } from './translations.ts';
import { addVilla } from './villas.ts';

type SeedOptions = {
  villas: number;
  moment: Moment;
  admin: { email: string; passwordHash: string };
  /** Encrypts the identity number of a villa's owner; without it none is stored. */
  sealIdentity?: ((villaId: number, number: string) => Promise<string>) | undefined;
  onProgress?: (villas: number) => void;
};

/** Villas in a batch: some thousand rows, a few megabytes, whatever the total. */
const VILLAS_A_BATCH = 40;

/**
 * The first content of a real agency, in an empty, migrated database: places, villa types,
 * features, settings, texts and mails, all editable in the dashboard. No users, villas or banks.
 */
export async function seedFirstContent(client: Client): Promise<void> {
  const rows = createInserter(client);
  addLocations(rows);
  addVillaTypes(rows);
  addAmenities(rows);
  addTexts(rows, { ofDemo: false });
  await rows.flush();
  await addTranslations(client);
}

/**
 * Fills an empty, migrated database with the demo agency. The same options give the same rows.
 * @returns how many stays were made.
 */
export async function seed(client: Client, options: SeedOptions): Promise<number> {
  const rows = createInserter(client);
  addPeople(rows, options.admin.email, options.admin.passwordHash);
  const catalogue = {
    towns: addLocations(rows),
    types: addVillaTypes(rows),
    features: addAmenities(rows),
  };
  addTexts(rows, { ofDemo: true });
  addDemoContent(rows, options.moment);
  await rows.flush();

  let stays = 0;
  for (let n = 0; n < options.villas; n++) {
    const facts = villaFacts(n);
    const villa = addVilla(rows, facts, catalogue, options.moment);
    await addReportFacts(rows, villa.id, facts, options.sealIdentity);
    const made = addStays(rows, villa, options.moment);
    addComments(rows, villa.id, facts, made, options.moment.today);
    addQuestions(rows, villa.id, facts, options.moment.today);
    stays += made.length;
    addHouseProblem(rows, villa.id, options.moment);
    if ((n + 1) % VILLAS_A_BATCH === 0 || n + 1 === options.villas) {
      await rows.flush();
      options.onProgress?.(n + 1);
    }
  }
  await addTranslations(client);
  return stays;
}
