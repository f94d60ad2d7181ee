import type { PlantedBug } from './bug.ts';

const RULES = 'drizzle/migrations/rules.sql';
const ACCEPT = 'worker/features/offers/accept-offer.ts';
const UNDO = 'worker/features/reservations/undo/undo-change.ts';
const TAKE_BACK = 'worker/features/reservations/undo/take-back.ts';

/** Mistakes about what was agreed: offers, ends of holds, moved stays and terms. */
export const agreementBugs: readonly PlantedBug[] = [
  {
    name: 'buyer-is-paid-for-the-past',
    what: 'whoever gets a villa is owed for stays that began under the owner before',
    file: RULES,
    find: "    AND check_in >= coalesce(new.owner_since, '')\n",
    replace: '',
  },
  {
    name: 'paid-stay-changes-its-owner',
    what: 'a stay of which its owner was paid goes along with the villa',
    file: RULES,
    find: "WHERE status <> 'failed' AND (kind IN ('owner_payout', 'payout_return') OR method = 'to_owner');",
    replace: "WHERE status <> 'failed' AND kind = 'owner_payout' AND amount < 0;",
  },
  {
    name: 'owner-opens-the-offices-nights',
    what: 'an owner opens nights that the agency closed',
    file: 'worker/features/availability/blocks/block-changes.ts',
    find: "if (block.byOffice && !isStaff(role)) throw refused('OFFICE_BLOCK');",
    replace: "if (block.byOffice && !isStaff(role) && version) throw refused('OFFICE_BLOCK');",
  },
  {
    name: 'withdrawn-offer-is-sold',
    what: 'an offer that was taken back is sold to whoever still has its page open',
    file: ACCEPT,
    find: '(accepted_at is not null or expires_at > ${at})',
    replace: '(accepted_at is not null or expires_at <> ${at} or 1)',
  },
  {
    name: 'offer-accepted-twice',
    what: 'a second stay of an offer that was taken up is sold too',
    file: ACCEPT,
    find: '{ id: offerId, acceptedAt: null }',
    replace: '{ id: offerId }',
  },
  {
    name: 'offer-forgets-its-price',
    what: 'a guest who takes an offer up is shown the price of the list',
    file: 'domain/offers/offered-sale.ts',
    find: 'const discount = promised === null ? 0 : Math.max(0, listTotal - promised);',
    replace: 'const discount = promised === null || promised < 0 ? 0 : 0;',
  },
  {
    name: 'item-8-link-outlives-hold',
    what: 'a payment link works after the hold of its stay has run out (item 8 as it was)',
    file: 'domain/payments/payable.ts',
    find: 'isOff(stay.status) || hasRunOut(stay, now);',
    replace: "isOff(stay.status) || (now === '' && hasRunOut(stay, now));",
  },
  {
    name: 'item-8-option-outlives-arrival',
    what: 'an option may end after its guest has arrived (item 8 as it was)',
    edits: [
      {
        file: 'domain/reservations/option-end.ts',
        find: 'return arrival < longest ? arrival : longest;',
        replace: "return arrival < '' ? arrival : longest;",
      },
      {
        file: RULES,
        find: "reservations_option_begins_before_arrival BEFORE INSERT ON reservations\nWHEN new.status = 'option'",
        replace: 'reservations_option_begins_before_arrival BEFORE INSERT ON reservations\nWHEN 0',
      },
      {
        file: RULES,
        find: "OF status, option_expires_at, check_in, villa_id ON reservations\nWHEN new.status = 'option'",
        replace: 'OF status, option_expires_at, check_in, villa_id ON reservations\nWHEN 0',
      },
    ],
  },
  {
    name: 'item-8-option-beyond-setting',
    what: 'the setting for the longest option is not looked at (item 8 as it was)',
    file: 'domain/reservations/option-end.ts',
    find: 'new Date(Date.parse(now) + maxDays * DAY_MS).toISOString();',
    replace: 'new Date(Date.parse(now) + Math.max(maxDays, 365) * DAY_MS).toISOString();',
  },
  {
    name: 'item-9-agreed-price-lost',
    what: 'moving a stay prices it anew although the agreed price was to stay (item 9 as it was)',
    file: 'domain/reservations/clerk-sale.ts',
    find: "return price === 'agreed' ? keepElsewhere(request, agreed) : priceAnew(request);",
    replace:
      "return price === 'agreed' && agreed.total < 0 ? keepElsewhere(request, agreed) : priceAnew(request);",
  },
  {
    name: 'undo-leaves-nights',
    what: 'taking a move back gives the dates back and not the nights',
    file: UNDO,
    find: '      ...moveNights(deps, { ...current, optionExpiresAt: before.optionExpiresAt }, before),\n',
    replace: '',
  },
  {
    name: 'undo-without-end',
    what: 'a move may be taken back however long ago it was',
    file: TAKE_BACK,
    find: ' || data.until < instant(deps.clock)',
    replace: '',
  },
  {
    name: 'discount-counts-all-nights',
    what: 'a discount for some nights is taken off all of them',
    file: 'domain/reservations/pricing/discounts.ts',
    find: 'return shareOf(sumKurus(inWindow.map((n) => n.price)), discount.rate);',
    replace:
      'return shareOf(inWindow.length === 0 ? 0 : sumKurus(nights.map((n) => n.price)), discount.rate);',
  },
  {
    name: 'bulk-raise-rounds-down',
    what: 'a raise of many prices is rounded down instead of half up',
    file: 'domain/prices/raise.ts',
    find: 'roundHalfUp(exact / roundTo) * roundTo',
    replace: 'Math.floor(exact / roundTo) * roundTo',
  },
  {
    name: 'bulk-undo-forgets-a-row',
    what: 'a change of many prices that is taken back leaves one of the old rows out',
    file: 'worker/features/prices/bulk/undo-bulk.ts',
    find: 'newPrices: prices.removed,',
    replace: 'newPrices: prices.removed.slice(1),',
  },
];
