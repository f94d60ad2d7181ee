import counted from './counted.ts';

/** Villas that the agency picked for one customer. */
export default {
  title: 'Size özel teklif',
  description: 'Sizin için seçtiğimiz villalar, tarihleri ve fiyatlarıyla.',
  hello: (name: string) => `Merhaba ${name}`,
  accepted: 'Bu teklif için talebinizi aldık. Sorularınız için bize yazabilirsiniz.',
  validUntil: (moment: string) =>
    `Teklif ${moment} anına kadar geçerlidir; geceler talebinizle ayrılır.`,
  facts: (town: string, capacity: number, bedrooms: number) =>
    `${town} · ${counted.people(capacity)} · ${counted.bedrooms(bedrooms)}`,
  stay: (nights: number, party: string) => `${counted.nights(nights)} · ${party}`,
  dues: (prepayment: string, atDoor: string) =>
    `Onaydan sonra ${prepayment} ön ödeme, girişte ${atDoor}`,
  ask: 'Talep gönder',
  gone: 'Bu villa teklifteki tarihlerde artık müsait değil.',
  failed: 'Teklif açılamadı',
  write: 'Bize yazın',
};
