import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { stepAt, totpCode } from '#worker/features/auth/factors/totp.ts';
import { startTask } from './dashboard/task-meter.ts';
import { NEXT_YEAR } from './dates.ts';
import { sendRequest } from './support.ts';

export type FirstLogin = { email: string; password: string };

/** What the walk may cost: more is a step that became longer. */
const MOST = { presses: 38, fields: 32 };

const VILLA = 'Villa Zeytindalı';
const STAY = { checkin: `${NEXT_YEAR}-06-12`, checkout: `${NEXT_YEAR}-06-19` };

/**
 * The first day of an agency, from its first login at `site` to the first paid booking; it follows
 * the links of the home's list and ends when nothing is left on it. The guest has a browser of
 * their own.
 */
export async function walkFirstDay(page: Page, guest: Page, site: string, login: FirstLogin) {
  const task = startTask(page, 'from the first login to the first paid booking');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const list = page.getByRole('region', { name: 'İlk adımlar' });
  const home = async () => {
    await page.goto(`${site}/dashboard/`);
    await expect(list).toBeVisible();
  };
  const saved = (words: string | RegExp) => expect(page.getByText(words).last()).toBeVisible();

  await page.goto(`${site}/dashboard/`);
  await task.type(page.getByLabel('E-posta'), login.email);
  await task.type(page.getByLabel('Parola', { exact: true }), login.password);
  await task.keys('Enter');

  // Whoever sees money sets up a second factor before anything else.
  await task.press(button('Doğrulama uygulaması ekle'));
  await task.press(page.getByText('Okutamıyor musunuz?'));
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  const appCode = await totpCode(secret, stepAt(new Date()));
  await task.type(page.getByLabel('Kod', { exact: true }), appCode);
  await task.press(button('Ekle'));
  await task.press(button('Kaydettim'));
  await expect(list).toContainText('/ 9');

  // Each missing detail leads to its field, where the others of its screen stand as well.
  await task.press(list.getByRole('link', { name: 'Ticaret unvanı' }));
  await expect(page.getByLabel('Ticaret unvanı')).toBeFocused();
  await task.type(page.getByLabel('Sitenin adı'), 'Zeytindalı Villaları');
  await task.type(page.getByLabel('Ticaret unvanı'), 'Zeytindalı Turizm Ltd. Şti.');
  await task.type(page.getByLabel('TÜRSAB belge no'), '16841');
  await task.keys('Control+Enter');
  await saved('Ayarlar kaydedildi');
  await home();
  await task.press(list.getByRole('link', { name: 'Telefon' }));
  await expect(page.getByLabel('Telefon')).toBeFocused();
  await task.type(page.getByLabel('Telefon'), '0242 000 16 85');
  await task.type(page.getByLabel('E-posta'), 'merhaba@zeytindali.example');
  await task.type(page.getByLabel('Adres'), 'Yalıboyu Sokak 3, Kalkan, Kaş, Antalya');
  await task.type(page.getByLabel('Vergi dairesi'), 'Kaş');
  await task.type(page.getByLabel('Vergi no'), '1000003116');
  await task.keys('Control+Enter');
  await saved('Ayarlar kaydedildi');

  await home();
  await task.press(list.getByRole('link', { name: 'Hesap ekle' }));
  await task.type(page.getByLabel('Banka', { exact: true }), 'Deniz Bankası');
  await task.type(page.getByLabel('Hesap sahibi'), 'Zeytindalı Turizm Ltd. Şti.');
  await task.type(page.getByLabel('IBAN'), 'TR33 0006 1005 1978 6457 8413 26');
  await task.keys('Control+Enter');
  await expect(page.getByRole('row', { name: /Deniz Bankası/ })).toBeVisible();

  await home();
  await task.type(list.getByLabel('Adresiniz'), login.email);
  await task.press(list.getByRole('button', { name: 'Deneme postası gönder' }));
  await saved(/Deneme postası gönderildi/);

  // The villa makes its owner on the spot, with a phone alone.
  await task.press(list.getByRole('link', { name: 'Villa ekle' }));
  const drawer = page.getByRole('complementary').last();
  await task.type(drawer.getByLabel('Villa adı'), VILLA);
  await task.press(drawer.getByRole('button', { name: 'Yeni ev sahibi ekle' }));
  await task.type(drawer.getByLabel('Adı', { exact: true }), 'Hasan');
  await task.type(drawer.getByLabel('Soyadı'), 'Kaya');
  await task.type(drawer.getByLabel('Telefonu'), '0532 000 00 01');
  await task.press(drawer.getByRole('button', { name: 'Ev sahibini ekle' }));
  await task.choose(drawer.getByLabel('Bölge'), 'Kalkan (Kaş)');
  await task.press(drawer.getByRole('button', { name: 'Ekle', exact: true }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(VILLA);

  await home();
  await task.press(list.getByRole('link', { name: 'fiyat' }));
  const row = (column: string) => page.getByLabel(`1. satır, ${column}`);
  await task.type(row('Başlangıç'), `01.05.${NEXT_YEAR}`);
  await task.type(row('Son gece'), `30.09.${NEXT_YEAR}`);
  await task.type(row('Gecelik (₺)'), '12.500');
  await task.press(button('Fiyatları kaydet'));
  await saved('Fiyatlar kaydedildi');

  await home();
  await task.press(list.getByRole('link', { name: '5 fotoğraf' }));
  const photos = await Promise.all([0, 1, 2, 3, 4].map(photo));
  await page
    .getByLabel('Fotoğraf dosyaları')
    .setInputFiles(
      photos.map((buffer, i) => ({ name: `${i}.jpg`, mimeType: 'image/jpeg', buffer })),
    );
  await expect(page.getByRole('listitem', { name: '5. fotoğraf' })).toBeVisible();

  await home();
  await task.press(list.getByRole('link', { name: 'izin belgesi numarası' }));
  await expect(page.getByLabel('Belge numarası')).toBeFocused();
  await task.type(page.getByLabel('Belge numarası'), '07-4821');
  await task.press(button('Belgeyi bugün doğruladım'));
  await task.keys('Control+Enter');
  await saved('Villa kaydedildi');
  await task.press(page.getByRole('switch', { name: 'Yayında' }));
  await saved(/Villa yayına alındı/);

  await home();
  await task.press(list.getByRole('link', { name: 'Kuralları aç' }));
  await task.type(page.getByLabel('Yanıt bekleyen talep ne kadar tutulur'), '3');
  await task.keys('Control+Enter');
  await saved('Ayarlar kaydedildi');
  await home();
  await expect(list.getByText('Deneme rezervasyonu')).toBeVisible();

  // A booking to try it out, taken back: its nights are free again for the guest.
  await task.press(list.getByRole('link', { name: 'Rezervasyon aç' }));
  await task.type(page.getByPlaceholder('Ad ya da kod yazın'), VILLA);
  await task.press(page.getByRole('option', { name: VILLA }));
  await task.type(page.getByLabel('Giriş', { exact: true }), turkish(STAY.checkin));
  await task.type(page.getByLabel('Çıkış', { exact: true }), turkish(STAY.checkout));
  await task.type(page.getByLabel('Ad', { exact: true }), 'Deniz');
  await task.type(page.getByLabel('Soyad'), 'Kaya');
  await task.type(page.getByLabel('E-posta'), login.email);
  await expect(page.getByRole('region', { name: 'Fiyat' })).toContainText('Toplam · 7 gece');
  await task.press(button('Rezervasyonu oluştur'));
  const stay = page.getByRole('complementary', { name: /rezervasyonu/ });
  await expect(stay).toContainText('Opsiyonlu');
  await task.press(stay.getByRole('button', { name: 'Rezervasyonu iptal et' }));
  const dialog = page.getByRole('dialog');
  await task.type(dialog.getByLabel(/^Neden/), 'Deneme');
  await task.press(dialog.getByRole('button', { name: 'Rezervasyonu iptal et' }));
  await expect(stay).toContainText('İptal');
  await page.goto(`${site}/dashboard/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bugün');
  await expect(list).toBeHidden();

  // A guest asks for the same nights, and pays what the agency asks for.
  const query = new URLSearchParams({ ...STAY, adults: '2' });
  await guest.goto(`${site}/villa/villa-zeytindali?${query}`);
  await task.press(guest.getByRole('button', { name: 'Rezervasyon talebi gönder' }));
  await sendRequest(guest);
  const code =
    (await guest
      .getByText(/KY\d\d-[A-Z2-9]{8}/)
      .first()
      .textContent()) ?? '';
  await page.goto(`${site}/dashboard/reservations?reservation_id=${code.trim()}`);
  await task.press(page.getByRole('link', { name: code.trim() }));
  await task.press(stay.getByRole('button', { name: 'Opsiyona al' }));
  await task.press(dialog.getByRole('button', { name: 'Opsiyona al' }));
  await expect(stay).toContainText('Opsiyonlu');
  await task.press(stay.getByRole('button', { name: 'Ödeme bağlantısı gönder' }));
  await task.press(dialog.getByRole('button', { name: 'Gönder' }));
  await guest.goto(await page.getByRole('textbox', { name: 'Ödeme bağlantısı' }).inputValue());
  await task.press(guest.getByRole('button', { name: /kartla öde/ }));
  await task.press(guest.getByRole('button', { name: 'Onayla ve öde' }));
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Rezervasyonunuz onaylandı');
  task.end(MOST);
}

const turkish = (day: string) => day.split('-').toReversed().join('.');

const photo = (seed: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 1280,
      height: 960,
      channels: 3,
      background: { r: 40 * seed, g: 120, b: 200 },
    },
  })
    .jpeg()
    .toBuffer();
