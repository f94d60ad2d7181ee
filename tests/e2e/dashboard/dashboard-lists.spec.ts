import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import type { ClerkReservation } from '#domain/reservations/admin-schema.ts';
import { faultsOf } from '../accessibility.ts';
import {
  ADMIN,
  apiToken,
  type Dates,
  findFreeVilla,
  GUEST,
  openSession,
  uniqueName,
  watchConsole,
} from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';

/** What a clerk expects of every list: the whole selection at once, and the whole list as a file. */

async function adminOf(request: APIRequestContext) {
  const headers = { authorization: `Bearer ${await apiToken(request, ADMIN)}` };
  return {
    /** A stay that this test alone knows, by the guest's surname. */
    async book(lastName: string, { checkin, checkout }: Dates): Promise<ClerkReservation> {
      const { id } = await findFreeVilla(request, { checkin, checkout });
      const answer = await request.post('/v1/admin/reservations', {
        headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
        data: {
          villa_id: id,
          checkIn: checkin,
          checkOut: checkout,
          adults: 2,
          status: 'requested',
          customer: { ...GUEST, lastName },
        },
      });
      expect(answer.status(), await answer.text()).toBe(201);
      return (await answer.json()).content;
    },
    move: (id: string, data: object) =>
      request.patch(`/v1/admin/reservations/${id}`, { headers, data }),
    async statusOf(id: string): Promise<string> {
      const answer = await request.get(`/v1/admin/reservations/${id}`, { headers });
      return (await answer.json()).content.status;
    },
  };
}

const bulk = (page: Page) => page.getByRole('dialog', { name: /rezervasyon seçildi/ });

async function tickAll(page: Page, lastName: string, rows: number) {
  await page.goto(`/dashboard/reservations?customer_name=${lastName}`);
  await expect(page.getByRole('checkbox', { name: 'Satırı seç' })).toHaveCount(rows);
  await page.getByRole('checkbox', { name: 'Bu sayfadakilerin hepsini seç' }).check();
}

test('a bulk action on reservations shows the outcome of each', async ({ page, request }) => {
  const problems = watchConsole(page);
  const admin = await adminOf(request);
  const lastName = `Toplu${Date.now().toString(36).replaceAll(/\d/g, 'x')}`;
  const first = await admin.book(lastName, {
    checkin: `${NEXT_YEAR}-02-01`,
    checkout: `${NEXT_YEAR}-02-06`,
  });
  const second = await admin.book(lastName, {
    checkin: `${NEXT_YEAR}-02-08`,
    checkout: `${NEXT_YEAR}-02-13`,
  });
  const third = await admin.book(lastName, {
    checkin: `${NEXT_YEAR}-02-15`,
    checkout: `${NEXT_YEAR}-02-20`,
  });
  await admin.move(third.id, { status: 'option' });

  await openSession(page, ADMIN);
  await tickAll(page, lastName, 3);
  await page.getByRole('button', { name: 'Toplu işlem…' }).click();
  await bulk(page).getByLabel('İşlem').selectOption({ label: 'Opsiyona al (2)' });
  await expect(bulk(page)).toContainText('1 tanesi dışarıda kalır');
  await expect(bulk(page)).toContainText('“Opsiyonlu” durumunda yapılamaz.');
  expect(await faultsOf(page)).toEqual([]);
  // Somebody else is faster with one of them.
  await admin.move(second.id, { status: 'rejected' });
  await bulk(page).getByRole('button', { name: 'Opsiyona al (2)' }).click();
  await expect(bulk(page)).toContainText('1 / 2 yapıldı');
  await expect(
    bulk(page).getByRole('listitem').filter({ hasText: first.reservation_id }),
  ).toContainText('Yapıldı');
  await expect(
    bulk(page).getByRole('listitem').filter({ hasText: second.reservation_id }),
  ).not.toContainText('Yapıldı');
  await bulk(page).getByRole('button', { name: 'Kapat' }).click();
  expect(await admin.statusOf(first.id)).toBe('option');
  expect(await admin.statusOf(second.id)).toBe('rejected');

  // And given back, so that the demo's nights are as they were.
  await tickAll(page, lastName, 3);
  await page.getByRole('button', { name: 'Toplu işlem…' }).click();
  await bulk(page).getByLabel('İşlem').selectOption({ label: 'Rezervasyonu iptal et (2)' });
  await expect(
    bulk(page).getByRole('button', { name: 'Rezervasyonu iptal et (2)' }),
  ).toBeDisabled();
  await bulk(page).getByLabel(/Neden/).fill('Deneme kaydı');
  await bulk(page).getByRole('button', { name: 'Rezervasyonu iptal et (2)' }).click();
  await expect(bulk(page)).toContainText('2 / 2 yapıldı');
  expect(await admin.statusOf(first.id)).toBe('cancelled');
  expect(await admin.statusOf(third.id)).toBe('cancelled');
  // The one refusal above is an answer that the browser tells of as well.
  expect(problems.filter((problem) => !problem.includes('409'))).toEqual([]);
});

