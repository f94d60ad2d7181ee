import { describe, expect, it } from 'vitest';
import type { AdminVilla } from '#domain/villas/admin-schema.ts';
import { changedSections, changesOf, VillaForm, type VillaFormInput, valuesOf } from './form.ts';
import { rebase, titlesOf } from './rebase.ts';

const VILLA = {
  version: 4,
  facts: {
    name: 'Villa Çınar',
    code: 'V1001',
    slug: 'villa-cinar',
    owner_id: 2,
    owner_since: null,
    town_id: 1,
    district_id: 5,
    neighbourhood: '',
    capacity: 8,
    maxAdults: 8,
    maxChildren: 7,
    maxBabies: 2,
    bedrooms: 3,
    bathrooms: 2,
    floors: 2,
    latitude: null,
    longitude: null,
    locationShown: 'kilometre',
    videoUrl: null,
  },
  rules: {
    checkInTime: '16:00',
    checkOutTime: '10:00',
    minNightsSeason: 5,
    minNightsOther: 3,
    deposit: 500_000,
    depositTaker: 'owner',
    cleaningFee: 150_000,
    cleaningThreshold: 7,
    commissionRate: 2000,
    prepaymentRate: 2000,
    instant: false,
    instantAgreedOn: null,
  },
  texts: {
    summary: '',
    description: [],
    included: [],
    excluded: [],
    houseRules: [],
    notes: '',
    why: '',
    goodToKnow: [],
    inspectedOn: null,
    inspectedBy: '',
  },
  extras: [],
  rooms: [{ name: 'Oda', beds: '1 çift kişilik yatak' }],
  pools: [],
  distances: [{ place: 'sea', metres: 900 }],
  villa_type_ids: [9, 3],
  featureIds: [12, 4],
  permit: {
    no: '07-1',
    date: null,
    holder: null,
    address: null,
    maxGuests: null,
    scan: null,
    plaqueNo: null,
    verifiedAt: null,
    expiresOn: null,
    checkedBy: null,
    checkedWhere: null,
    nextCheckOn: null,
    withdrawnOn: null,
    state: 'valid',
  },
  private: {
    greeterName: null,
    greeterPhone: '+905321234567',
    caretakerName: null,
    caretakerPhone: null,
    keyBox: null,
    doorCode: null,
    wifiName: null,
    wifiPassword: null,
    calendarManager: null,
    agencyNotes: null,
    exits: null,
    houseGuide: [],
    nearby: [],
  },
  btrans: {
    ownerKind: 'person',
    identityKind: 'tckn',
    identityNumber: '*******0146',
    firstName: 'Nermin',
    lastName: null,
    companyTitle: null,
    iban: 'TR330006100519786457841326',
    phone: null,
    email: null,
    provincePlate: 7,
    districtCode: 1511,
    neighbourhood: null,
    avenue: null,
    street: null,
    outerDoorNo: null,
    innerDoorNo: null,
    zoningPlan: null,
    groundSystemNo: null,
    deedJournalNo: null,
    applicationInfo: null,
  },
} as unknown as AdminVilla;

const stored = valuesOf(VILLA);
const typed = (change: (values: VillaFormInput) => void) => {
  const values = structuredClone(stored);
  change(values);
  return VillaForm.parse(values);
};

describe('what a save sends', () => {
  it('is empty for an unchanged villa, however its numbers are shown', () => {
    expect(stored.private.greeterPhone).toBe('+90 532 123 45 67');
    expect(
      changesOf(
        stored,
        typed(() => {}),
      ),
    ).toEqual({
      villa: null,
      featureIds: null,
      btrans: null,
    });
  });

  it('is the fields that changed, lists whole and distances without the empty ones', () => {
    const changes = changesOf(
      stored,
      typed((values) => {
        values.facts.name = 'Villa Çınar Altı';
        values.rooms.push({ name: 'Çocuk odası', beds: '2 tek kişilik yatak' });
        values.distances.market = 250;
        values.permit.no = null;
      }),
    );
    expect(changes.villa).toEqual({
      facts: { name: 'Villa Çınar Altı' },
      rooms: [VILLA.rooms[0], { name: 'Çocuk odası', beds: '2 tek kişilik yatak' }],
      distances: [
        { place: 'sea', metres: 900 },
        { place: 'market', metres: 250 },
      ],
      permit: { no: null },
    });
  });

  it('leaves a stored identity number alone and names the kind of a new one', () => {
    const details = changesOf(
      stored,
      typed((values) => (values.btrans.lastName = 'Akdoğan')),
    );
    expect(details.btrans).toEqual({ lastName: 'Akdoğan' });
    const number = changesOf(
      stored,
      typed((values) => (values.btrans.identityNumber = '10000000146')),
    );
    expect(number.btrans).toEqual({ identityNumber: '10000000146', identityKind: 'tckn' });
  });

  it('takes a set that was ticked back to what it was for unchanged', () => {
    expect(stored.featureIds).toEqual([4, 12]);
    expect(
      changesOf(
        stored,
        typed(() => {}),
      ).featureIds,
    ).toBeNull();
  });
});

describe('two clerks on one villa', () => {
  const change = (edit: (values: VillaFormInput) => void) => {
    const values = structuredClone(stored);
    edit(values);
    return values;
  };
  const theirs = change((values) => {
    values.version = 5;
    values.facts.bathrooms = 3;
    values.texts.notes = 'Onların notu';
  });

  it('keeps what each of them changed', () => {
    const mine = change((values) => (values.facts.name = 'Villa Yeni'));
    const merged = rebase(stored, theirs, mine);
    expect(merged).toMatchObject({
      version: 5,
      facts: { name: 'Villa Yeni', bathrooms: 3 },
      texts: { notes: 'Onların notu' },
    });
    expect(changedSections(theirs, merged)).toEqual(['facts']);
  });

  it('keeps one’s own value where both changed the same field', () => {
    const mine = change((values) => (values.texts.notes = 'Benim notum'));
    expect(rebase(stored, theirs, mine).texts.notes).toBe('Benim notum');
  });

  it('names the sections by their titles', () => {
    expect(titlesOf(changedSections(stored, theirs))).toEqual(['Genel', 'Metinler']);
  });
});
