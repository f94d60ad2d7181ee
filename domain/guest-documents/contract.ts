import { GAPS } from '#domain/settings/company-facts.ts';
import { type Day, formatDayLong, formatStay } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { atDoor } from '#domain/payments/at-door.ts';
import { agreedBalance } from '#domain/payments/dues.ts';
import type { RichTextPart } from '#domain/rich-text/rich-text.ts';
import { formatPhone } from '#domain/values/phone.ts';
import type { CancelTier } from '#domain/payments/refunds/cancel-tiers.ts';
import type { GuestDocument, DocumentAgency, DocumentPart } from './guest-document.ts';
import { cancelTable, type DocumentStay, priceTable, stayFacts } from './stay-parts.ts';
import { formatMoment } from './words.ts';

/** The agency's current terms and their version. */
export type ContractTerms = { title: string; version: string; body: readonly RichTextPart[] };

export type ContractFacts = DocumentStay & { terms: ContractTerms; tiers: readonly CancelTier[] };

/** The guest who agrees, as the reservation has them. */
type ContractGuest = { name: string; phone: string; email: string };

const h2 = (text: string): DocumentPart => ({ type: 'heading', level: 2, text });
const h3 = (text: string): DocumentPart => ({ type: 'heading', level: 3, text });
const p = (text: string): DocumentPart => ({ type: 'paragraph', text });

/**
 * The texts that a guest must read and agree to by law (law no. 6502 and its regulation on distance
 * contracts), written for one stay: the preliminary information, then the contract. It names
 * nobody, so it can be kept word for word after a person's data has been deleted.
 */
export function composeContract(
  facts: ContractFacts,
  agency: DocumentAgency,
  issuedOn: Day,
): GuestDocument {
  return {
    title: 'Ön bilgilendirme formu ve konaklama sözleşmesi',
    subtitle: `${facts.villa.name}, ${formatStay(facts.checkIn, facts.checkOut)}`,
    number: '',
    issuedOn,
    agency,
    fileName: 'sozlesme',
    blocks: [...preliminary(facts, agency), ...contract(facts, agency)],
  };
}

/** The contract as shown before a request is sent. */
export function asDraft(guestDocument: GuestDocument): GuestDocument {
  const text =
    'Bu metin, talebinizi gönderirken verdiğiniz onayla kurulacak sözleşmedir. Onayladığınız hâli rezervasyonunuzla birlikte saklanır.';
  return {
    ...guestDocument,
    blocks: [...guestDocument.blocks, { type: 'note', tone: 'info', text }],
  };
}

/** The contract of a reservation that a guest agreed to on the website, with the proof of it. */
export function asAccepted(
  guestDocument: GuestDocument,
  code: string,
  guest: ContractGuest,
  acceptance: { at: string; termsVersion: string },
): GuestDocument {
  const proof = [
    ...guestRows(guest),
    { label: 'Kabul zamanı', value: `${formatMoment(acceptance.at)} (Türkiye saati)` },
    { label: 'Kabul yolu', value: 'Web sitesinde elektronik onay' },
    { label: 'Koşulların sürümü', value: acceptance.termsVersion },
    { label: 'Rezervasyon kodu', value: code },
  ];
  return ofReservation(guestDocument, code, [h2('Kabul'), { type: 'facts', rows: proof }]);
}

/** The contract of a reservation that a clerk entered: to be signed on paper. */
export function asUnsigned(
  guestDocument: GuestDocument,
  code: string,
  guest: ContractGuest,
): GuestDocument {
  return ofReservation(guestDocument, code, [
    h2('İmza'),
    { type: 'facts', rows: [...guestRows(guest), { label: 'Rezervasyon kodu', value: code }] },
    {
      type: 'signatures',
      parties: [
        { role: 'Acenta', name: guestDocument.agency.title || GAPS.title },
        { role: 'Misafir', name: guest.name },
      ],
    },
  ]);
}

const ofReservation = (
  guestDocument: GuestDocument,
  code: string,
  closing: DocumentPart[],
): GuestDocument => ({
  ...guestDocument,
  number: code,
  fileName: `sozlesme-${code}`,
  blocks: [...guestDocument.blocks, ...closing],
});

const guestRows = ({ name, phone, email }: ContractGuest) => [
  { label: 'Misafir', value: name },
  { label: 'Telefon', value: formatPhone(phone) },
  { label: 'E-posta', value: email },
];

