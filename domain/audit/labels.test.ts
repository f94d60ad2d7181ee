import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STATUS_LABELS, STATUSES } from '#domain/reservation-status.ts';
import { actionLabel, SUBJECT_CHOICES } from './labels.ts';

describe('an action of the audit log', () => {
  it.each([
    ['villa.update', 'Villa: güncellendi'],
    ['reservation.option', 'Rezervasyon: “Opsiyonlu” durumuna geçti'],
    ['login', 'Oturum açıldı'],
    ['logout', 'Oturum kapatıldı'],
    ['town.delete', 'Bölge: silindi'],
    ['transaction.refund', 'Ödeme: iade başlatıldı'],
    ['payment_alarm.resolve', 'Ödeme uyarısı: çözüldü'],
    // An unknown action is shown as it was written.
    ['villa.else', 'Villa: else'],
    ['something.update', 'something: güncellendi'],
    ['something.else', 'something: else'],
    ['something', 'something'],
    ['villa', 'Villa'],
    ['villa.', 'Villa'],
  ])('reads %s as %s', (action, label) => {
    expect(actionLabel(action)).toBe(label);
  });

  it('leaves out what everything is about', () => {
    expect(actionLabel('reservation.update', 'reservation')).toBe('Güncellendi');
    expect(actionLabel('reservation.paymentlink', 'reservation')).toBe(
      'Ödeme bağlantısı oluşturuldu',
    );
    expect(actionLabel('guests.fill', 'reservation')).toBe(
      'Misafir listesi: misafir tarafından dolduruldu',
    );
  });

  it.each(STATUSES)('says to which status a reservation went: %s', (status) => {
    expect(actionLabel(`reservation.${status}`)).toContain(`“${STATUS_LABELS[status]}”`);
  });

  it('is Turkish, whichever the worker writes', () => {
    const actions = actionsOf('worker/features/**/*.ts');
    expect(actions.length).toBeGreaterThan(80);
    const foreign = actions.filter((action) => {
      const [subject = '', verb = ''] = action.split('.');
      return actionLabel(subject) === subject || actionLabel(`x.${verb}`) === `x: ${verb}`;
    });
    expect(foreign).toEqual([]);
  });
});

describe('the subjects of the filter', () => {
  it('have a Turkish name each that no other has', () => {
    const labels = SUBJECT_CHOICES.map(([, label]) => label);
    expect(SUBJECT_CHOICES.filter(([subject, label]) => subject === label)).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('are all that the worker writes of', () => {
    const known = new Set(SUBJECT_CHOICES.map(([subject]) => subject));
    const written = [
      ...actionsOf('worker/features/**/*.ts').map((action) => action.split('.')[0] ?? ''),
      ...entitiesOf('worker/features/*/admin.routes.ts'),
    ];
    expect(written.filter((subject) => !known.has(subject))).toEqual([]);
  });

  it('are called as their actions are', () => {
    for (const [subject, label] of SUBJECT_CHOICES) expect(actionLabel(subject)).toBe(label);
  });

  it('are in Turkish order', () => {
    const labels = SUBJECT_CHOICES.map(([, label]) => label);
    expect(labels).toEqual(labels.toSorted(new Intl.Collator('tr').compare));
    expect(labels.indexOf('İlçe')).toBeGreaterThan(labels.indexOf('E-posta'));
    expect(labels.indexOf('İlçe')).toBeLessThan(labels.indexOf('Kullanıcı'));
  });
});

/** What ordered lists call their rows in the log. */
const entitiesOf = (files: string): string[] =>
  globSync(files).flatMap((path) => readFileSync(path, 'utf8').match(/(?<=\bentity: ')\w+/g) ?? []);

/** Every `subject.verb` that occurs as an action in the code. */
function actionsOf(files: string): string[] {
  const actions = globSync(files)
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => readFileSync(path, 'utf8').match(/(?:\baction:|\.audit\()\s*[^,;]*/g) ?? [])
    .flatMap((text) => text.match(/(?<=')[a-z_]+\.[\w-]+(?=')/g) ?? []);
  return [...new Set(actions)].toSorted();
}
