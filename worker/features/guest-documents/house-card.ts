import { eq } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import type { GuestDocument } from '#domain/guest-documents/guest-document.ts';
import { composeHouseCard } from '#domain/guest-documents/house-card.ts';
import { inEveryLanguage } from '#domain/guest-documents/translate.ts';
import { OTHER_LANGUAGES } from '#domain/languages/languages.ts';
import { districts, towns } from '#drizzle/schema/locations.ts';
import { villaPrivate } from '#drizzle/schema/villa-parts.ts';
import { villas } from '#drizzle/schema/villas.ts';
import {
  documentVillaColumns,
  frameReads,
  toDocumentVilla,
  toFrame,
} from '#worker/features/contracts/document-frame.ts';
import { paperVoice } from '#worker/features/contracts/paper-voice.ts';
import { today } from '#worker/platform/clock.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import type { Deps } from '#worker/platform/deps.ts';

/** The card that must hang in a house, from its facts, in the languages of guests. @throws `NOT_FOUND` */
export async function findHouseCard({ db, clock }: Deps, villaId: number): Promise<GuestDocument> {
  const card = await composeCard({ db, clock }, villaId);
  const voices = OTHER_LANGUAGES.map((language) => paperVoice(db, language, card));
  return inEveryLanguage(card, await Promise.all(voices));
}

async function composeCard(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  villaId: number,
): Promise<GuestDocument> {
  const { found, frame } = await readTogether(db, {
    frame: frameReads(),
    found: db.read
      .select({
        villa: documentVillaColumns,
        code: villas.code,
        address: villas.permitAddress,
        houseRules: villas.houseRules,
        exits: villaPrivate.exits,
        caretaker: { name: villaPrivate.caretakerName, phone: villaPrivate.caretakerPhone },
        greeter: { name: villaPrivate.greeterName, phone: villaPrivate.greeterPhone },
        permit: {
          no: villas.permitNo,
          holder: villas.permitHolder,
          plaqueNo: villas.permitPlaqueNo,
          maxGuests: villas.permitMaxGuests,
          expiresOn: villas.permitExpiresOn,
        },
      })
      .from(villas)
      .innerJoin(towns, eq(towns.id, villas.townId))
      .innerJoin(districts, eq(districts.id, villas.districtId))
      .leftJoin(villaPrivate, eq(villaPrivate.villaId, villas.id))
      .where(eq(villas.id, villaId)),
  });
  const [row] = found;
  if (row === undefined) throw notFound('Böyle bir villa yok.');
  const { villa, address, ...facts } = row;
  const { name, checkInTime, checkOutTime, place } = toDocumentVilla(villa);
  const nobody = { name: null, phone: null };
  return composeHouseCard(
    {
      ...facts,
      name,
      checkInTime,
      checkOutTime,
      address: address || place,
      caretaker: facts.caretaker ?? nobody,
      greeter: facts.greeter ?? nobody,
    },
    toFrame(frame).agency,
    today(clock),
  );
}
