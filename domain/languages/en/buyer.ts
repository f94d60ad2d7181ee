import type { Like } from '../like.ts';
import type turkish from '../tr/buyer.ts';

export default {
  kind: 'With which number',
  kinds: {
    tckn: 'Turkish identity number',
    vkn: 'Turkish tax number (company)',
    passport: 'Passport number',
  },
  name: 'Name or company name',
  number: 'Number',
  taxOffice: 'Tax office',
  taxOfficeHint: 'For the invoice of a Turkish company.',
  street: 'Street and house number',
  district: 'District',
  city: 'City or province',
  country: 'Country',
  turkey: 'Türkiye',
} satisfies Like<typeof turkish>;
