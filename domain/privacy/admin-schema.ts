import * as z from 'zod';
import { LanguageSchema } from '#domain/languages/schema.ts';
import { orderOf, queryText } from '#domain/wire/list-query.ts';
import { pageOf, pagingShape } from '#domain/wire/paging.ts';
import { EmailSchema, paragraph, PhoneSchema, VersionInput } from '#domain/wire/fields.ts';
import { DATA_REQUEST_KINDS, DATA_REQUEST_STATES } from './request-words.ts';

/** GET /v1/admin/privacy/requests. Without `state`: every confirmed request. */
export const DataRequestQuery = z.object({
  ...pagingShape(20),
  state: z.enum(DATA_REQUEST_STATES).optional(),
  kind: z.enum(DATA_REQUEST_KINDS).optional(),
  q: queryText.optional(),
  order: orderOf(['due', 'created']).default('-created'),
});
export type DataRequestQuery = z.infer<typeof DataRequestQuery>;

export const DataRequestItem = z.object({
  id: z.string(),
  /** Empty for a person known by phone only. */
  email: z.string(),
  phone: z.string(),
  /** In which the person is answered. */
  language: LanguageSchema,
  kind: z.enum(DATA_REQUEST_KINDS),
  state: z.enum(DATA_REQUEST_STATES),
  /** Where it came from: the site's form, or entered by a clerk. */
  source: z.enum(['site', 'admin']),
  /** The legal deadline for the answer; null until the link has been followed. */
  due_at: z.string().nullable(),
  closed_at: z.string().nullable(),
  version: z.int(),
  created_at: z.string(),
});
export type DataRequestItem = z.infer<typeof DataRequestItem>;

export const DataRequestPage = pageOf(DataRequestItem);
export type DataRequestPage = z.infer<typeof DataRequestPage>;

/** A category of data held about a person: how much, and what an erasure does with it and why. */
export const HeldData = z.object({
  entity: z.string(),
  label: z.string(),
  rows: z.int(),
  /** Rows that an erasure would delete or anonymise now. */
  erasable: z.int(),
  /** Why the other rows are kept, and how long; null when none are. */
  kept: z.string().nullable(),
});
export type HeldData = z.infer<typeof HeldData>;

/** A consent with its evidence: the text, the time and the IP address. */
export const ConsentProof = z.object({
  kind: z.enum(['terms', 'kvkk', 'marketing', 'newsletter']),
  label: z.string(),
  given: z.boolean(),
  /** The version of the text, or for the newsletter the text itself. */
  text: z.string().nullable(),
  at: z.string().nullable(),
  ip: z.string().nullable(),
  /** The code of the reservation it belongs to. */
  reservation_id: z.string().nullable(),
});
export type ConsentProof = z.infer<typeof ConsentProof>;

/** A person by phone or e-mail; one of them is enough. */
const contact = { email: EmailSchema.optional(), phone: PhoneSchema.optional() };
const needsContact = ({
  email,
  phone,
}: {
  email?: string | undefined;
  phone?: string | undefined;
}) => email !== undefined || phone !== undefined;
const ONE_OF_BOTH = { error: 'Telefon ya da e-posta yazın: biri yeter.', path: ['email'] };

/** POST /v1/admin/privacy/person: asks, and changes nothing. */
export const PersonInput = z.strictObject(contact).refine(needsContact, ONE_OF_BOTH);
export type PersonInput = z.infer<typeof PersonInput>;

/** The data held about a person and their consents. */
export const PersonSummary = z.object({
  /** The e-mail or phone by which they were found. */
  email: z.string(),
  held: z.array(HeldData),
  consents: z.array(ConsentProof),
});
export type PersonSummary = z.infer<typeof PersonSummary>;

/** GET /v1/admin/privacy/requests/{id} */
export const DataRequestDetail = DataRequestItem.extend({
  note: z.string(),
  confirmed_at: z.string().nullable(),
  confirmed_ip: z.string().nullable(),
  /** The final answer to the person. */
  answer: z.string().nullable(),
  closed_by: z.string().nullable(),
  /** When data was erased for this request; null: not erased. */
  erased_at: z.string().nullable(),
  person: PersonSummary,
});
export type DataRequestDetail = z.infer<typeof DataRequestDetail>;

/**
 * POST /v1/admin/privacy/requests: a request that came by letter or telephone; open at once. It
 * covers the person's whole record, because the clerk has verified their identity.
 */
export const TakeDataRequestInput = z
  .strictObject({
    ...contact,
    kind: z.enum(DATA_REQUEST_KINDS),
    note: paragraph(2000).default(''),
  })
  .refine(needsContact, ONE_OF_BOTH);
export type TakeDataRequestInput = z.infer<typeof TakeDataRequestInput>;

/**
 * POST /v1/admin/privacy/requests/{id}/erase. The e-mail or phone is typed again to prevent
 * accidental erasure.
 */
export const ErasePersonInput = z.strictObject({
  version: VersionInput,
  email: z.union([EmailSchema, PhoneSchema]),
});
export type ErasePersonInput = z.infer<typeof ErasePersonInput>;

/** POST /v1/admin/privacy/requests/{id}/close: the answer goes to the person by mail. */
export const CloseDataRequestInput = z.strictObject({
  version: VersionInput,
  outcome: z.enum(['done', 'refused']),
  answer: paragraph(4000).min(10, 'En az 10 karakter olmalı.'),
});
export type CloseDataRequestInput = z.infer<typeof CloseDataRequestInput>;

/** GET /v1/admin/privacy/retention: every rule of the purge with its days of now. */
export const RetentionList = z.object({
  items: z.array(
    z.object({
      key: z.string(),
      /** The setting that changes the number of days (PUT /v1/admin/rules/edit); null: fixed. */
      setting: z.string().nullable(),
      days: z.int(),
      what: z.string(),
      since: z.string(),
      reason: z.string(),
      /** When this rule last deleted something; null: never. */
      last_at: z.string().nullable(),
    }),
  ),
});
export type RetentionList = z.infer<typeof RetentionList>;

/** GET /v1/admin/privacy/destruction and its `.csv` */
export const DestructionQuery = z.object(pagingShape(50));
export type DestructionQuery = z.infer<typeof DestructionQuery>;

const Destruction = z.object({
  id: z.int(),
  at: z.string(),
  rule: z.string(),
  what: z.string(),
  entity: z.string(),
  rows: z.int(),
  /** The request that caused it; null: the nightly purge. */
  request_id: z.string().nullable(),
});
export const DestructionPage = pageOf(Destruction);
export type DestructionPage = z.infer<typeof DestructionPage>;
