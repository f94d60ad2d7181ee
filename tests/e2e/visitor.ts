import type { Locator, Page } from '@playwright/test';

/** What a task asks of a visitor: presses, and fields that are written or chosen. */
export type Effort = { taps: number; fields: number };

export type Visitor = {
  page: Page;
  effort: Effort;
  tap: (what: Locator) => Promise<void>;
  /** A tap on a box, which a slow machine would take for a long one, which ticks nothing. */
  tick: (box: Locator) => Promise<void>;
  /** Writes or, in a list, chooses. */
  fill: (field: Locator, text: string) => Promise<void>;
};

/** Somebody with a phone whose every tap and field is counted. */
export function visitorOn(page: Page): Visitor {
  const effort = { taps: 0, fields: 0 };
  return {
    page,
    effort,
    tap: async (what) => {
      effort.taps += 1;
      await what.tap();
    },
    tick: async (box) => {
      effort.taps += 1;
      await box.check();
    },
    fill: async (field, text) => {
      effort.fields += 1;
      const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
      await (isList ? field.selectOption(text) : field.fill(text));
    },
  };
}

/** A phone of some years ago on a slow line: a quarter of the processor, 1.6 Mbit/s, 150 ms. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesASecond = (1.6 * 1024 * 1024) / 8;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesASecond,
    uploadThroughput: bytesASecond / 2,
  });
}
