import { expect, type Locator, type Page, test } from '@playwright/test';
import { monthAhead, NEXT_YEAR } from '../dates.ts';

/* How much of a phone's screen each part takes, and that nothing is squeezed. */
test.use({ viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true });

/** Room between a button's words and its edge, in CSS pixels. */
const roomIn = (page: Page, selector: string) =>
  page.locator(selector).evaluate((button) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    return (button.getBoundingClientRect().width - words.getBoundingClientRect().width) / 2;
  });

/** How many amounts have their sign on a line of its own. */
const signsAlone = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(
    (amounts) =>
      amounts.filter((amount) => {
        const text = amount.firstChild as Text;
        const topOf = (at: number) => {
          const letter = document.createRange();
          letter.setStart(text, at);
          letter.setEnd(text, at + 1);
          return letter.getBoundingClientRect().top;
        };
        const sign = text.data.indexOf('₺');
        return sign > 1 && topOf(sign) !== topOf(sign - 2);
      }).length,
  );

test('the whole search of the home page is in sight above the bar', async ({ page }) => {
  await page.goto('/');
  const submit = page.getByRole('form', { name: 'Villa arama' }).getByRole('button', {
    name: 'Villa bul',
  });
  const bar = page.getByRole('navigation', { name: 'Hızlı iletişim' });
  const [button, contact] = await Promise.all([submit.boundingBox(), bar.boundingBox()]);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(contact?.y ?? 0);
});

test('WhatsApp and phone stand in the middle of the bar', async ({ page }) => {
  await page.goto('/faq');
  const links = page.getByRole('navigation', { name: 'Hızlı iletişim' }).getByRole('link');
  const [one, other] = await Promise.all([links.first().boundingBox(), links.last().boundingBox()]);
  const left = Math.min(one?.x ?? 0, other?.x ?? 0);
  const right = Math.max(...[one, other].map((box) => (box?.x ?? 0) + (box?.width ?? 0)));
  expect(left).toBeCloseTo(390 - right, 0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('WhatsApp and phone share the bar', async ({ page }) => {
    await page.goto('/faq');
    const links = page.getByRole('navigation', { name: 'Hızlı iletişim' }).getByRole('link');
    const boxes = await Promise.all([links.first().boundingBox(), links.last().boundingBox()]);
    expect(boxes.map((box) => box?.width)).toEqual([195, 195]);
  });
});

for (const width of [360, 390]) {
  test(`the button of a villa has room for its words at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/villa/villa-mavi-kuytu');
    expect(await roomIn(page, '.booking-bar .button')).toBeGreaterThanOrEqual(12);
  });
}

test('what was answered in the browser says when below the tools, and takes nothing of the order', async ({
  page,
}) => {
  await page.goto(
    `/listing?checkin=${NEXT_YEAR}-07-03&checkout=${NEXT_YEAR}-07-10&adults=4&children=1&town=kalkan`,
  );
  const list = page.locator('.listing');
  const guests = list.getByRole('button', { name: /Misafirler/ }).locator('.search-value');
  await expect(guests).toHaveText('4 yetişkin, 1 çocuk');
  expect(await guests.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThan(1);
  const order = list.getByLabel('Sıralama');
  // The browser answers once it has the catalogue; the server does before.
  await expect(async () => {
    await order.selectOption('recommended');
    await order.selectOption('price');
    await expect(list.getByText(/ itibarıyla$/)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  expect((await order.boundingBox())?.width).toBeGreaterThan(100);
});

for (const width of [360, 390]) {
  test(`filters, map and order of the listing share one row at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(
      `/listing?checkin=${NEXT_YEAR}-06-12&checkout=${NEXT_YEAR}-06-19&adults=2&bedrooms=2&town=kalkan`,
    );
    const list = page.locator('.listing');
    await expect(list.getByRole('button', { name: 'Filtreler · 2' })).toBeVisible();
    const tools = ['.listing-filters', 'button[aria-pressed]', '.listing-sort', '.listing-chips'];
    const boxes = await Promise.all(tools.map((tool) => list.locator(tool).first().boundingBox()));
    const middles = boxes.slice(0, 3).map((box) => (box?.y ?? 0) + (box?.height ?? 0) / 2);
    for (const middle of middles) expect(middle).toBeCloseTo(middles[0] ?? 0, 0);
    // The choices lie in one row below, however many.
    expect(boxes[3]?.height).toBeLessThan(64);
  });
}

