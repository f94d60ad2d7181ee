import type { Month } from '#domain/values/dates.ts';
import { listedDays } from '#domain/reports/ministry/listed-days.ts';
import type { MinistryRow } from '#domain/reports/ministry/schema.ts';
import { daysOf, slashedSpan } from '#domain/reports/month.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { readListingRows } from './queries.ts';

/** Villas that were on sale on some day of a month, in the form the Ministry asks for. One trip. */
export async function listMinistryRows(deps: Deps, month: Month): Promise<MinistryRow[]> {
  const days = daysOf(month);
  const { villas, prices, changes, settings } = await readListingRows(deps.db, days);
  const agency =
    `(${settings.get('tursab_no') ?? ''}) ${settings.get('company_title') ?? ''}`.trim();
  return villas.flatMap((villa): MinistryRow[] => {
    const { active, createdAt } = villa;
    const own = changes.get(villa.id) ?? [];
    const listed = listedDays({ active, createdAt, changes: own }, days);
    if (listed === null) return [];
    return [
      {
        villa_id: villa.id,
        villa_name: villa.name,
        agency,
        listedOn: slashedSpan(listed.from, listed.to),
        listingNo: villa.code,
        url: `${deps.siteUrl}/villa/${villa.slug}`,
        owner: villa.permitHolder ?? villa.ownerName,
        address: villa.permitAddress ?? '',
        // A villa whose permit was removed was listed under that permit.
        permitNo: villa.permitNo ?? own.findLast((one) => one.permitBefore)?.permitBefore ?? '',
        price: prices.get(villa.id) ?? null,
      },
    ];
  });
}
