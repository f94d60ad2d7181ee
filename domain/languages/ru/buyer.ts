import type { Like } from '../like.ts';
import type turkish from '../tr/buyer.ts';

export default {
  kind: 'С каким номером',
  kinds: {
    tckn: 'Турецкий идентификационный номер',
    vkn: 'Турецкий налоговый номер (компания)',
    passport: 'Номер паспорта',
  },
  name: 'Имя и фамилия или название',
  number: 'Номер',
  taxOffice: 'Налоговая инспекция',
  taxOfficeHint: 'Для счёта турецкой компании.',
  street: 'Улица, дом',
  district: 'Район',
  city: 'Город или провинция',
  country: 'Страна',
  turkey: 'Турция',
} satisfies Like<typeof turkish>;
