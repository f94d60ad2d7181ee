import { expect, it } from 'vitest';
import { unbrokenText } from './unbroken.ts';

it.each([
  ['yanıtımızı e-postayla da alacaksınız', 'yanıtımızı e\u2011postayla da alacaksınız'],
  ['E-posta adresiniz', 'E\u2011posta adresiniz'],
  ['ege-posta, e-devlet', 'ege-posta, e-devlet'],
  [
    'Bizi arayın: +90 242 000 16 84. 2 gece',
    'Bizi arayın: +90\u00a0242\u00a0000\u00a016\u00a084. 2 gece',
  ],
  ['5.180 ₺ ön ödeme', '5.180\u00a0₺ ön ödeme'],
])('%s', (text, unbroken) => expect(unbrokenText(text)).toBe(unbroken));
