import { sql } from 'drizzle-orm';

const beyond = sql.raw(
  `max(0, min(total - agency_extras, paid - extras_paid, iif(status = 'no_show', coalesce(kept, 0), paid - extras_paid)) - prepayment) - to_owner`,
);

/** `owner_due` of the version before, which may still run. */
export const dueToOwnerBefore = sql`iif(status in ('confirmed', 'staying', 'completed', 'no_show'), owner_payout + ${beyond} - max(0, min(${beyond}, commission - prepayment)), -to_owner)`;

/** `ownerDue` of domain/payments/owner-due.ts. */
export const dueToOwner = sql.raw(
  `case when status in ('requested', 'option') then 0
  when status in ('confirmed', 'staying', 'completed') then max(prepayment, min(total - agency_extras, paid - extras_paid)) - iif(source = 'import', prepayment, commission) - to_owner
  else max(0, max(0, min(coalesce(kept, 0), total - agency_extras, paid - extras_paid)) - max(0, iif(source = 'import', prepayment, commission))) - to_owner end`,
);
