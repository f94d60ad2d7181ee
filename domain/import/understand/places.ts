import { foldName as fold } from '#domain/values/fold-name.ts';
import { isNearWord } from '#domain/values/near-word.ts';
import { remembered } from '#domain/values/remembered.ts';
import { titled } from './people.ts';
import {
  dropRows,
  known,
  leaveEmpty,
  likely,
  PART_END,
  type Proposal,
  type Reading,
  type Surroundings,
  tidy,
  unclear,
} from './reading.ts';

type Town = Surroundings['towns'][number];

const inTown = ({ name, district }: Town): Proposal => ({
  label: `${name} (${district})`,
  cells: { town: name, district },
});

/** Most regions that are proposed. */
const SHOWN = 12;

const newTown = (name: string, district: string): Proposal => ({
  label: `Yeni bölge: ${name} (${district})`,
  cells: { town: name, district },
  create: 'town',
});

/** The words of a place: folded, without separators; "Kaş / Kalkan" is ["kas", "kalkan"]. */
const partsOf = (text: string): string[] =>
  tidy(text)
    .split(/ *[/,;>|–()-] *|\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A name as it stands in a phrase. */
const plainOf = remembered((name) => partsOf(name).map(fold).join(' '));

/**
 * The region of a villa. A district alone offers its regions; an unknown region of a known district
 * is created on assent. `district` is the cell of its own column, empty for none.
 */
export function readPlace(typed: string, district: string, around: Surroundings): Reading {
  const text = tidy(typed);
  const inDistrict = (town: Town) =>
    district === '' || fold(town.district) === fold(tidy(district));
  const towns = around.towns.filter(inDistrict);
  if (text === '')
    return unclear([...(district === '' ? [] : towns.slice(0, SHOWN).map(inTown)), dropRows()]);
  const exact = towns.filter(({ name }) => fold(name) === fold(text));
  const [only] = exact;
  if (only && exact.length === 1) return known(inTown(only).cells);
  if (exact.length > 1) return unclear(exact.map(inTown));

  const parts = partsOf(text).map((part) => part.replace(/[’'].*$/, ''));
  const folded = parts.map(fold);
  const phrase = ` ${folded.join(' ')} `;
  const within = towns
    .filter(({ name }) => phrase.includes(` ${plainOf(name)} `))
    .toSorted((a, b) => b.name.length - a.name.length);
  const districts = districtsIn(phrase, district, around);
  // "Kaş / Kalkan": the district of the region, or the region of its own name.
  const named = within.filter(
    (town) =>
      districts.length === 0 || districts.some(({ name }) => fold(name) === fold(town.district)),
  );
  const found = named.length > 0 ? named : within;
  const [best, second] = found;
  if (best && folded.length > 1) {
    const others = found.slice(1).map(inTown);
    const isClear = second === undefined || fold(best.name).includes(fold(second.name));
    // "Kalkan Kışla" says more than the region: it is kept.
    const more = hasMore(phrase, best, around)
      ? { ...inTown(best), note: true as const }
      : inTown(best);
    return isClear ? likely([more, ...others]) : unclear(found.map(inTown));
  }
  if (districts.length > 0) return inKnownDistrict(parts, districts, towns);
  const province = around.districts.filter((one) => fold(one.province) === folded.join(' '));
  if (province.length > 0) {
    const names = new Set(province.map(({ name }) => fold(name)));
    const inside = towns.filter((town) => names.has(fold(town.district)));
    return unclear([...inside.slice(0, SHOWN).map(inTown), dropRows()]);
  }
  const near = towns.filter(
    ({ name }) =>
      fold(name).replaceAll(' ', '') === folded.join('') ||
      (folded.length === 1 && isNearWord(folded.join(), fold(name))),
  );
  const [close] = near;
  return close && near.length === 1
    ? likely([inTown(close)])
    : unclear([
        ...near.map(inTown),
        ...usual(around).map((one) => newTown(titled(text), one)),
        dropRows(),
      ]);
}

/** Whether a phrase has words besides a region, its district and its province. */
function hasMore(phrase: string, { name, district }: Town, { districts }: Surroundings): boolean {
  const provinces = districts.filter((one) => one.name === district).map((one) => one.province);
  const told = new Set([name, district, ...provinces].flatMap((text) => fold(text).split(' ')));
  return phrase.split(' ').some((word) => word !== '' && !told.has(word));
}

/** A region and its district from columns of their own: "Kalkan · Kaş"; either may be alone. */
export function readPlaceOfDistrict(typed: string, around: Surroundings): Reading {
  const [place = '', district] = typed.split(PART_END);
  return readPlace(place, district ?? '', around);
}

type District = Surroundings['districts'][number];

/** Districts that a phrase names; those with regions of the agency before others of the name. */
function districtsIn(
  phrase: string,
  district: string,
  { districts, towns }: Surroundings,
): District[] {
  const wanted = district === '' ? phrase : ` ${plainOf(district)} `;
  const used = new Set(towns.map((town) => fold(town.district)));
  return districts
    .filter(({ name }) => wanted.includes(` ${plainOf(name)} `))
    .toSorted((a, b) => Number(used.has(fold(b.name))) - Number(used.has(fold(a.name))));
}

/** "Fethiye Ovacık": a region that the agency does not have yet; "Kaş": one of its regions. */
function inKnownDistrict(
  parts: readonly string[],
  districts: readonly District[],
  towns: readonly Town[],
): Reading {
  const names = districts.map(({ name }) => name);
  const rest = parts.filter(
    (part) => !names.some((name) => plainOf(name).split(' ').includes(fold(part))),
  );
  const standing = towns.filter((town) => names.some((name) => fold(name) === fold(town.district)));
  const unique = [...new Set(names)];
  if (rest.length > 0) {
    const created = unique.map((name) => newTown(titled(rest.join(' ')), name));
    const [first] = created;
    return first && created.length === 1
      ? likely([first, ...standing.slice(0, SHOWN).map(inTown)])
      : unclear(created);
  }
  const whole = unique.map((name) => newTown(`${name} Merkez`, name));
  const own = standing.filter((town) => fold(town.name) !== `${fold(town.district)} merkez`);
  const [district] = unique;
  if (district && standing.length === 0 && unique.length === 1) {
    return likely([newTown(district, district)]);
  }
  return unclear([
    ...standing.slice(0, SHOWN).map(inTown),
    ...(own.length === standing.length ? whole : []),
  ]);
}

/** The districts in which the agency has most regions. */
function usual({ towns }: Surroundings): string[] {
  const counts = Map.groupBy(towns, ({ district }) => district);
  return [...counts]
    .toSorted((a, b) => b[1].length - a[1].length)
    .slice(0, 3)
    .map(([name]) => name);
}

/** The villa of a stay or a price, by its code or name; two of one name are asked. */
export function readVilla(field: string, typed: string, { villas }: Surroundings): Reading {
  const text = tidy(typed);
  const choose = (list: Surroundings['villas']) =>
    list.slice(0, SHOWN).map(({ code, name, town }): Proposal => ({
      label: `${name}, ${town} (${code})`,
      cells: { [field]: code },
    }));
  if (text === '') return unclear([dropRows('Villası yazılmamış satırları aktarma')]);
  const wantedCode = text.toLowerCase();
  const byCode = villas.filter(({ code }) => code.toLowerCase() === wantedCode);
  const [coded] = byCode;
  if (coded) return known({ [field]: coded.code });
  const wanted = nameOf(text);
  const named = villas.filter(({ name }) => nameOf(name) === wanted);
  const [only] = named;
  if (only && named.length === 1) return known({ [field]: only.code });
  if (named.length > 1) return unclear(choose(named));
  const alike = villas.filter(({ code }) => bareCode(code) === bareCode(text));
  if (alike.length === 1) return likely([...choose(alike), dropRows()]);
  const near = villas.filter(({ name }) => {
    const own = nameOf(name);
    return (
      wanted.length > 2 &&
      (own.startsWith(`${wanted} `) ||
        (own.length > 2 && ` ${wanted} `.includes(` ${own} `)) ||
        isNearWord(wanted, own))
    );
  });
  const there = near.filter(({ town }) => ` ${fold(text)} `.includes(` ${fold(town)} `));
  if (near.length > 1 && there.length === 1) return likely([...choose(there), dropRows()]);
  return near.length === 1
    ? likely([...choose(near), dropRows()])
    : unclear([...choose(near.length > 0 || villas.length > SHOWN ? near : villas), dropRows()]);
}

/** A code without what people put between its parts or leave out: "KLK-7" and "klk 7". */
const bareCode = remembered((code) => fold(code).replace(/[^\p{L}\p{N}]+/gu, ''));

/** A villa's name without "villa" and spelling. */
const nameOf = remembered((text) =>
  fold(tidy(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(?:villa|vila|evi|apart)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim(),
);

/** The types of a villa; unknown ones are left out with assent. */
export function readTypes(field: string, typed: string, { types }: Surroundings): Reading {
  const names = typed
    .split(/[,;\n/]/)
    .map(tidy)
    .filter((name) => name !== '');
  const found = names.flatMap((name) => types.find((type) => fold(type) === fold(name)) ?? []);
  if (found.length === names.length) return known({ [field]: found.join(', ') });
  const near = names.flatMap(
    (name) =>
      types.find((type) => fold(type).includes(fold(name)) || isNearWord(fold(name), fold(type))) ??
      [],
  );
  return near.length > 0
    ? likely([
        { label: near.join(', '), cells: { [field]: near.join(', ') }, note: true },
        leaveEmpty(field),
      ])
    : likely([leaveEmpty(field)]);
}
