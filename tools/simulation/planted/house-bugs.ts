import type { PlantedBug } from './bug.ts';

const RULES = 'drizzle/migrations/rules.sql';
const BEGUN = 'domain/reservations/begun-stay.ts';
const RELOCATE = 'worker/features/reservations/relocate/relocate.ts';
const FROM_LINE = 'worker/features/payments/ledger/from-bank-line.ts';

/** Mistakes about promises to guests and owners, guests in a house, and what a clerk typed wrongly. */
export const houseBugs: readonly PlantedBug[] = [
  {
    name: 'a1-terms-follow-the-page',
    what: 'a stay that is edited gets the cancellation terms that are on the page now',
    file: RULES,
    find: "CREATE TRIGGER reservations_keep_their_tiers BEFORE UPDATE OF cancel_tiers ON reservations\nWHEN old.cancel_tiers IS NOT NULL AND new.cancel_tiers IS NOT old.cancel_tiers\nBEGIN\n  SELECT RAISE(ABORT, 'TIERS_ARE_AGREED');",
    replace:
      "CREATE TRIGGER reservations_keep_their_tiers AFTER UPDATE OF version ON reservations\nBEGIN\n  UPDATE reservations SET cancel_tiers = (SELECT json_extract(data, '$.tiers') FROM pages WHERE section = 'cancel') WHERE id = new.id;",
  },
  {
    name: 'a2-owner-is-not-told',
    what: 'an owner hears nothing of a stay that is lengthened, shortened or moved',
    file: RULES,
    find: "WHEN new.status IN ('requested', 'option', 'confirmed', 'staying')\n  AND (new.villa_id, new.check_in",
    replace: "WHEN new.status IN ('requested', 'option')\n  AND (new.villa_id, new.check_in",
  },
  {
    name: 'a3-sent-before-the-bank',
    what: 'a guest is told of a refund that nobody has given to the bank',
    file: RULES,
    find: "WHEN new.status = 'waiting' AND new.template IN ('iade_bilgi', 'depozito_iade')",
    replace: 'WHEN 0',
  },
  {
    name: 'a4-commission-above-prepayment',
    what: 'a commission that the prepayment does not cover is owed by nobody',
    file: 'drizzle/migrations/0004_promises.sql',
    find: "then max(prepayment, min(total - agency_extras, paid - extras_paid)) - iif(source = 'import', prepayment, commission) - to_owner",
    replace:
      "then max(0, max(prepayment, min(total - agency_extras, paid - extras_paid)) - iif(source = 'import', prepayment, commission)) - to_owner",
  },
  {
    name: 'a5-buyer-is-the-lessor',
    what: 'the report to the revenue administration names the owner of today for the stays of another',
    file: 'worker/features/reports/btrans/queries.ts',
    find: "      ownerId: reservations.ownerId,\n      total: leased.as('leased'),",
    replace:
      "      ownerId: sql<number | null>`(select owner_id from villas where id = villa_id)`.as('owner_id'),\n      total: leased.as('leased'),",
  },
  {
    name: 'b6-early-leavers-keep-their-nights',
    what: 'guests who leave early pay for as many nights as they are told, and the stay counts the old ones',
    file: BEGUN,
    find: "    gross,\n    ownerDiscount,\n    nights,\n    lines: [\n      { code: 'nights', label, amount: gross - ownerDiscount },",
    replace:
      "    gross,\n    ownerDiscount,\n    nights: agreed.nights,\n    lines: [\n      { code: 'nights', label, amount: gross - ownerDiscount },",
  },
  {
    name: 'b6-move-carries-nothing',
    what: 'money for the nights in the other house stays with the first',
    file: RELOCATE,
    find: 'const carried = Math.min(beyond, after.total);',
    replace: 'const carried = Math.min(beyond, after.total) * 0;',
  },
  {
    name: 'c10-half-taken-back',
    what: 'an entry that was entered wrongly is taken back by another amount',
    edits: [
      {
        file: 'worker/features/payments/ledger/reverse-entry.ts',
        find: 'amount: -wrong.amount,',
        replace: 'amount: -Math.ceil(wrong.amount / 2),',
      },
      {
        file: RULES,
        find: 'AND wrong.amount = -new.amount\n',
        replace: '\n',
      },
    ],
  },
  {
    name: 'statement-twice',
    what: 'a statement that comes in another format is taken for another one',
    edits: [
      {
        file: 'domain/bank-statements/new-lines.ts',
        find: 'const foreign = others().filter((one) => one.format !== format);',
        replace: 'const foreign = others().filter((one) => one.format === format);',
      },
      {
        file: 'domain/bank-statements/new-lines.ts',
        find: '  fold(`${text} ${name} ${reference}`)',
        replace: '  fold(`${text.length % 7} ${name} ${reference}`)',
      },
    ],
  },
  {
    name: 'line-booked-twice',
    what: 'a line of a statement is recorded as often as somebody presses',
    edits: [
      {
        file: FROM_LINE,
        find: '  if (line === undefined || !isFromGuest(kind)) return false;',
        replace: '  if (line === undefined || isFromGuest(kind)) return false;',
      },
      {
        file: RULES,
        find: 'WHERE id = new.line_id AND ignored IS NULL AND settled + new.amount <= abs(amount)',
        replace: 'WHERE id = new.line_id AND ignored IS NULL',
      },
    ],
  },
  {
    name: 'owner-decides-alone',
    what: 'an owner’s yes makes the option although the agency only wants to ask',
    file: 'worker/features/reservations/owner/answer-question.ts',
    find: "  if (rule !== 'option') return null;\n",
    replace: '',
  },
];
