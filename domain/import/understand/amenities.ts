import { foldName as fold } from '#domain/values/fold-name.ts';
import {
  known,
  leaveEmpty,
  likely,
  type Proposal,
  type Reading,
  type Surroundings,
  tidy,
  unclear,
} from './reading.ts';
import { readYesNo } from './words.ts';

const FIELD = 'amenities';

/** Most amenities that are proposed. */
const SHOWN = 8;

/**
 * An amenity of a villa from a column of its own: "Havuz" with "var", "yok" or "ısıtmalı". What kind
 * of pool "var" is, nobody can tell from it.
 */
export function readAmenity(heading: string, typed: string, { amenities }: Surroundings): Reading {
  const answer = readYesNo(typed);
  if (answer === false) return known({ [FIELD]: '' });
  const subject = subjectOf(heading);
  // "Özel havuz" is a pool, "Havuz başı duşu" is something beside one.
  const about = amenities
    .filter((name) => wordsOf(name).includes(subject))
    .toSorted(
      (a, b) => Number(wordsOf(a).at(-1) !== subject) - Number(wordsOf(b).at(-1) !== subject),
    );
  const proposal = (name: string): Proposal => ({ label: name, cells: { [FIELD]: name } });
  const note = leaveEmpty(FIELD);
  if (answer === true) {
    const exact = amenities.find((name) => fold(name) === subject);
    if (exact !== undefined) return known({ [FIELD]: exact });
    const [only, another] = about;
    return only !== undefined && another === undefined
      ? likely([proposal(only), note], `${heading}: var`)
      : unclear([...about.slice(0, SHOWN).map(proposal), note], `${heading}: var`);
  }
  const said = fold(tidy(typed));
  const named = about.filter((name) => wordsOf(name).some((word) => word === said));
  return named.length === 1
    ? likely([...named.map(proposal), note])
    : unclear([...(named.length > 0 ? named : about).slice(0, SHOWN).map(proposal), note]);
}

/** What a column is about: "Havuz tipi" and "Pool" are of the pool. */
const subjectOf = (heading: string): string =>
  fold(tidy(heading))
    .replace(/ (?:tipi|turu|cinsi|durumu|ozelligi|var mi)\??$/, '')
    .replace(/^(?:pool|schwimmbad|бассейн)$/, 'havuz');

const wordsOf = (name: string): string[] => fold(name).split(/[^a-z0-9]+/);
