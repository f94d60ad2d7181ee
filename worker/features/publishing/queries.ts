import { and, eq, isNotNull, lte } from 'drizzle-orm';
import { istanbulDay } from '#domain/values/dates.ts';
import { blogPosts, documents, faqEntries, pages, teamMembers } from '#drizzle/schema/content.ts';
import { towns } from '#drizzle/schema/locations.ts';
import { banks } from '#drizzle/schema/payments.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { isOnSale } from '#worker/features/permits/on-sale.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

/** When the rows behind each page were last changed, in one trip. @param now ISO instant. */
export async function readChanges(db: Database, now: string) {
  const { read } = db;
  return readTogether(db, {
    villaRows: read
      .select({ slug: villas.slug, at: villas.updatedAt })
      .from(villas)
      .where(isOnSale(istanbulDay(new Date(now)))),
    townRows: read
      .select({ slug: towns.slug, at: towns.updatedAt })
      .from(towns)
      .where(eq(towns.active, true)),
    typeRows: read
      .select({ slug: villaTypes.slug, at: villaTypes.updatedAt })
      .from(villaTypes)
      .where(eq(villaTypes.active, true)),
    pageRows: read.select({ slug: pages.section, at: pages.updatedAt }).from(pages),
    postRows: read
      .select({ slug: blogPosts.slug, at: blogPosts.updatedAt })
      .from(blogPosts)
      .where(
        and(
          eq(blogPosts.active, true),
          isNotNull(blogPosts.publishedAt),
          lte(blogPosts.publishedAt, now),
        ),
      ),
    faqRows: read.select({ at: faqEntries.updatedAt }).from(faqEntries),
    teamRows: read.select({ at: teamMembers.updatedAt }).from(teamMembers),
    bankRows: read.select({ at: banks.updatedAt }).from(banks),
    fileRows: read.select({ at: documents.updatedAt }).from(documents),
  });
}
