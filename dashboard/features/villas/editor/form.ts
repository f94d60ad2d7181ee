import * as z from 'zod';
import { formatIban } from '#domain/values/iban.ts';
import { formatPhone } from '#domain/values/phone.ts';
import type { AdminVilla, UpdateVillaInput } from '#domain/villas/admin-schema.ts';
import { UpdateBtransInput } from '#domain/villas/btrans-schema.ts';
import { VillaExtras } from '#domain/extras/offered.ts';
import {
  rowIds,
  VillaFacts,
  VillaPermit,
  VillaPools,
  VillaPrivate,
  VillaRooms,
  VillaRules,
  VillaTexts,
} from '#domain/villas/sections.ts';
import { PLACES } from './places.ts';

const metres = z.int().min(0, 'Mesafe eksi olamaz.').max(1_000_000).nullable();

/** The whole editor as one form: the sections as the API has them, distances by place. */
export const VillaForm = z.strictObject({
  /** The version being edited: a draft keeps it, so that a later save is noticed. */
  version: z.int(),
  facts: VillaFacts,
  texts: VillaTexts,
  extras: VillaExtras,
  rooms: VillaRooms,
  pools: VillaPools,
  distances: z.record(z.enum(PLACES), metres),
  villa_type_ids: rowIds(40),
  featureIds: rowIds(300),
  rules: VillaRules,
  permit: VillaPermit,
  private: VillaPrivate,
  btrans: UpdateBtransInput,
});
export type VillaFormInput = z.input<typeof VillaForm>;
export type VillaFormOutput = z.output<typeof VillaForm>;

/** The sections of the form; `version` is none. */
export type FormSection = Exclude<keyof VillaFormOutput, 'version'>;

/** A villa in the form of the editor. Only an administrator's answer is complete. */
export function valuesOf(villa: AdminVilla): VillaFormInput {
  const { state: _state, ...permit } = villa.permit;
  const handover = villa.private;
  const { btrans } = villa;
  return {
    version: villa.version,
    facts: villa.facts,
    texts: villa.texts,
    extras: villa.extras,
    rooms: villa.rooms,
    pools: villa.pools,
    distances: Object.fromEntries(
      PLACES.map((place) => [
        place,
        villa.distances.find((row) => row.place === place)?.metres ?? null,
      ]),
    ) as VillaFormInput['distances'],
    villa_type_ids: sorted(villa.villa_type_ids),
    featureIds: sorted(villa.featureIds),
    rules: { ...villa.rules, commissionRate: villa.rules.commissionRate ?? 0 },
    permit,
    private: {
      greeterName: handover?.greeterName ?? null,
      greeterPhone: readable(handover?.greeterPhone),
      caretakerName: handover?.caretakerName ?? null,
      caretakerPhone: readable(handover?.caretakerPhone),
      keyBox: handover?.keyBox ?? null,
      doorCode: handover?.doorCode ?? null,
      wifiName: handover?.wifiName ?? null,
      wifiPassword: handover?.wifiPassword ?? null,
      calendarManager: handover?.calendarManager ?? null,
      agencyNotes: handover?.agencyNotes ?? null,
      exits: handover?.exits ?? null,
      houseGuide: handover?.houseGuide ?? [],
      nearby: handover?.nearby ?? [],
    },
    btrans: {
      ...btrans,
      iban: btrans?.iban ? formatIban(btrans.iban) : null,
      phone: readable(btrans?.phone),
      identityNumber: null,
    },
  };
}

const readable = (phone: string | null | undefined) => (phone ? formatPhone(phone) : null);

/** Sets are sorted, so that ticking and unticking leads back to the same value. */
export const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b);

/** The sections whose values differ from those the form began with. */
export function changedSections(before: VillaFormInput, now: VillaFormInput): FormSection[] {
  const keys = Object.keys(before) as (keyof VillaFormInput)[];
  return keys.filter(
    (key): key is FormSection => key !== 'version' && !isSame(before[key], now[key]),
  );
}

/** The content of a save: of each changed section the changed fields; lists as a whole. */
type Changes = {
  villa: Omit<UpdateVillaInput, 'version'> | null;
  featureIds: number[] | null;
  btrans: UpdateBtransInput | null;
};

export function changesOf(stored: VillaFormInput, typed: VillaFormOutput): Changes {
  // Both after parsing: an unchanged "0532 …" equals the stored +90… .
  const before = VillaForm.safeParse(stored).data ?? stored;
  const differs = (key: FormSection) => !isSame(before[key], typed[key]);
  const fields = <Key extends 'facts' | 'texts' | 'rules' | 'permit' | 'private'>(key: Key) =>
    differs(key) ? { [key]: changedFields(before[key], typed[key]) } : {};
  const whole = <Key extends 'extras' | 'rooms' | 'pools' | 'villa_type_ids'>(key: Key) =>
    differs(key) ? { [key]: typed[key] } : {};
  const villa: Changes['villa'] = {
    ...fields('facts'),
    ...fields('texts'),
    ...fields('rules'),
    ...fields('permit'),
    ...fields('private'),
    ...whole('extras'),
    ...whole('rooms'),
    ...whole('pools'),
    ...whole('villa_type_ids'),
    ...(differs('distances') && { distances: distancesOf(typed) }),
  };
  const { identityNumber, ...details } = changedFields(before.btrans, typed.btrans);
  // The stored number is never sent to the browser: an empty field leaves it unchanged.
  const btrans: UpdateBtransInput = identityNumber
    ? { ...details, identityNumber, identityKind: typed.btrans.identityKind }
    : details;
  return {
    villa: Object.keys(villa).length > 0 ? villa : null,
    featureIds: differs('featureIds') ? typed.featureIds : null,
    btrans: Object.keys(btrans).length > 0 ? btrans : null,
  };
}

function distancesOf({ distances }: VillaFormOutput): UpdateVillaInput['distances'] {
  return PLACES.flatMap((place) => {
    const metres = distances[place];
    return metres === null || metres === undefined ? [] : [{ place, metres }];
  });
}

function changedFields<Section extends object>(before: object, now: Section): Partial<Section> {
  const stored = before as Record<string, unknown>;
  const entries = Object.entries(now).filter(([name, value]) => !isSame(stored[name], value));
  return Object.fromEntries(entries) as Partial<Section>;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
