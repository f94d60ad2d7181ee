import { may } from '#domain/auth/permissions.ts';
import type { Day } from '#domain/values/dates.ts';
import { showStayDays } from '#domain/prices/stay-days-schema.ts';
import { listGaps } from '#domain/prices/season-table.ts';
import { pick } from '#domain/values/pick.ts';
import type { AdminVilla } from '#domain/villas/admin-schema.ts';
import type { VillaBtrans } from '#domain/villas/btrans-schema.ts';
import { listPublishingNeeds } from '#domain/villas/publishing-needs.ts';
import { permitState } from '#domain/villas/permit-state.ts';
import type { StoredPrivate } from '#domain/villas/sections.ts';
import { listVillaWarnings } from '#domain/villas/warnings.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import type { EditorRows } from './editor-queries.ts';
import { factsOf, permitOf, rulesOf, textsOf } from '../save/section-columns.ts';

type Presentation = {
  viewer: Viewer;
  today: Day;
  /** The owner's identity number, masked for the screen. */
  maskedIdentity: string | null;
};

/** The editor's answer; parts that the viewer may not read are null. */
export function toAdminVilla(
  rows: EditorRows,
  { viewer: { role }, today, maskedIdentity }: Presentation,
): AdminVilla {
  const { villa, images, prices } = rows;
  const permit = permitOf(villa);
  const texts = textsOf(villa);
  const priceGaps = listGaps(prices, today);
  return {
    id: villa.id,
    villa_id: villa.id,
    ...pick(villa, 'version', 'active', 'popular', 'villaOfMonth'),
    order: villa.displayOrder,
    createdAt: villa.createdAt,
    updatedAt: villa.updatedAt,
    owner: { id: villa.ownerId, name: `${rows.ownerFirstName} ${rows.ownerLastName}` },
    town: rows.town,
    district: rows.district,
    facts: factsOf(villa),
    rules: {
      ...rulesOf(villa),
      commissionRate: may(role, 'money.read') ? villa.commissionRate : null,
    },
    texts,
    extras: villa.extras,
    ...pick(rows, 'rooms', 'pools', 'distances'),
    villa_type_ids: rows.typeIds,
    featureIds: rows.featureIds,
    features: rows.features,
    permit: { ...permit, state: permitState(permit, today) },
    private: may(role, 'villas.write') ? privateOf(rows.handover) : null,
    btrans: may(role, 'landlords') ? toBtrans(rows.btrans, maskedIdentity) : null,
    images,
    prices: prices.map((row) => ({ ...row, ...showStayDays(row) })),
    priceGaps,
    discounts: rows.discounts,
    dates: rows.blocks,
    calendarSources: rows.sources,
    calendarPath: `/v1/calendar/${villa.calendarToken}.ics`,
    comments: rows.comments,
    commentCounts: rows.commentCounts,
    warnings: listVillaWarnings(
      {
        capacity: villa,
        permit,
        pricesEndOn: lastNight(prices, today),
        gaps: priceGaps,
        images: images.length,
      },
      today,
    ),
    publishingNeeds: listPublishingNeeds(
      {
        permitNo: permit.no,
        prices,
        images: images.length,
        capacity: villa,
        rooms: rows.rooms.length,
        paragraphs: texts.description.length,
        latitude: villa.latitude,
        longitude: villa.longitude,
      },
      today,
    ),
    notices: [],
  };
}

function privateOf(row: EditorRows['handover']): StoredPrivate {
  return {
    greeterName: row?.greeterName ?? null,
    greeterPhone: row?.greeterPhone ?? null,
    caretakerName: row?.caretakerName ?? null,
    caretakerPhone: row?.caretakerPhone ?? null,
    keyBox: row?.keyBox ?? null,
    doorCode: row?.doorCode ?? null,
    wifiName: row?.wifiName ?? null,
    wifiPassword: row?.wifiPassword ?? null,
    calendarManager: row?.calendarManager ?? null,
    agencyNotes: row?.agencyNotes ?? null,
    exits: row?.exits ?? null,
    houseGuide: row?.houseGuide ?? [],
    nearby: row?.nearby ?? [],
  };
}

/** The report's fields; all empty for a villa that has none yet. */
export function toBtrans(row: EditorRows['btrans'], identityNumber: string | null): VillaBtrans {
  return {
    ownerKind: row?.ownerKind ?? 'person',
    identityKind: row?.identityKind ?? null,
    identityNumber,
    firstName: row?.firstName ?? null,
    lastName: row?.lastName ?? null,
    companyTitle: row?.companyTitle ?? null,
    iban: row?.iban ?? null,
    phone: row?.phone ?? null,
    email: row?.email ?? null,
    provincePlate: row?.provincePlate ?? null,
    districtCode: row?.districtCode ?? null,
    neighbourhood: row?.neighbourhood ?? null,
    avenue: row?.avenue ?? null,
    street: row?.street ?? null,
    outerDoorNo: row?.outerDoorNo ?? null,
    innerDoorNo: row?.innerDoorNo ?? null,
    zoningPlan: row?.zoningPlan ?? null,
    groundSystemNo: row?.groundSystemNo ?? null,
    deedJournalNo: row?.deedJournalNo ?? null,
    applicationInfo: row?.applicationInfo ?? null,
  };
}

function lastNight(prices: EditorRows['prices'], today: Day): Day | null {
  const coming = prices.flatMap(({ endsOn }) => (endsOn >= today ? [endsOn] : []));
  return coming.toSorted().at(-1) ?? null;
}
