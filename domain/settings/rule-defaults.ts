import { DEFAULT_HOLD_HOURS } from '#domain/reservation-status.ts';
import { DEFAULT_REMINDERS } from '#domain/mail/reminders.ts';
import { RETENTION_RULES } from '#domain/privacy/retention.ts';
import { DEFAULT_OFFICE } from '#domain/office/office-hours.ts';
import { DEFAULT_OWNER_RULE } from '#domain/reservations/owner-replies.ts';
import {
  DEFAULT_INSTANT_FEED_HOURS,
  DEFAULT_INSTANT_MINUTES,
} from '#domain/reservations/instant.ts';
import { OPEN_REQUESTS_MAX } from '#domain/reservations/open-requests.ts';
import { DEFAULT_OPTION_DAYS } from '#domain/reservations/option-end.ts';

/** Idle minutes after which a staff session ends. */
export const DEFAULT_IDLE_MINUTES = 30;

/**
 * The rules of the trade as they come with the product. The database holds only those that an agency
 * changed, so that a new rule, and a better default, reach every installation with an update.
 */
export const RULE_DEFAULTS: Readonly<Record<string, string>> = {
  hold_minutes: String(DEFAULT_HOLD_HOURS * 60),
  office_hours: DEFAULT_OFFICE.hours,
  office_days: DEFAULT_OFFICE.days,
  office_holidays: DEFAULT_OFFICE.holidays,
  session_idle_minutes: String(DEFAULT_IDLE_MINUTES),
  second_factor_required: '1',
  owner_answers: DEFAULT_OWNER_RULE,
  open_requests_max: String(OPEN_REQUESTS_MAX),
  instant_minutes: String(DEFAULT_INSTANT_MINUTES),
  instant_feed_hours: String(DEFAULT_INSTANT_FEED_HOURS),
  option_max_days: String(DEFAULT_OPTION_DAYS),
  option_reminder_minutes: String(DEFAULT_REMINDERS.optionMinutes),
  default_prepayment_rate: '2000',
  default_commission_rate: '2000',
  default_cleaning_threshold: '7',
  check_in_time: '16:00',
  check_out_time: '10:00',
  reminder_days_before: String(DEFAULT_REMINDERS.arrivalDays),
  review_days_after: String(DEFAULT_REMINDERS.reviewDays),
  terms_version: '2026-11',
  kvkk_version: '2026-11',
  retention_identity_days: String(RETENTION_RULES.guest_identity.days),
  retention_message_days: String(RETENTION_RULES.contact_messages.days),
  retention_request_days: String(RETENTION_RULES.unmet_requests.days),
  kept_vat_from: '',
  commission_exemption: '',
  services_exemption: '',
  btrans_unknown_zero: '0',
  invoice_series: '',
  invoices_from: '',
};
