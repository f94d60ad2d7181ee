import { expect, it } from 'vitest';
import { queuedValues } from './queued-values.ts';
import { loadMailVoice, turkishVoice } from './voice.ts';

const QUEUED = {
  tutar: '12.500 ₺',
  iade: '',
  konu: 'Bilinmeyen bir konu',
  istek: '12–15 Haz',
  istek_yaniti: 'Bilinmeyen hâl. Not: geldik',
  mesaj: '12.500 ₺ ödedim',
};

it('says amounts and days of a queued mail in its language, and nothing that somebody wrote', async () => {
  expect(queuedValues(QUEUED, turkishVoice())).toBe(QUEUED);
  const said = queuedValues(QUEUED, await loadMailVoice('en'));
  expect(said.istek?.replaceAll(/\s/g, ' ')).toBe('12 Jun – 15 Jun');
  expect(said).toMatchObject({
    tutar: '₺12,500',
    iade: '',
    konu: 'Bilinmeyen bir konu',
    istek_yaniti: 'Bilinmeyen hâl. Not: geldik',
    mesaj: '12.500 ₺ ödedim',
  });
  expect(queuedValues({}, await loadMailVoice('de'))).toEqual({});
});