test('the price of a day takes one line at 360 px and stays inside the day', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/villa/villa-mavi-kuytu');
  await page.locator('.booking-bar .button').tap();
  const sheet = page.getByRole('dialog', { name: /için rezervasyon/ });
  await sheet.getByRole('button', { name: /^Giriş/ }).tap();
  await sheet.getByLabel('Aya git').selectOption(monthAhead(7));
  const day = sheet.locator(`[data-day="${monthAhead(7)}-12"]`);
  await expect(day).toContainText(/\d\d\.\d00/);
  const [cell, price] = await Promise.all([day.boundingBox(), day.locator('i').boundingBox()]);
  expect(price?.height).toBeLessThan(20);
  expect(price?.width).toBeLessThanOrEqual(cell?.width ?? 0);
});

test('the map of the listing opens in sight', async ({ page }) => {
  await page.goto('/listing');
  await page.getByRole('button', { name: 'Harita' }).tap();
  const map = page.getByRole('region', { name: /^Harita: bulunan villalar/ });
  await expect(map.locator('.map-layer')).toBeVisible();
  await expect(map).toBeInViewport({ ratio: 0.95 });
});

test('no villa on the map of the listing is cut at its edge', async ({ page }) => {
  await page.goto('/listing');
  await page.getByRole('button', { name: 'Harita' }).tap();
  const map = page.getByRole('region', { name: /^Harita: bulunan villalar/ });
  await expect(map.locator('.map-pin').first()).toBeVisible();
  const edges = await map.evaluate((frame) => {
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    return [...frame.querySelectorAll('.map-pin')].map((pin) => {
      const box = pin.getBoundingClientRect();
      return Math.min(box.left - left, right - box.right, box.top - top, bottom - box.bottom);
    });
  });
  // A number of three digits is a little wider than its room.
  expect(Math.min(...edges)).toBeGreaterThanOrEqual(-4);
});

for (const width of [360, 390]) {
  for (const dates of ['', `&checkin=${NEXT_YEAR}-06-07&checkout=${NEXT_YEAR}-06-14`]) {
    test(`two villas are compared side by side at ${width} px${dates && ', with nights'}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/favoriler?v=villa-mavi-kuytu,villa-kekik,villa-agustos-bocegi${dates}`);
      const rightOf = async (what: Locator) => {
        const box = await what.boundingBox();
        return (box?.x ?? width) + (box?.width ?? width);
      };
      expect(await rightOf(page.getByRole('columnheader').nth(1))).toBeLessThanOrEqual(width);
      // What all have in common is read without scrolling.
      const shared = page.getByRole('row', { name: /^Hepsinde var/ }).locator('p');
      expect(await rightOf(shared)).toBeLessThanOrEqual(width);
      expect(await signsAlone(page, '.compare-price .price')).toBe(0);
    });
  }
}

for (const path of ['/firsat-tarihler', '/indirimli-villalar']) {
  test(`the chosen region of ${path} can be read whole at 360 px`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    const regions = page.getByRole('main').getByLabel('Bölge');
    const room = await regions.evaluate((list: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(list);
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = font;
      const text = pen.measureText(list.selectedOptions[0]?.text ?? '').width;
      return list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - text;
    });
    expect(room).toBeGreaterThanOrEqual(0);
  });
}

