import { SECURITY_EVENTS, type SecurityEvent } from '#domain/security/events.ts';
import { SecurityReport } from '#domain/security/schema.ts';
import { route, tagged } from '#worker/http/route.ts';
import { inMinutes } from '#worker/platform/clock.ts';
import { readSecurityRows } from './queries.ts';

const DAY_MINUTES = 24 * 60;

export const securityRoutes = tagged('admin audit', [
  route('security', 'get /v1/admin/security', {
    summary: 'What of attacks was seen within a day and a week, by kind and by network',
    description: 'From rows that stand for many; each is in the audit log as `security.…`.',
    answer: SecurityReport,
    returns: 'Every kind, and the networks of most',
    handle: async ({ db, clock }) => {
      const since = {
        day: inMinutes(clock, -DAY_MINUTES),
        week: inMinutes(clock, -7 * DAY_MINUTES),
      };
      const rows = await readSecurityRows(db, since);
      const events = Object.entries(SECURITY_EVENTS).map(([event, label]) => {
        const row = rows.events.find(({ action }) => action === `security.${event}`);
        const { day = 0, week = 0, lastAt = null } = row ?? {};
        return { event: event as SecurityEvent, label, day, week, lastAt };
      });
      return { events, networks: rows.networks };
    },
  }),
]);
