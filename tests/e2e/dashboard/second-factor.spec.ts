import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { stepAt, totpCode } from '#worker/features/auth/factors/totp.ts';
import { faultsInBothThemes } from '../accessibility.ts';
import { ADMIN, apiToken } from '../support.ts';

type Person = { email: string; password: string };

/** An owner for one test alone: what is set up here asks for more at every later login. */
async function makePerson(request: APIRequestContext): Promise<Person> {
  const email = `iki-adim-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@kiyi.example`;
  const password = 'Yedi-Kavak-Altinda-7';
  const answer = await request.post('/v1/admin/users', {
    headers: { authorization: `Bearer ${await apiToken(request, ADMIN)}` },
    data: { email, password, role: 'OWNER', firstName: 'Nermin', lastName: 'Akgün' },
  });
  expect(answer.status()).toBe(201);
  return { email, password };
}

async function typePassword(page: Page, { email, password }: Person) {
  await page.goto('/dashboard/login');
  await page.getByLabel('E-posta').fill(email);
  await page.getByLabel('Parola', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

const signedIn = (page: Page) =>
  expect(page.getByRole('link', { name: /Nermin Akgün/ })).toBeVisible();

async function signOut(page: Page) {
  await page.goto('/dashboard/');
  await page.getByRole('button', { name: 'Çıkış yapın' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
}

/** The code that an app shows so many half minutes from now. */
const codeAfter = (secret: string, steps: number) => totpCode(secret, stepAt(new Date()) + steps);

test('an authenticator app is set up by QR code, required at the login, and replaced by a recovery code', async ({
  page,
  request,
}) => {
  const person = await makePerson(request);
  await typePassword(page, person);
  await signedIn(page);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Doğrulama uygulaması ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Doğrulama uygulaması' });
  await expect(dialog.getByRole('img', { name: /QR kodu/ })).toBeVisible();
  await dialog.getByText('Okutamıyor musunuz?').click();
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByLabel('Kod', { exact: true }).fill('000000');
  await dialog.getByRole('button', { name: 'Ekle' }).click();
  await expect(dialog.getByText(/Kod uymadı/)).toBeVisible();
  // The code of now, which is accepted for half a minute more; the login takes one after it.
  await dialog.getByLabel('Kod', { exact: true }).fill(await codeAfter(secret, 0));
  await dialog.getByRole('button', { name: 'Ekle' }).click();
  const sheet = page.getByRole('dialog', { name: 'Kurtarma kodlarınız' });
  await expect(sheet.getByRole('listitem')).toHaveCount(10);
  const codes = await sheet.getByRole('listitem').allTextContents();
  await sheet.getByRole('button', { name: 'Kaydettim' }).click();
  await expect(page.getByText('Telefonum')).toBeVisible();
  await expect(page.getByText(/Kullanılmamış 10 kurtarma/)).toBeVisible();
  await signOut(page);

  await typePassword(page, person);
  const code = page.getByLabel('Doğrulama kodu');
  await expect(code).toBeFocused();
  await code.fill('123 45');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Uygulamadaki 6 rakamı yazın.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('admin'))).toBeNull();
  await code.fill(await codeAfter(secret, 1));
  await page.keyboard.press('Enter');
  await signedIn(page);
  await signOut(page);

  await typePassword(page, person);
  await page.getByRole('button', { name: /Kurtarma kodu kullanın/ }).click();
  await expect(page.getByLabel('Kurtarma kodu')).toBeFocused();
  await page.getByLabel('Kurtarma kodu').fill(codes[0]!.toLowerCase());
  await page.keyboard.press('Enter');
  await signedIn(page);
  await page.goto('/dashboard/profile');
  await expect(page.getByText(/Kullanılmamış 9 kurtarma/)).toBeVisible();

  await page.getByRole('button', { name: 'Telefonum yöntemini sil' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('Telefonum', { exact: true })).toBeHidden();
});

/** A key in the machine that agrees to everything, as Chromium plays one. */
async function plugInKey(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is created in the browser and accepted after the password', async ({
  page,
  request,
}) => {
  await plugInKey(page);
  const person = await makePerson(request);
  await typePassword(page, person);
  await signedIn(page);
  await page.goto('/dashboard/profile');
  await page.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Geçiş anahtarı' });
  await dialog.getByLabel('Adı').fill('Büro bilgisayarı');
  await dialog.getByRole('button', { name: 'Anahtarı oluştur' }).click();
  await page.getByRole('button', { name: 'Kaydettim' }).click();
  await expect(page.getByText('Büro bilgisayarı')).toBeVisible();
  await signOut(page);

  await typePassword(page, person);
  await page.getByRole('button', { name: 'Geçiş anahtarıyla devam edin' }).click();
  await signedIn(page);
});

test('a user who has to set up a second factor is led there and back', async ({
  page,
  request,
}) => {
  await plugInKey(page);
  const person = await makePerson(request);
  let required = true;
  // As the Worker answers everything while the agency requires it; other tests share the setting.
  await page.route('**/v1/admin/**', async (route) => {
    if (!required) return route.continue();
    const body = { code: 'SECOND_FACTOR_REQUIRED', content: 'Önce kurun.', requestId: 'test' };
    return route.fulfill({ status: 422, json: body });
  });
  await typePassword(page, person);
  await page.waitForURL(/\/dashboard\/second-factor\?redirect=/);
  await expect(page.getByRole('heading', { name: 'İki adımlı doğrulamayı kurun' })).toBeVisible();
  await page.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click();
  await page.getByRole('button', { name: 'Anahtarı oluştur' }).click();
  await expect(page.getByRole('heading', { name: 'Kurtarma kodlarınız' })).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  required = false;
  await page.getByRole('button', { name: 'Kaydettim' }).click();
  await signedIn(page);
});
