import { type Day, formatStay } from '../dates.ts';
import { formatKurus } from '../money.ts';
import { agreedAtDoor } from '../payments/dues.ts';
import type { Block } from '../pages/blocks.ts';
import { formatPhone } from '../phone.ts';
import type { CancelTier } from '../payments/cancel-tiers.ts';
import type { Paper, PaperAgency, PaperBlock } from './paper.ts';
import { cancelSheet, type PaperStay, priceSheet, stayFacts } from './stay-blocks.ts';
import { formatMoment } from './words.ts';

/** The agency's terms as they stand, and which version that is. */
export type ContractTerms = { title: string; version: string; body: readonly Block[] };

export type ContractFacts = PaperStay & { terms: ContractTerms; tiers: readonly CancelTier[] };

/** Who agrees, as the reservation knows them. */
export type ContractGuest = { name: string; phone: string; email: string };

const h2 = (text: string): PaperBlock => ({ type: 'heading', level: 2, text });
const h3 = (text: string): PaperBlock => ({ type: 'heading', level: 3, text });
const p = (text: string): PaperBlock => ({ type: 'paragraph', text });

/**
 * What the law wants a guest to read before and to agree to (law 6502 and its regulation on distance
 * contracts), written for exactly this stay: the preliminary information, then the contract. It names
 * nobody, so that it can be kept word for word when a person's data has to go.
 */
export function composeContract(facts: ContractFacts, agency: PaperAgency, issuedOn: Day): Paper {
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

/** The contract as it is read before a request is sent. */
export function asDraft(paper: Paper): Paper {
  const text =
    'Bu metin, talebinizi gönderirken verdiğiniz onayla kurulacak sözleşmedir. Onayladığınız hâli rezervasyonunuzla birlikte saklanır.';
  return { ...paper, blocks: [...paper.blocks, { type: 'note', tone: 'info', text }] };
}

/** The contract of a reservation that a guest agreed to on the website, with the proof of it. */
export function asAccepted(
  paper: Paper,
  code: string,
  guest: ContractGuest,
  acceptance: { at: string; termsVersion: string },
): Paper {
  const proof = [
    ...guestRows(guest),
    { label: 'Kabul zamanı', value: `${formatMoment(acceptance.at)} (Türkiye saati)` },
    { label: 'Kabul yolu', value: 'Web sitesinde elektronik onay' },
    { label: 'Koşulların sürümü', value: acceptance.termsVersion },
    { label: 'Rezervasyon kodu', value: code },
  ];
  return ofReservation(paper, code, [h2('Kabul'), { type: 'facts', rows: proof }]);
}

/** The contract of a reservation that was taken down by a clerk: to be signed with a pen. */
export function asUnsigned(paper: Paper, code: string, guest: ContractGuest): Paper {
  return ofReservation(paper, code, [
    h2('İmza'),
    { type: 'facts', rows: [...guestRows(guest), { label: 'Rezervasyon kodu', value: code }] },
    {
      type: 'signatures',
      parties: [
        { role: 'Acente', name: paper.agency.title },
        { role: 'Misafir', name: guest.name },
      ],
    },
  ]);
}

const ofReservation = (paper: Paper, code: string, closing: PaperBlock[]): Paper => ({
  ...paper,
  number: code,
  fileName: `sozlesme-${code}`,
  blocks: [...paper.blocks, ...closing],
});

const guestRows = ({ name, phone, email }: ContractGuest) => [
  { label: 'Misafir', value: name },
  { label: 'Telefon', value: formatPhone(phone) },
  { label: 'E-posta', value: email },
];

function preliminary(facts: ContractFacts, agency: PaperAgency): PaperBlock[] {
  return [
    h2('A. Ön bilgilendirme formu'),
    h3('1. Aracı hizmet sağlayıcı'),
    agencyFacts(agency),
    h3('2. Konaklamanın nitelikleri'),
    stayFacts(facts),
    h3('3. Bedel'),
    priceSheet(facts),
    h3('4. Ödeme'),
    moneyFacts(facts),
    p(
      'Tutarlar Türk lirasıdır ve bütün vergileri kapsar; burada yazmayan bir bedel istenmez. Geceler, talebiniz bize ulaştığında tutulur; rezervasyon ön ödemenin alınmasıyla kesinleşir. Ön ödeme süresi içinde yapılmazsa talep kendiliğinden düşer ve sizden bir bedel istenmez.',
    ),
    h3('5. Cayma hakkı ve iptal'),
    p(
      'Konaklama belirli bir tarihte verilen bir hizmettir; Mesafeli Sözleşmeler Yönetmeliği madde 15/1-g uyarınca **cayma hakkı yoktur**. İptal hâlinde ön ödemeden aşağıdaki kesinti yapılır, girişte ödenecek tutar istenmez.',
    ),
    ...cancelSheet(facts.tiers, facts.prepayment),
    h3('6. Başvuru'),
    p(
      `Şikâyetlerinizi ${[agency.phone, agency.email].filter(Boolean).join(' ve ')} üzerinden iletebilirsiniz. Uyuşmazlıkta, Ticaret Bakanlığınca ilan edilen parasal sınırlara göre yerleşim yerinizdeki ya da işlemin yapıldığı yerdeki tüketici hakem heyetine veya tüketici mahkemesine başvurabilirsiniz.`,
    ),
  ];
}

function contract({ terms }: ContractFacts, agency: PaperAgency): PaperBlock[] {
  return [
    h2('B. Mesafeli konaklama sözleşmesi'),
    h3('Taraflar'),
    {
      type: 'facts',
      rows: [
        { label: 'Acente', value: agency.title },
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

/** The terms stand inside the contract, so their sections are sections of it; pictures stay out. */
function onPaper(block: Block): PaperBlock[] {
  if (block.type === 'picture') return [];
  return [block.type === 'heading' ? { ...block, level: 3 } : block];
}

function agencyFacts(agency: PaperAgency): PaperBlock {
  const rows = [
    { label: 'Unvan', value: agency.title },
    { label: 'TÜRSAB belge no', value: agency.tursabNo },
    { label: 'Adres', value: agency.address },
    { label: 'Telefon', value: agency.phone },
    { label: 'E-posta', value: agency.email },
    { label: 'Vergi dairesi ve no', value: agency.tax },
    { label: 'MERSİS no', value: agency.mersisNo },
  ];
  return { type: 'facts', rows: rows.filter(({ value }) => value !== '') };
}

function moneyFacts(facts: ContractFacts): PaperBlock {
  const { prepayment, agencyExtras, deposit } = facts;
  return {
    type: 'facts',
    rows: [
      { label: 'Ön ödeme', value: formatKurus(prepayment) },
      { label: 'Girişte ödenecek', value: formatKurus(agreedAtDoor(facts)) },
      ...(agencyExtras > 0
        ? [{ label: 'Ek hizmet için acenteye ödenecek', value: formatKurus(agencyExtras) }]
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
