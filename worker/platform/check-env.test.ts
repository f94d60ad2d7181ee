import { expect, it } from 'vitest';
import { findFaults } from './check-env.ts';

const SECRET = 'x'.repeat(32);
const whole = {
  DATABASE_URL: 'libsql://kiyi.example',
  SITE_URL: 'https://www.kiyi.example',
  SESSION_SECRET: SECRET,
  QUOTE_SECRET: SECRET,
  DATA_SECRET: SECRET,
};
const push = { VAPID_PUBLIC_KEY: `B${'x'.repeat(86)}`, VAPID_PRIVATE_KEY: 'x'.repeat(43) };
const whatsapp = {
  WHATSAPP_PHONE_ID: '1',
  WHATSAPP_TOKEN: SECRET,
  WHATSAPP_APP_SECRET: SECRET,
  WHATSAPP_VERIFY_TOKEN: SECRET,
};

it('finds nothing wrong with a whole installation, here or in public', () => {
  expect(findFaults(whole)).toEqual([]);
  const here = { SITE_URL: 'http://localhost:8787', PAYMENT_SANDBOX: '1' };
  expect(findFaults({ ...whole, ...here })).toEqual([]);
  const mail = {
    SMTP_URL: 'smtps://a:100%25sure@mail.kiyi.example',
    MAIL_FROM: 'Kıyı <merhaba@kiyi.example>',
    MAIL_REPLY: 'yanit@kiyi.example',
  };
  expect(findFaults({ ...whole, ...mail, ...push, ...whatsapp })).toEqual([]);
});

it.each([
  [{ SITE_URL: undefined }, /^SITE_URL is missing/],
  [{ SITE_URL: 'www.kiyi.example' }, /^SITE_URL is no address/],
  [{ SITE_URL: 'https://www.kiyi.example/tr' }, /^SITE_URL is no address/],
  [{ SITE_URL: 'javascript:alert(1)' }, /^SITE_URL is no address/],
  [{ DATABASE_URL: '' }, /^DATABASE_URL is missing/],
  [{ DATA_SECRET: undefined }, /^DATA_SECRET is missing/],
  [{ QUOTE_SECRET: 'short' }, /^QUOTE_SECRET is too short/],
  [{ PAYMENT_SANDBOX: '1' }, /^PAYMENT_SANDBOX is for a developer/],
  [{ SMTP_URL: 'mail.kiyi.example', MAIL_FROM: 'a@kiyi.example' }, /^SMTP_URL is no address/],
  [
    { SMTP_URL: 'smtps://a:100%sure@mail.kiyi.example', MAIL_FROM: 'a@kiyi.example' },
    /^SMTP_URL is no address/,
  ],
  [{ SMTP_URL: 'smtps://mail.kiyi.example' }, /^MAIL_FROM is missing/],
  [{ EMAIL_BINDING: '1' }, /^MAIL_FROM is missing/],
  [{ EMAIL: {}, MAIL_FROM: 'Kıyı' }, /^MAIL_FROM is no address/],
  [{ MAIL_REPLY: 'Yanit@kiyi.example' }, /^MAIL_REPLY is no short address/],
  [
    { VAPID_PUBLIC_KEY: `B${'x'.repeat(86)}` },
    /^VAPID_PRIVATE_KEY is missing: VAPID_PUBLIC_KEY is/,
  ],
  [{ VAPID_PRIVATE_KEY: 'x'.repeat(43) }, /^VAPID_PUBLIC_KEY is missing: VAPID_PRIVATE_KEY is/],
  [{ ...push, VAPID_PRIVATE_KEY: `${SECRET}x` }, /^VAPID_PRIVATE_KEY is no key of push services/],
  [{ ...push, VAPID_PUBLIC_KEY: SECRET }, /^VAPID_PUBLIC_KEY is no key of push services/],
  [{ ...whatsapp, WHATSAPP_TOKEN: '' }, /^WHATSAPP_TOKEN is missing: WHATSAPP_PHONE_ID is set/],
  [{ FEED_ALLOW_LOOPBACK: '1' }, /^FEED_ALLOW_LOOPBACK is for a developer/],
])('names what is wrong and no value: %o', (change, said) => {
  const faults = findFaults({ ...whole, ...change });
  expect(faults).toEqual([expect.stringMatching(said)]);
  expect(faults.join()).not.toContain(SECRET);
});
