import { describe, expect, it } from 'vitest';
import { VOCABULARY } from './call.testing.ts';
import { understandMessage } from './message.ts';

const read = (text: string) =>
  understandMessage(text, { today: '2026-11-22', vocabulary: VOCABULARY });

/** What guests write | what is understood of it | the words beside it that are not. */
const MESSAGES = `
# a villa is meant only where it is named as one
Annem merdiven çıkamıyor | Zemin katta yatak odası |
Merdiven var mı? | | Merdiven
Değirmen gezmek istiyoruz, 6 kişiyiz | 6 kişi | Değirmen
Deniz fenerine yakın bir yer olur mu, 4 kişiyiz | 4 kişi | Deniz fenerine
Zeytin bahçesi olsun, Kalkan | Kalkan | Zeytin bahçesi
Villa Taş Merdiven 12-19 temmuz müsait mi? | Villa Taş Merdiven; 12–19 Temmuz 2027 |
villa değirmen boş mu | Villa Değirmen |
Begonvil Evi için yazıyorum | Begonvil Evi | yazıyorum
Mavi Kuytu 12-19 temmuz uygun mu | Villa Mavi Kuytu; 12–19 Temmuz 2027 |
KY-005 uygun mu, 6 kişiyiz | Villa Değirmen; 6 kişi |

# what the box understands, a message says
Jakuzili ve ısıtmalı havuzlu bir villa arıyoruz | Jakuzi; Isıtmalı havuz |
Merhaba, 4 yetişkin 2 çocuk 12-19 temmuz Kalkan olur mu? | 4 yetişkin; 2 çocuk; 12–19 Temmuz 2027; Kalkan |
Bebek yatağı var mı? | Bebek yatağı |
Köpeğimizle gelmek istiyoruz | Evcil hayvan kabul edilir |
Bütçemiz 80 bin | en çok 80.000 ₺ |
saat 8 gibi geleceğiz, Kalkan | Kalkan |

# what is not wanted
Merdivensiz olsun | Zemin katta yatak odası |
Köpeğimiz yok, 6 kişiyiz | Evcil hayvan kabul edilir istenmiyor; 6 kişi |
Evcil hayvan getirmiyoruz | Evcil hayvan kabul edilir istenmiyor |
Çocuk yok, 4 yetişkiniz | çocuk istenmiyor; 4 yetişkin |
Havuz istemiyoruz | Özel havuz istenmiyor |
Jakuzisiz olsun, 2 kişi | Jakuzi istenmiyor; 2 kişi |
Jakuzi ve sauna istemiyoruz | Jakuzi istenmiyor; Sauna istenmiyor |
Deniz manzarası şart değil, Kalkan | Kalkan |
Havuz yok mu? | Özel havuz | yok

# nothing
Teşekkür ederim, iyi günler | |
Merhaba | |
Rezervasyonumu iptal etmek istiyorum, fatura keser misiniz | |
`
  .split('\n')
  .filter((line) => line.includes('|'))
  .map((line) => {
    const [text = '', labels = '', unknown = ''] = line.split('|').map((part) => part.trim());
    return { text, labels, unknown };
  });

describe('a message says', () => {
  it.each(MESSAGES)('$text', ({ text, labels, unknown }) => {
    const asked = read(text);
    expect(asked?.labels.join('; ') ?? '').toBe(labels);
    if (asked) expect(asked.unknown.join('; ')).toBe(unknown);
  });

  it('as text for the desk what the desk understands', () => {
    const asked = read(
      'Merhaba, biz 4 yetişkin\n12-19 temmuz Kalkan’da jakuzili bir yer bakıyoruz',
    );
    expect(asked?.q).toBe('4 yetişkin 12-19 temmuz Kalkan’da jakuzili');
  });

  it('nothing beyond what a clerk reads at a glance', () => {
    const long = `Kalkan ${'uzun bir hikâye anlatıyorum '.repeat(100)}`;
    expect(read(long)?.unknown.join(' ').length).toBeLessThan(1_000);
    expect(read(`${'a '.repeat(2_000)} Kalkan`)).toBeNull();
  });
});