function preliminary(facts: ContractFacts, agency: DocumentAgency): DocumentPart[] {
  return [
    h2('A. Ön bilgilendirme formu'),
    h3('1. Aracı hizmet sağlayıcı'),
    agencyFacts(agency),
    h3('2. Konaklamanın nitelikleri'),
    stayFacts(facts),
    h3('3. Bedel'),
    priceTable(facts),
    h3('4. Ödeme'),
    moneyFacts(facts),
    p(
      'Tutarlar Türk lirasıdır ve bütün vergileri kapsar; burada yazmayan bir bedel istenmez. Geceler, talebiniz bize ulaştığında tutulur; rezervasyon ön ödemenin alınmasıyla kesinleşir. Ön ödeme süresi içinde yapılmazsa talep kendiliğinden düşer ve sizden bir bedel istenmez.',
    ),
    ...(facts.parts.length > 0
      ? [
          p(
            'Ara ödemeler yazılı günlerine kadar acentaya yapılır. Günü geçen bir ara ödeme rezervasyonu kendiliğinden düşürmez; acenta sizi arar. İptal hâlinde yaptığınız ara ödemeler kesintisiz iade edilir.',
          ),
        ]
      : []),
    h3('5. Cayma hakkı ve iptal'),
    p(
      'Konaklama belirli bir tarihte verilen bir hizmettir; Mesafeli Sözleşmeler Yönetmeliği madde 15/1-g uyarınca **cayma hakkı yoktur**. İptal hâlinde ön ödemeden aşağıdaki kesinti yapılır, girişte ödenecek tutar istenmez.',
    ),
    ...cancelTable(facts.tiers, facts.prepayment),
    h3('6. Başvuru'),
    p(
      `Şikâyetlerinizi ${[agency.phone, agency.email].filter(Boolean).join(' ve ')} üzerinden iletebilirsiniz. Uyuşmazlıkta, Ticaret Bakanlığınca ilan edilen parasal sınırlara göre yerleşim yerinizdeki ya da işlemin yapıldığı yerdeki tüketici hakem heyetine veya tüketici mahkemesine başvurabilirsiniz.`,
    ),
  ];
}

function contract({ terms }: ContractFacts, agency: DocumentAgency): DocumentPart[] {
  return [
    h2('B. Mesafeli konaklama sözleşmesi'),
    h3('Taraflar'),
    {
      type: 'facts',
      rows: [
        { label: 'Acenta', value: agency.title || GAPS.title },
        { label: 'Misafir', value: 'Rezervasyonu yapan, talep formunda adı yazan kişi' },
      ],
    },
    h3('Konu ve bedel'),
    p(
      'Sözleşmenin konusu, A bölümünde nitelikleri, tarihleri ve bedeli yazan konaklamadır. Ön bilgilendirme formu sözleşmenin parçasıdır.',
    ),
    h3(`${terms.title} (sürüm ${terms.version})`),
    ...terms.body.flatMap(onPaper),
  ];
}

/**
 * The terms are part of the contract, so their headings move one level down; pictures are left out.
 */
function onPaper(part: RichTextPart): DocumentPart[] {
  if (part.type === 'picture') return [];
  return [part.type === 'heading' ? { ...part, level: 3 } : part];
}

function agencyFacts(agency: DocumentAgency): DocumentPart {
  const rows = [
    { label: 'Unvan', value: agency.title || GAPS.title },
    { label: 'TÜRSAB belge no', value: agency.tursabNo || GAPS.licence },
    { label: 'Adres', value: agency.address || GAPS.address },
    { label: 'Telefon', value: agency.phone },
    { label: 'E-posta', value: agency.email },
    { label: 'Vergi dairesi ve no', value: agency.tax },
    { label: 'MERSİS no', value: agency.mersisNo },
  ];
  return { type: 'facts', rows: rows.filter(({ value }) => value !== '') };
}

function moneyFacts(facts: ContractFacts): DocumentPart {
  const { prepayment, parts, agencyExtras, deposit } = facts;
  return {
    type: 'facts',
    rows: [
      { label: 'Ön ödeme', value: formatKurus(prepayment) },
      ...parts.map(({ dueOn, amount }, i) => ({
        label: `${i + 1}. ara ödeme`,
        value: `${formatKurus(amount)}, en geç ${formatDayLong(dueOn)}`,
      })),
      { label: 'Girişte ödenecek', value: formatKurus(atDoor(agreedBalance(facts), parts)) },
      ...(agencyExtras > 0
        ? [{ label: 'Ek hizmet için acentaya ödenecek', value: formatKurus(agencyExtras) }]
        : []),
      ...(deposit > 0
        ? [
            {
              label: 'Hasar depozitosu',
              value: `${formatKurus(deposit)} (girişte alınır, iade edilir)`,
            },
          ]
        : []),
    ],
  };
}
