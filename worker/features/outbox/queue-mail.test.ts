import { expect, it } from 'vitest';
import { MAIL_TEMPLATE_RULES } from '#domain/mail/templates.ts';
import { compileStep } from '#worker/platform/database/write-batch.ts';
import { reservationMails } from './queue-mail.ts';

const NOW = new Date('2026-11-26T09:00:00Z');

/** By the names of the templates: "sahip_…" for owners, "…_yonetici" for the agency. */
function expectedOf(template: string): string {
  if (template.startsWith('sahip_')) return 'owner';
  return template.endsWith('_yonetici') ? 'agency' : 'guest';
}

it('queues each mail of a stay for the people it is written to', () => {
  const ofStays = Object.entries(MAIL_TEMPLATE_RULES).flatMap(([key, { audience, variables }]) =>
    audience !== 'address' && variables.includes('rezervasyon_kodu') ? [key] : [],
  );
  expect(ofStays.length).toBeGreaterThan(15);
  for (const template of ofStays) {
    const [mail] = reservationMails(NOW, 'a-stay', 'an-event', [template]);
    const { args } = compileStep(mail!) as { args: unknown[] };
    expect([template, args]).toEqual([template, expect.arrayContaining([expectedOf(template)])]);
  }
});
