import type { Like } from '../like.ts';
import type turkish from '../tr/buyer.ts';

export default {
  title: 'Your invoice details',
  why: 'We issue an electronic invoice for the service that we charge you for. Turkish tax law asks for the number and address of the buyer; your number is stored encrypted and used on your invoice only.',
  thanks: 'Thank you',
  closed: 'The link could not be opened',
  lacking: 'What your invoice still lacks.',
  taken:
    'Your details are saved and your invoice will be issued with them. This link does not open any more.',
  write: 'Write to us',
  whyOwner:
    'Your commission invoice is issued electronically. Turkish tax law asks for the number and address of the buyer; your number is stored encrypted and used on your invoice only.',
  save: 'Save',
  saved: 'Your invoice details are saved.',
  kind: 'By which number',
  kinds: {
    tckn: 'Turkish identity number',
    vkn: 'Turkish tax number (company)',
    passport: 'Passport number',
  },
  name: 'Full name or company',
  number: 'Number',
  taxOffice: 'Tax office',
  taxOfficeHint: 'For a company’s invoice.',
  street: 'Street and number',
  district: 'District or town',
  city: 'City or region',
  country: 'Country',
  ownCountry: 'United Kingdom',
} satisfies Like<typeof turkish>;
