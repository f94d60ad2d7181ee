import { DEFAULT_OFFICE } from '#domain/office/office-hours.ts';
import { formatKurus } from '#domain/values/money.ts';
import { LEADS_TO } from './fill.ts';
import { type ReservationFacts, reservationValues } from './reservation-values.ts';
import type { MailValues } from './variables.ts';
import { queuedValues } from './queued-values.ts';
import { type MailVoice, turkishVoice } from './voice.ts';
import { agreedTiers } from '#domain/payments/refunds/cancel-tiers.ts';

/** An invented stay, for previews and test mails, in which every variable has a value. */
const STAY: ReservationFacts = {
  code: 'KY27-ABCD2345',
  firstName: 'Gülşah',
  lastName: 'Öztürk',
  phone: '+905320000000',
  checkIn: '2027-06-14',
  checkOut: '2027-06-21',
  nights: 7,
  adults: 4,
  children: 2,
  babies: 1,
  total: 4_410_000,
  prepayment: 840_000,
  createdAt: '2027-03-01T09:30:00.000Z',
  today: '2027-03-01',
  paymentParts: [
    { daysBefore: 60, rate: 2500 },
    { daysBefore: 30, rate: 2500 },
  ],
  extras: 60_000,
  agencyExtras: 25_000,
  cleaning: 150_000,
  deposit: 500_000,
  paid: 0,
  extrasPaid: 0,
  status: 'confirmed',
  holdExpiresAt: '2027-03-01T13:30:00.000Z',
  optionExpiresAt: '2027-03-02T13:30:00.000Z',
  villa: {
    name: 'Villa Örnek',
    permitNo: '07-1234',
    checkInTime: '16:00',
    checkOutTime: '10:00',
    latitude: 36.2652,
    longitude: 29.4142,
  },
  greeter: { name: 'Ömer Çakır', phone: '+905330000000' },
};

/** What waits in the outbox, in Turkish. */
const QUEUED: MailValues = {
  odenen: formatKurus(STAY.prepayment),
  kesinti: formatKurus(STAY.prepayment / 2),
  iade: formatKurus(STAY.prepayment / 2),
  tutar: formatKurus(STAY.prepayment),
  istek: 'Çıkış saat 13.00',
  istek_yaniti: 'Onaylandı. Ev o gün boş; saat 13.00’e kadar kalabilirsiniz.',
};

/** The value of every variable in a preview. */
export function sampleValues(
  siteUrl: string,
  agency: MailValues,
  voice: MailVoice = turkishVoice(),
): MailValues {
  const banks = [
    {
      bank: 'Örnek Bankası',
      holder: agency.acente_unvan ?? 'Acenta',
      iban: 'TR330006100519786457841326',
      currency: 'TRY',
      karekod: null,
    },
  ];
  const tiers = agreedTiers([
    { daysBefore: 60, keptRate: 0 },
    { daysBefore: 30, keptRate: 5000 },
    { daysBefore: 0, keptRate: 10_000 },
  ]);
  return {
    ...reservationValues(STAY, banks, tiers, voice),
    fazla_odenen: voice.formats.money(50_000),
    benzer_evler: `Villa Lodos, Kalkan: ${voice.formats.money(4_250_000)}${LEADS_TO}${siteUrl}/villa/ornek`,
    calisma_saatleri: voice.words.office(DEFAULT_OFFICE.days, DEFAULT_OFFICE.hours),
    imza: 'Deniz Arslan',
    sahip_adi: 'Ömer Çakır',
    ...queuedValues(QUEUED, voice),
    degisiklik: 'Konaklama uzadı',
    degisiklik_dokumu: 'Süre: 7 gece yerine 9 gece',
    hasar: 'Salondaki sehpanın camı kırıldı',
    uyari: 'Hesabınıza yeni bir cihazdan giriş yapıldı.',
    odeme_dokumu: 'KY27-ABCD2345: 8.400 ₺\nKY27-EFGH6789: 12.000 ₺',
    konu: 'Haziranda sekiz kişilik ev',
    mesaj: 'Merhaba, bu tarihlerde iki evimiz boş.\n\nAyrıntıları gönderelim mi?',
    odeme_linki: `${siteUrl}/guvenli-odeme?baglanti=ornek`,
    belge_linki: `${siteUrl}/v1/reservation/voucher.pdf?baglanti=ornek`,
    misafir_linki: `${siteUrl}/konaklamam?baglanti=ornek#misafirler`,
    haber_linki: `${siteUrl}/haber-ver?baglanti=ornek`,
    basvuru_yaniti: 'Verilerinizin bir kopyasını bu e-postanın ardından ayrıca gönderiyoruz.',
    ...agency,
  };
}
