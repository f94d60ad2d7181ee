import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { listWaiting, whenOnline } from './waiting-work.ts';

afterEach(() => onlineManager.setOnline(true));

it('lets work begin at once where there is a connection', async () => {
  await whenOnline('havuz.jpg');
  expect(listWaiting()).toEqual([]);
});

it('says what waits without one, and lets it begin when the line is back', async () => {
  onlineManager.setOnline(false);
  const begun: string[] = [];
  const works = ['havuz.jpg', 'salon.jpg'].map(async (name) => {
    await whenOnline(name);
    begun.push(name);
  });
  expect([listWaiting(), begun]).toEqual([['havuz.jpg', 'salon.jpg'], []]);
  onlineManager.setOnline(true);
  await Promise.all(works);
  expect([listWaiting(), begun]).toEqual([[], ['havuz.jpg', 'salon.jpg']]);
});
