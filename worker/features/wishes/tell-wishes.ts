import { and, asc, gt, isNotNull } from 'drizzle-orm';
import { conflict, DomainError } from '#domain/errors.ts';
import { formatsOf } from '#domain/languages/formats.ts';
import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import { toQuery } from '#domain/search/query/answer.ts';
import { searchVillas } from '#domain/search/query/search.ts';
import {
  chooseTold,
  type Chosen,
  type Fit,
  HEAD_START_MINUTES,
} from '#domain/wishes/choose-told.ts';
import { toldWishes, wishes } from '#drizzle/schema/wishes.ts';
import { directMail } from '#worker/features/outbox/queue-mail.ts';
import type { Catalogue } from '#worker/features/search/catalogue/catalogue.ts';
import { getCatalogue } from '#worker/features/search/catalogue/holder.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { inMinutes, today } from '#worker/platform/clock.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { localUrl } from '#worker/platform/web/local-url.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { stillWaits } from './follow-link.ts';
import { wishLink } from './wish-link.ts';

const SYSTEM: Actor = { kind: 'system', userId: null, ip: null, requestId: null };

/** Another tick was faster, or whoever waited has just ended it. */
const isTold = () => conflict('STALE_VERSION');

/** Wishes that one tick looks at, the oldest first. */
const MAX = 2_000;

type Row = typeof wishes.$inferSelect;
type House = Fit & { slug: string; name: string };

/**
 * Tells those who wait of nights that can be had now, the first whom a house fits and an hour later
 * the next. The nights stay on sale, and the mail says so. Two at once tell nobody twice. Nights that
 * were taken since are forgotten, so that somebody is told when they are free again.
 */
export async function tellWishes(deps: Deps): Promise<void> {
  const since = inMinutes(deps.clock, -HEAD_START_MINUTES);
  const { waiting, told } = await readTogether(deps.db, {
    waiting: deps.db.read
      .select()
      .from(wishes)
      .where(and(stillWaits(today(deps.clock)), isNotNull(wishes.confirmedAt)))
      .orderBy(asc(wishes.createdAt), asc(wishes.id))
      .limit(MAX),
    told: deps.db.read
      .select()
      .from(toldWishes)
      .where(gt(toldWishes.checkIn, today(deps.clock))),
  });
  if (waiting.length === 0) return;
  const catalogue = await getCatalogue(deps);
  const { chosen, gone } = chooseTold(waiting, (wish) => fitting(catalogue, wish), told, since);
  const forget = beginWrite(deps, SYSTEM);
  if (gone.length > 0) {
    await deps.db.write(
      gone.map(({ wishId, villaId }) => forget.delete(toldWishes, { wishId, villaId })),
    );
  }
  for (const one of chosen) await tell(deps, one);
}

/** The houses that sell the stay now, the agency's first choice first. */
function fitting({ index }: Catalogue, wish: Row): House[] {
  const { search, checkIn, checkOut, adults, children, babies } = wish;
  const asked = { ...search, checkin: checkIn, checkout: checkOut, adults, children, babies };
  const query = toQuery({ ...asked, sort: 'recommended', skip: 0, take: index.size });
  return searchVillas(index, query).items.flatMap(({ villa, total }) => {
    const card = index.cards[villa];
    if (card === undefined || total === null) return [];
    if (wish.villaId !== null && card.id !== wish.villaId) return [];
    return [{ villaId: card.id, total, slug: card.slug, name: card.name }];
  });
}

async function tell(deps: Deps, { wish, house }: Chosen<Row, House>): Promise<void> {
  const write = beginWrite(deps, SYSTEM);
  const { id, checkIn, checkOut, adults, children, babies, email } = wish;
  const language = wish.language ?? FIRST_LANGUAGE;
  const formats = formatsOf(language);
  const { page, leave } = await wishLink(deps, id);
  const stay = new URLSearchParams({
    checkin: checkIn,
    checkout: checkOut,
    ...Object.fromEntries(
      Object.entries({ adults, children, babies }).map(([name, count]) => [name, String(count)]),
    ),
  });
  try {
    await write.run([
      write.insert(
        toldWishes,
        { wishId: id, villaId: house.villaId, checkIn, checkOut, toldAt: write.at },
        isTold,
      ),
      write.updateOne(wishes, { id, endedAt: null }, { toldAt: write.at }, isTold),
      directMail(write.now, {
        template: 'haber_var',
        to: email,
        dedupeKey: `wish:${id}:${house.villaId}:${write.at}`,
        language,
        variables: {
          villa_adi: house.name,
          giris_tarihi: formats.dateOnly(checkIn),
          cikis_tarihi: formats.dateOnly(checkOut),
          toplam: formats.money(house.total),
          haber_linki: await localUrl(deps.siteUrl, page, language),
          leave_url: leave,
        },
        actionUrl: await localUrl(
          deps.siteUrl,
          `${deps.siteUrl}/villa/${house.slug}?${stay}`,
          language,
        ),
      }),
      write.audit('wish.tell', id, { after: { villaId: house.villaId } }),
    ]);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'STALE_VERSION') throw error;
  }
}