/** A list, a filter of its address, and words that its file must hold. */
const SHEETS = [
  ['/audit?subject=user', 'denetim-kaydi', 'Zaman;Kim;İşlem'],
  ['/offer', 'teklifler', 'Müşteri;Telefon'],
  ['/blog', 'blog-yazilari', 'Başlık;Adres'],
  ['/towndistrict?popular=1', 'bolgeler', 'Bölge;İlçe;İl'],
  ['/towndistrict/districts?used=1', 'ilceler', 'İlçe;İl;Plaka'],
  ['/villatypes', 'villa-tipleri', 'Villa tipi;Başlık'],
  ['/templates/outbox', 'giden-kutusu', 'E-posta;Alıcı'],
  ['/website/bank', 'banka-hesaplari', 'Banka;Hesap sahibi;IBAN'],
  ['/website/faq', 'sik-sorulanlar', 'Grup;Soru'],
  ['/website/team', 'ekip', 'Ad;Görev'],
] as const;

const GROWING: readonly string[] = ['/audit?subject=user', '/templates/outbox', '/offer'];

test('a row that is opened right after typing stays open', async ({ page, request }) => {
  const name = uniqueName('Nilgün');
  const email = `${crypto.randomUUID()}@posta.example`;
  const message = { name, email, subject: '', message: 'Merhaba, temmuzda yeriniz var mı?' };
  expect((await request.post('/v1/contact', { data: message })).status()).toBe(201);
  await openSession(page, ADMIN);
  await page.goto(`/dashboard/guests?q=${email}`);
  const row = page.locator('[data-row]').filter({ hasText: name });
  await expect(row).toBeVisible();
  const asked = page.waitForRequest(/guest-records\?.*q=/);
  await page.getByRole('searchbox').fill(name);
  await row.click();
  const drawer = page.getByRole('complementary', { name });
  await expect(drawer).toBeVisible();
  await asked;
  await expect(drawer.getByRole('heading', { name })).toBeVisible();
  await expect(page).toHaveURL(/\/guests\/[^/?]+/);
});

test('every list can be exported as CSV and Excel, with the filters of its address', async ({
  page,
}) => {
  await openSession(page, ADMIN);
  for (const [path, name, head] of SHEETS) {
    await page.goto(`/dashboard${path}`);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const shown = page.locator('section > output');
    await expect(shown).toHaveText(/^\d+ /);
    const total = parseInt((await shown.textContent()) ?? '', 10);
    if (total === 0) continue;
    for (const [label, ending] of [
      ['CSV', 'csv'],
      ['Excel (XLSX)', 'xlsx'],
    ] as const) {
      await page.getByRole('button', { name: 'Dışa aktar' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: label, exact: true }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(
        new RegExp(`^${name}-\\d{4}-\\d\\d-\\d\\d\\.${ending}$`),
      );
      if (ending === 'xlsx') continue;
      const text = await readFile((await file.path())!, 'utf8');
      expect(text).toContain(head);
      // A cell may hold lines of its own; every row ends as a row does.
      const rows = text.trimEnd().split('\r\n').length - 1;
      // What others do at the same time adds to logs, and to nothing else here.
      if (GROWING.includes(path)) expect(rows).toBeGreaterThanOrEqual(total);
      else expect(rows).toBe(total);
    }
  }
});
