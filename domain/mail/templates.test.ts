import { describe, expect, it } from 'vitest';
import { type Status, TRANSITIONS } from '#domain/reservation-status.ts';
import { templateProblems } from './template-problems.ts';
import { findTemplateKey, findTemplateRule, MAIL_TEMPLATE_RULES } from './templates.ts';
import { isTyped, placeholdersIn } from './variables.ts';

describe('the mails of the product', () => {
  it('are shipped with a text within its own rule, and with a number of their own', () => {
    const wrong = Object.entries(MAIL_TEMPLATE_RULES)
      .map(([key, rule]) => ({ key, problems: templateProblems(rule, rule.shipped) }))
      .filter(({ problems }) => problems.length > 0);
    expect(wrong).toEqual([]);
    const ids = Object.values(MAIL_TEMPLATE_RULES).map(({ id }) => id);
    expect(ids.toSorted((a, b) => a - b)).toEqual(ids.map((_, n) => n + 1));
    expect(findTemplateKey(ids[0]!)).toBe(Object.keys(MAIL_TEMPLATE_RULES)[0]);
    expect(findTemplateKey(0)).toBeNull();
  });

  it('greet whoever has a name by it', () => {
    const owners = Object.values(MAIL_TEMPLATE_RULES).filter(
      ({ audience }) => audience === 'owner',
    );
    for (const { shipped } of owners)
      expect(shipped.body).toMatch(/^Merhaba {{(?:sahip_adi|ad_soyad)}},/);
  });

  it('know no other key, not even one every object has', () => {
    expect(findTemplateRule('yok')).toBeNull();
    expect(findTemplateRule('toString')).toBeNull();
  });

  it('are held back once the stay has moved on from what they say, and never before', () => {
    for (const { to, mails } of TRANSITIONS) {
      for (const mail of mails) {
        const { trueIn } = findTemplateRule(mail)!;
        expect([mail, to, trueIn?.includes(to) ?? true]).toEqual([mail, to, true]);
      }
    }
    const leavesIn = (mail: string, status: Status) =>
      findTemplateRule(mail)!.trueIn?.includes(status) ?? true;
    // A guest who is mailed an account for an expired option would pay for nothing.
    expect(leavesIn('on_odeme_bilgi', 'expired')).toBe(false);
    expect(leavesIn('odeme_linki', 'cancelled')).toBe(false);
    expect(leavesIn('rezervasyon_onay', 'cancelled')).toBe(false);
    expect(leavesIn('sahip_onay', 'no_show')).toBe(false);
    expect(leavesIn('opsiyon_doldu', 'option')).toBe(false);
    expect(leavesIn('odeme_alindi', 'cancelled')).toBe(true);
  });

  it('contain nothing typed by a visitor when the address is unverified', () => {
    const unproven = ['talep_alindi', 'opsiyon_doldu', 'talep_reddedildi', 'iletisim_alindi'];
    for (const key of [...unproven, 'bulten_onay', 'kvkk_onay']) {
      const said = findTemplateRule(key)!.variables.filter(isTyped);
      expect([key, said]).toEqual([key, []]);
    }
  });

  it('keep handover facts and phones out of mails that are too early for them', () => {
    for (const key of ['talep_alindi', 'on_odeme_bilgi', 'opsiyon_doldu', 'sahip_musaitlik']) {
      const { variables } = findTemplateRule(key)!;
      expect(variables).not.toContain('konum_link');
      expect(variables).not.toContain('karsilayan_tel');
    }
    expect(findTemplateRule('sahip_onay')!.variables).not.toContain('telefon');
  });
});

describe('what is wrong with a template', () => {
  const problems = (key: string, text: object) =>
    templateProblems(findTemplateRule(key)!, {
      subject: 'Konu',
      body: 'Metin',
      action: null,
      ...text,
    }).map(({ path, message }) => `${path}: ${message}`);

  it('is named, field by field', () => {
    expect(
      problems('talep_reddedildi', { subject: '{{soyad}}', body: '{{ toplam }} {{x}} {{}}' }),
    ).toEqual([
      'subject: Bu şablonda kullanılamayan değişken: {{soyad}}',
      'body: Bu şablonda kullanılamayan değişken: {{x}}, {{}}',
    ]);
    expect(problems('talep_reddedildi', { body: '{{toplam} ve }}' })).toEqual([
      'body: Açılan her {{ işaretini }} ile kapatın.',
    ]);
    expect(problems('odeme_linki', { action: 'Öde' })).toEqual([
      'body: {{odeme_linki}} metinde bulunmalı.',
    ]);
    expect(problems('teklif', {})).toEqual(['action: Düğmenin üzerinde ne yazacağını girin.']);
    expect(problems('talep_reddedildi', { action: 'Git' })).toEqual([
      'action: Bu e-postanın götüreceği bir sayfa yok; boş bırakın.',
    ]);
    expect(problems('talep_reddedildi', {})).toEqual([]);
  });

  it('is found whatever the spaces', () => {
    expect(placeholdersIn('{{a}} {{ a }} {{  b }}')).toEqual(['a', 'b']);
  });
});
