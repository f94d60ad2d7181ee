import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/agencyPapers.ts';

const plural = pluralOf('en');

export default {
  title: 'Our documents',
  intro: 'Who we are, our documents, and how to check all of it yourself.',
  description:
    'Our company name, MERSİS, tax and TÜRSAB numbers, how to check the permit of a house, and our official documents.',
  company: {
    name: 'Company name',
    licence: 'TÜRSAB licence no.',
    taxOffice: 'Tax office',
    taxNumber: 'Tax no.',
    mersis: 'MERSİS no.',
    address: 'Address',
  },
  licence: {
    what: 'Licence of the agency',
    where: 'TÜRSAB licence check',
    result: (company) => `The name shown must be “${company}”, and the licence must be valid.`,
  },
  register: {
    what: 'Company',
    where: 'MERSİS (with a Turkish e-Devlet sign-in)',
    result: 'Name and address must be those of this page.',
  },
  permit: {
    what: 'Permit of the house',
    where: 'e-Devlet, Ministry of Culture and Tourism',
    result:
      'The number is at the top of the listing, below the name. The district shown must be that of the listing; under Law No. 7464 a house without a permit cannot be advertised.',
  },
  whoIsPaid: 'Whom do you pay?',
  copy: (what) => `Copy: ${what}`,
  transfers:
    'Transfers go only to accounts in this company’s name: <banks>our bank accounts</banks>. If anybody gives you another IBAN by phone or message, <contact>call us</contact> before you pay.',
  check: 'Copy and check',
  copyPermit: 'Copy the permit number from the listing.',
  paste: (where) => `Open <page>${where}</page> and paste it.`,
  howSoon: 'How soon do we answer?',
  answered: (month, requests, answered) =>
    `${month}: ${requests} ${plural(requests, { one: 'request', other: 'requests' })} came through the site, we answered ${answered}.`,
  half: (time) => `Half of them were answered within ${time}.`,
  computed: 'Calculated from our booking records by itself; unanswered ones count, too.',
  papers: 'Our papers',
  open: 'Open the document',
  inOffice: 'The original is in our office; <contact>we send it on request</contact>.',
  verify: 'Check with TÜRSAB',
  licenceNumber: (number) => `TÜRSAB licence no. <b>${number}</b>`,
  banksTitle: 'Our bank accounts',
  banksIntro: 'Please write your booking code in the reference of your transfer.',
  banksDescription: 'Our bank accounts and IBANs for the prepayment and the balance.',
  noBanks:
    'No account is published at the moment. Please <contact>write to us</contact> for payment details.',
  copyIban: (bank, currency) => `Copy IBAN: ${bank}, ${currency}`,
} satisfies Like<typeof turkish>;
