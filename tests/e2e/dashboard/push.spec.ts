import { expect, type Page, test } from '@playwright/test';
import { ADMIN, CLERK, FIELD, openSession, watchConsole } from '../support.ts';

/** A browser's public key is a point of the curve. */
const POINT =
  'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

/** A browser whose maker's push service is played: the test machine reaches none. */
async function playPushService(page: Page): Promise<void> {
  await page.addInitScript((p256dh) => {
    const make = (endpoint: string) => ({
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth: 'b'.repeat(22) } }),
      unsubscribe: async () => {
        localStorage.removeItem('played-push');
        return true;
      },
    });
    PushManager.prototype.subscribe = async () => {
      const endpoint =
        localStorage.getItem('played-push') ?? `https://push.example/${crypto.randomUUID()}`;
      localStorage.setItem('played-push', endpoint);
      return make(endpoint) as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () => {
      const endpoint = localStorage.getItem('played-push');
      return endpoint === null ? null : (make(endpoint) as unknown as PushSubscription);
    };
  }, POINT);
}

test('a user switches this device’s notifications on and off', async ({ page }) => {
  const problems = watchConsole(page);
  await playPushService(page);
  await openSession(page, CLERK);
  await page.goto('/dashboard/profile');
  const part = page.getByRole('region', { name: 'Bildirimler' });
  const messages = part.getByRole('switch', { name: 'Yeni mesaj bildirimi' });
  const requests = part.getByRole('switch', { name: 'Yeni talep bildirimi' });
  await expect(messages).toHaveAttribute('aria-checked', 'false');
  await messages.click();
  await expect(messages).toHaveAttribute('aria-checked', 'true');
  await requests.click();
  await expect(requests).toHaveAttribute('aria-checked', 'true');

  await page.reload();
  await expect(requests).toHaveAttribute('aria-checked', 'true');
  await expect(messages).toHaveAttribute('aria-checked', 'true');
  await requests.click();
  await expect(requests).toHaveAttribute('aria-checked', 'false');
  await messages.click();
  await expect(messages).toHaveAttribute('aria-checked', 'false');
  await page.reload();
  await expect(messages).toHaveAttribute('aria-checked', 'false');
  expect(problems).toEqual([]);
});

test('a user without notifications for their role is not offered any', async ({ page }) => {
  await openSession(page, FIELD);
  await page.goto('/dashboard/profile');
  await expect(page.getByRole('region', { name: 'Oturumlar' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Bildirimler' })).toHaveCount(0);
});

test('a push notification is shown with its text', async ({ page, baseURL }) => {
  await openSession(page, ADMIN);
  await page.goto('/dashboard/profile');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const context = page.context();
  const own = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  // A shell without a desktop around it shows nothing: what it would be told to show is kept.
  await own.evaluate(() => {
    const scope = self as unknown as PlayedScope;
    scope.shown = [];
    scope.registration.showNotification = async (title, { body } = {}) => {
      scope.shown.push(`${title}: ${body}`);
    };
  });
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations.filter(({ scopeURL }) => scopeURL.endsWith('/dashboard'));
      if (one) resolve(one.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: baseURL ?? '',
    registrationId: await registered,
    data: JSON.stringify({
      title: 'Yeni talep',
      body: 'Villa Lale, 12–19 Tem',
      path: '/dashboard/reservations',
      tag: 'request:1',
    }),
  });
  const shown = () => own.evaluate(() => (self as unknown as PlayedScope).shown);
  await expect.poll(shown).toEqual(['Yeni talep: Villa Lale, 12–19 Tem']);
});

/** The scope of the service worker, with what it was told to show. */
type PlayedScope = { shown: string[]; registration: ServiceWorkerRegistration };