test('no name on the map of the listing lies under its buttons, wherever it is moved to', async ({
  page,
}) => {
  await page.goto(
    `/listing?checkin=${NEXT_YEAR}-06-12&checkout=${NEXT_YEAR}-06-19&adults=2&town=kalkan`,
  );
  await page.getByRole('button', { name: 'Harita' }).tap();
  const map = page.getByRole('region', { name: /^Harita: bulunan villalar/ });
  const name = map.locator('.map-name').first();
  await expect(name.locator('span')).toBeVisible();
  // The place itself is dragged below the buttons, by the sea in the corner.
  const [place, tools, sea] = await Promise.all(
    [name, map.locator('.map-tools'), map].map((what) => what.boundingBox()),
  );
  const from = { x: (sea?.x ?? 0) + 24, y: (sea?.y ?? 0) + (sea?.height ?? 0) - 24 };
  const by = {
    x: (tools?.x ?? 0) + 22 - (place?.x ?? 0),
    y: (tools?.y ?? 0) + 48 - (place?.y ?? 0),
  };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/bounds=/);
  const covered = await map.evaluate((frame) => {
    const tools = frame.querySelector('.map-tools')!.getBoundingClientRect();
    return [...frame.querySelectorAll('.map-name > span')]
      .filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return right > tools.left && left < tools.right && top < tools.bottom && bottom > tools.top;
      })
      .map(({ textContent }) => textContent);
  });
  expect(covered).toEqual([]);
});

