import { expect, it } from 'vitest';
import { isForeign, languageOfText } from './language-of-text.ts';

it.each([
  ['Merhaba, 5 Temmuz için müsait misiniz?', 'tr'],
  ['Havuz ısıtmalı mı', 'tr'],
  ['Hello, is the pool heated? We are six.', 'en'],
  ['Hallo, ist der Pool beheizt? Wir sind sechs.', 'de'],
  ['Здравствуйте, бассейн с подогревом?', 'ru'],
  ['Çok güzel, tavsiye ederim', 'tr'],
  ['fiyatlarınız yüksek sanki', 'tr'],
  ['cok guzel, tesekkurler', 'tr'],
  ['merhaba villa musait mi', 'tr'],
  ['Everything perfect. Kids loved it.', 'en'],
  ['Sehr schönes Haus, tolle Lage, gerne wieder!', 'de'],
  ['Wunderschöner Pool, saubere Zimmer, netter Empfang.', 'de'],
  // Names are as on the spot in every language.
  ['Yılmaz Bey was great! A house near Kaş, Kalamış.', 'en'],
  ['Das Haus in Kaş war toll, Herr Şahin auch.', 'de'],
  ['Is it free in July?', 'en'],
  ['Ist das Haus frei?', 'de'],
  ['вилла на июль на 6 человек', 'ru'],
  ['Есть ли детская кроватка, и можно ли приехать раньше?', 'ru'],
  ['Czy basen jest podgrzewany? Mamy psa.', 'pl'],
  ['Dzień dobry, czy do plaży jest daleko?', 'pl'],
  ['Goedendag, is het zwembad verwarmd? Wij zijn met zes.', 'nl'],
  ['Hallo, is er plaats voor een hond?', 'nl'],
  ['Доброго дня, чи є вільна вілла на липень?', 'uk'],
  ['Здравейте, има ли свободна вила за юли?', 'bg'],
  ['Добар дан, да ли је базен греjан? Нас је шесторо, хвала, љубав', 'sr'],
  ['مرحبا، هل المسبح مدفأ؟', 'ar'],
  ['سلام، آیا استخر گرم است؟ ما شش نفر و یک بچه هستیم', 'fa'],
  ['שלום, האם הבריכה מחוממת?', 'he'],
  ['Γεια σας, η πισίνα θερμαίνεται;', 'el'],
  ['Bonjour, la piscine est chauffée ? Nous sommes six.', 'fr'],
  ['Hola, ¿la piscina es climatizada? Somos seis.', 'es'],
  ['Buongiorno, la piscina è riscaldata? Siamo in sei.', 'it'],
  ['Hej, är poolen uppvärmd? Vi är sex.', 'sv'],
  ['Dobrý den, je bazén vyhřívaný?', 'cs'],
  ['Bună ziua, piscina este încălzită?', 'ro'],
  ['Jó napot, van fűtött medence?', 'hu'],
  ['Salam, hovuz isidilirmi? Biz altı nəfərik.', 'az'],
  ['Villa Mavi', null],
  ['12.08.2026', null],
])('%s is %s', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});

it.each([
  ['Merhaba, teşekkürler', false],
  ['Czy basen jest podgrzewany?', true],
  ['👍 12.08.', false],
])('“%s” may need a translation: %s', (text, is) => {
  expect(isForeign(text)).toBe(is);
});
