import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { blogPosts, documents, teamMembers } from '#drizzle/schema/content.ts';
import { taskPhotos } from '#drizzle/schema/house-tasks.ts';
import { towns } from '#drizzle/schema/locations.ts';
import { commentPhotos, messageFiles } from '#drizzle/schema/messages.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { stayInvoices, stayRequests } from '#drizzle/schema/stay-page.ts';
import { villaImages, villaPermitFiles } from '#drizzle/schema/villa-parts.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';

/**
 * Every column that holds the key of a file. The nightly sweep deletes what neither they, nor a guide of
 * a house, nor a text names.
 */
export const FILE_COLUMNS: readonly SQLiteColumn[] = [
  villaImages.key,
  blogPosts.image,
  teamMembers.image,
  towns.image,
  villaTypes.image,
  documents.file,
  messageFiles.key,
  commentPhotos.file,
  commentPhotos.key,
  stayRequests.receipt,
  stayInvoices.file,
  villaPermitFiles.file,
  transactions.proof,
  taskPhotos.file,
];
