import type { CallPart } from './parts.ts';

type Span = { start: number; end: number };

/** What may stand between two things that are not wanted. */
const JOINT = /^[\s,]*(?:(?:ve|veya|ya da|ile)\s*)?$/i;

/**
 * "jakuzi istemiyor", "jakuzi ve sauna istemiyoruz": what precedes becomes what is not wanted. Of
 * anything else that cannot be excluded the words stay, as not understood.
 */
export function takeBack(parts: CallPart[], { start, end }: Span, text: string): void {
  const last = parts.pop();
  const spared = last === undefined ? null : sparedOf(last);
  if (last === undefined || spared === null) {
    const isTakenBack = last !== undefined && last.kind !== 'unknown';
    parts.push({
      kind: 'unknown',
      ...(isTakenBack && { isTakenBack: true as const, isPlace: isPlace(last) }),
      start: last?.start ?? start,
      end,
      isOverruled: false,
    });
    return;
  }
  const before = parts.at(-1);
  const isJoined =
    (before?.kind === 'feature' || before?.kind === 'type') &&
    JOINT.test(text.slice(before.end, last.start));
  if (isJoined) takeBack(parts, { start: before.start, end: before.end }, text);
  parts.push({ ...spared, start: last.start, end, isOverruled: false });
}

const PLACES: readonly CallPart['kind'][] = ['town', 'district', 'around', 'nowhere'];

/** A region or a district of the agency's, or what it calls otherwise. */
export const isPlace = ({ kind }: CallPart): boolean => PLACES.includes(kind);

function sparedOf(part: CallPart) {
  // Who wants none of it reads where it is told, too.
  if (part.kind === 'told') return part;
  if (part.kind === 'feature' || part.kind === 'type') {
    return { kind: 'without', of: part.kind, slug: part.slug, name: part.name } as const;
  }
  if (part.kind === 'children')
    return { kind: 'without', of: 'children', slug: '', name: 'çocuk' } as const;
  if (part.kind === 'babies')
    return { kind: 'without', of: 'babies', slug: '', name: 'bebek' } as const;
  return null;
}