for (const width of [360, 390]) {
  test(`months are whole in the search bar at ${width} px, their year and nights where they fit`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/listing?month=${NEXT_YEAR}-06,${NEXT_YEAR}-07&nights=7`);
    const value = page.locator('.listing .search-dates .search-value');
    await expect(value).toHaveText(`Haz, Tem ${NEXT_YEAR} · 7 gece`);
    const parts = await value.evaluate((line) => {
      const { right, bottom } = line.getBoundingClientRect();
      return [...line.children].map((part) => {
        const box = part.getBoundingClientRect();
        const isCut = part.scrollWidth > part.clientWidth || box.right > right + 1;
        return box.top >= bottom - 1 ? 'left out' : isCut ? 'cut' : 'whole';
      });
    });
    expect(parts[0]).toBe('whole');
    expect(parts).not.toContain('cut');
  });
}

test('days and people of a long stay are whole in the search bar of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(
    `/listing?checkin=${NEXT_YEAR}-06-28&checkout=${NEXT_YEAR}-07-12&adults=10&children=4&babies=2`,
  );
  const values = page.locator('.listing .search-bar span.search-value');
  await expect(values.first()).toHaveText(`28 Haz – 12 Tem ${NEXT_YEAR}`);
  const cut = await values.evaluateAll((all) =>
    all
      .flatMap((value) => [value, ...value.children])
      .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});

test('villas of a district begin within two screens, and its regions lie beside each other', async ({
  page,
}) => {
  await page.goto('/kas');
  const first = await page.locator('article.card').first().boundingBox();
  expect(first?.y).toBeLessThan(1_600);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Çukurbağ \d/ })
    .tap();
  await expect(page).toHaveURL(/\/cukurbag$/);
});

test('the subjects of the blog take one row, whose last can be reached', async ({ page }) => {
  await page.goto('/blog');
  const subjects = page.getByRole('navigation', { name: 'Konular' });
  expect((await subjects.boundingBox())?.height).toBeLessThan(64);
  const last = subjects.getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('no line of a bank account begins or ends with a dot', async ({ page }) => {
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/website/banks');
    const begins = await page.locator('main li p.soft').evaluateAll((lines) =>
      lines.flatMap((line) => {
        const text = line.firstChild as Text;
        const topOf = (at: number) => {
          const letter = document.createRange();
          letter.setStart(text, at);
          letter.setEnd(text, at + 1);
          return letter.getBoundingClientRect().top;
        };
        const dots = [...text.data.matchAll(/·/g)].map(({ index }) => index);
        return dots.filter((dot) => new Set([-2, 0, 2].map((by) => topOf(dot + by))).size > 1);
      }),
    );
    expect(begins, `${width}`).toEqual([]);
  }
});

test('what a price stands for is on the line of the price, where no stay is chosen', async ({
  page,
}) => {
  for (const width of [360, 390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/kalkan');
    const card = page.locator('article.card').first();
    const [price, unit] = await Promise.all(
      ['strong', 'small'].map((part) => card.locator(`.card-price ${part}`).boundingBox()),
    );
    const bottom = (box: typeof price) => (box?.y ?? 0) + (box?.height ?? 0);
    expect(Math.abs(bottom(price) - bottom(unit)), `${width}`).toBeLessThan(6);
  }
});

test('a season of a price table breaks between its days only', async ({ page }) => {
  await page.goto('/villa/villa-mavi-kuytu');
  const seasons = await page.locator('.prices tbody th').allTextContents();
  expect(seasons.some((season) => season.includes('– '))).toBe(true);
  for (const season of seasons) expect(season).not.toMatch(/(?<!–) |–\d/);
});

/** Signs that stand at the end of a line, with what is around them. */
const signsAtEnds = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const topOf = (at: number) => {
          const letter = document.createRange();
          letter.setStart(text, at);
          letter.setEnd(text, at + 1);
          return letter.getBoundingClientRect().top;
        };
        for (const { index } of text.data.matchAll(/[·/:](?=\s\S)/g)) {
          if (Math.abs(topOf(index + 2) - topOf(index)) > 8) {
            found.push(text.data.slice(Math.max(0, index - 12), index + 14));
          }
        }
      }
      return found;
    }),
  );

test('no line ends with a dot, a stroke or the colon of a number at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const dates = `checkin=${NEXT_YEAR}-06-12&checkout=${NEXT_YEAR}-06-19`;
  for (const [path, parts] of [
    [`/favoriler?v=villa-kekik,ambar-evi&${dates}`, '.compare td'],
    ['/yorumlar/villa-kekik', 'main li p'],
    [`/talep/villa-kekik?${dates}&adults=2`, '.extras small'],
    ['/contact', 'main dd, .footer-contact li'],
  ] as const) {
    await page.goto(path);
    expect(await page.locator(parts).count(), path).toBeGreaterThan(0);
    expect(await signsAtEnds(page, parts), path).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/contact');
  expect(await signsAtEnds(page, 'main dd')).toEqual([]);
});

test('a thumb has 44 px for every villa on the map, and touches no other', async ({ page }) => {
  await page.goto('/listing');
  await page.getByRole('button', { name: 'Harita' }).tap();
  const map = page.getByRole('region', { name: /^Harita: bulunan villalar/ });
  await expect(map.locator('.map-pin').first()).toBeVisible();
  const missed = await map.evaluate((frame) =>
    [...frame.querySelectorAll<HTMLElement>('.map-pin')].flatMap((pin) => {
      const { left, top, width, height } = pin.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const corners = [-21, 21].flatMap((dx) => [-21, 21].map((dy) => [x + dx, y + dy] as const));
      const inSight = corners.filter(([at, down]) => {
        const box = frame.getBoundingClientRect();
        return at > box.left && at < box.right && down > box.top && down < box.bottom;
      });
      return inSight
        .map(([at, down]) => document.elementFromPoint(at, down))
        .filter((hit) => hit !== pin && !hit?.closest('.map-tools'))
        .map((hit) => `${pin.textContent}: ${hit?.className}`);
    }),
  );
  expect(missed).toEqual([]);
});

test('the links of a booking card are high enough for a pointer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/villa/villa-mavi-kuytu');
  const heights = await page
    .locator('#rezervasyon')
    .locator('a:visible, summary:visible')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(1);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
});

for (const width of [390, 1440]) {
  test(`the filters of a list opened beyond its first page move nothing at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += (entry as never as { value: number }).value;
        document.documentElement.dataset.shift = `${shift}`;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`/listing?district=kas&adults=2&skip=20`);
    await expect(page.locator('.listing-chips')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-asking');
    await expect(page.locator('article.card').first()).toBeVisible();
    const shift = await page.evaluate(() => document.documentElement.dataset.shift ?? '0');
    expect(Number(shift)).toBeLessThan(0.005);
  });
}
