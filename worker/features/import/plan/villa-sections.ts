import type { Values } from '#domain/import/field.ts';
import type { VILLA_FIELDS } from '#domain/import/villa-fields.ts';
import { pickShared } from '#domain/values/pick.ts';
import { VillaFacts, VillaRules, VillaTexts } from '#domain/villas/sections.ts';
import type { UpdateVillaInput } from '#domain/villas/admin-schema.ts';
import {
  factsOf,
  permitOf,
  rulesOf,
  searchColumns,
  sectionColumns,
  textsOf,
  withoutUndefined,
} from '#worker/features/villas/save/section-columns.ts';
import { changedFields } from '#worker/platform/database/changed-fields.ts';
import type { FoundPointers } from './find-pointers.ts';
import type { VillaWorld } from '../queries.ts';

type VillaValues = Values<typeof VILLA_FIELDS>;
export type Sections = Omit<UpdateVillaInput, 'version'>;

const given = <Row extends object>(row: Row) =>
  withoutUndefined(
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? undefined])),
  );

/** A villa's row as sections of the editor; an empty cell leaves its field alone. */
export function toSections(values: VillaValues, pointers: FoundPointers): Sections {
  const { owner_id, town_id, district_id, villa_type_ids } = pointers;
  return {
    facts: given({ ...pickShared(values, VillaFacts.shape), owner_id, town_id, district_id }),
    rules: given(pickShared(values, VillaRules.shape)),
    texts: given(pickShared(values, VillaTexts.shape)),
    permit: given({
      no: values.permitNo,
      date: values.permitDate,
      holder: values.permitHolder,
      address: values.permitAddress,
      maxGuests: values.permitMaxGuests,
    }),
    ...(villa_type_ids !== undefined && { villa_type_ids }),
    ...(values.note !== null && { private: { agencyNotes: values.note } }),
  };
}

type Villa = VillaWorld['villas'][number];

/** The columns that sections will change, as they are: what an undone import puts back. */
export function columnsBefore(sections: Sections, villa: Villa) {
  const coming = { ...sectionColumns(sections), ...searchColumns(villa) };
  return Object.fromEntries(
    Object.keys(coming).map((name) => [name, villa[name as keyof Villa] ?? null]),
  );
}

/** The sections and fields that differ from the villa as it is. */
export function differing(sections: Sections, villa: Villa, typeIds: readonly number[]) {
  const current = {
    facts: factsOf(villa),
    rules: rulesOf(villa),
    texts: textsOf(villa),
    permit: permitOf(villa),
  };
  const changes: Sections = {};
  const fields: string[] = [];
  for (const section of ['facts', 'rules', 'texts', 'permit'] as const) {
    const { after, any } = changedFields<object>(current[section], sections[section] ?? {});
    if (any) Object.assign(changes, { [section]: after });
    fields.push(...Object.keys(after).map((name) => fieldOfPath(`${section}.${name}`) ?? name));
  }
  const types = sections.villa_type_ids;
  if (types !== undefined && types.join() !== typeIds.join()) {
    changes.villa_type_ids = types;
    fields.push('types');
  }
  return { changes, fields };
}

const RENAMED: Record<string, string> = {
  'facts.owner_id': 'owner',
  'facts.town_id': 'town',
  'facts.district_id': 'district',
  'facts.maxAdults': 'capacity',
  'facts.maxChildren': 'capacity',
  'permit.no': 'permitNo',
  'permit.date': 'permitDate',
  'permit.holder': 'permitHolder',
  'permit.address': 'permitAddress',
  'permit.maxGuests': 'permitMaxGuests',
};

/** The column of the file behind a path of the editor's sections. */
export function fieldOfPath(path: string): string | null {
  if (path.startsWith('villa_type_ids')) return 'types';
  return RENAMED[path] ?? path.split('.')[1] ?? null;
}
