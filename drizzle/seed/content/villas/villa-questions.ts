import { PROMISES } from '#domain/promises/sentences.ts';
import { between, pickSome, randomFor } from '../random.ts';
import type { VillaFacts } from './villa-facts.ts';
import { far } from './villa-words.ts';

type Asked = { question: string; answer: string };

/** The most questions on the page of a demo home. */
const MOST = 4;

/** Visitors' questions about a home, with answers that are true of it. */
export function questionsFor(facts: VillaFacts): Asked[] {
  const random = randomFor('questions', facts.n);
  const all = answersOf(facts);
  return pickSome(random, all, Math.min(all.length, between(random, 0, MOST)));
}

function answersOf({
  kind,
  floors,
  bedrooms,
  maxBabies,
  pools,
  distances,
  typeSlugs,
  featureSlugs,
}: VillaFacts): Asked[] {
  const to = (place: string) => far(distances.find((one) => one.place === place)?.metres ?? 0);
  const outdoor = pools.find((pool) => pool.kind === 'outdoor');
  const pets = typeSlugs.includes('evcil-hayvan-dostu-villalar');
  const asked: [boolean, Asked][] = [
    [
      outdoor !== undefined,
      {
        question: 'Nisanda havuza girilir mi?',
        answer: outdoor?.heated
          ? 'Isı pompasıyla ısıtıyoruz; 48 saat önceden haber verin. Günlük ücreti ek hizmetlerde yazar.'
          : 'Açık havuz ısıtılmıyor; nisanda su serindir, mayıs sonundan itibaren rahat girilir.',
      },
    ],
    [
      true,
      {
        question: 'Köpeğimizi getirebilir miyiz?',
        answer: pets
          ? `Evet. ${PROMISES.pets} Havuza girmesin.`
          : 'Bu evde evcil hayvan kabul edilmiyor.',
      },
    ],
    [
      true,
      {
        question: 'Arabasız gelsek zorlanır mıyız?',
        answer: `Market ${to('market')}, merkez ${to('centre')} ötede. Taksi ve araç kiralamada yardımcı oluruz.`,
      },
    ],
    [
      maxBabies > 0,
      {
        question: 'Bebek yatağı var mı?',
        answer:
          'Bir bebek yatağı ve bir mama sandalyesi var; rezervasyonda yazarsanız hazır ederiz.',
      },
    ],
    [
      kind === 'villa' && (floors === 1 || bedrooms > 1),
      {
        question: 'Annem merdiven çıkamıyor, uygun mu?',
        answer:
          floors === 1
            ? 'Ev tek katlı ve girişi basamaksız; rahat eder.'
            : 'Zemin katta bir yatak odası var; üst kata çıkması gerekmez.',
      },
    ],
    [
      featureSlugs.includes('fiber-internet'),
      {
        question: 'İnternet görüntülü toplantıya yeter mi?',
        answer: 'Fiber bağlantı var; bugüne kadar toplantısı kopan olmadı.',
      },
    ],
    [
      pools.some((pool) => pool.kind === 'children'),
      {
        question: 'Çocuk havuzunun çevresi kapalı mı?',
        answer: featureSlugs.includes('havuz-citi')
          ? 'Havuz çiti var; yine de çocukları yetişkinsiz bırakmayın.'
          : 'Çit yok. Çocuk havuzu büyük havuzdan ayrıdır; yanlarında bir yetişkin bulunsun.',
      },
    ],
  ];
  return asked.filter(([fits]) => fits).map(([, one]) => one);
}
