import { describe } from 'vitest';
import { ABROAD, typedAsks } from './typed.testing.ts';

/**
 * Kinds of things that guests of every language say of themselves: who comes along, how old the children
 * are, when in words, and for whom a house is.
 * What is typed | the search | the words that are said not to be understood.
 */
describe('who asks is one of those who come', () => {
  typedAsks(
    `
ben ve 7 arkadaşım kalkan | adults=8&town=kalkan |
7 arkadaşım ve ben kalkan | adults=8&town=kalkan |
me and 7 mates kalkan | adults=8&town=kalkan |
5 colleagues and me kalkan | adults=6&town=kalkan |
me, hubby and 3 kids kalkan | adults=2&children=3&town=kalkan |
ich und 7 Freunde kalkan | adults=8&town=kalkan |
mein Mann, ich und 3 Kinder kalkan | adults=2&children=3&town=kalkan |
я и 7 друзей калкан | adults=8&town=kalkan |
я с тремя подругами калкан | adults=4&town=kalkan |
едем парой калкан | adults=2&town=kalkan |
`,
    ABROAD,
  );
});

describe('families with the sum of their people', () => {
  typedAsks(
    `
2 families 8 in total kalkan | adults=8&town=kalkan |
total of 2000 pounds kalkan june | month=2027-06&town=kalkan&maxTotal=120000 |
2 Familien insgesamt 8 kalkan | adults=8&town=kalkan |
insgesamt 2000 Euro kalkan juni | month=2027-06&town=kalkan&maxTotal=100000 |
insgesamt 5 Schlafzimmer kalkan | town=kalkan&bedrooms=5 |
2 семьи всего 9 калкан | adults=9&town=kalkan |
всего 2000 € калкан июнь | month=2027-06&town=kalkan&maxTotal=100000 |
5 кроватей калкан | adults=5&town=kalkan |
`,
    ABROAD,
  );
});

describe('ages and twins', () => {
  typedAsks(
    `
3 aylık kızımız var, 2 yetişkin, kalkan | adults=2&babies=1&town=kalkan |
6 haftalık bebekle kalkan | babies=1&town=kalkan |
three month old daughter kalkan | babies=1&town=kalkan |
drei Monate alte Tochter kalkan | babies=1&town=kalkan |
Sohn (6 Monate) kalkan | babies=1&town=kalkan |
дочке 3 месяца, калкан | babies=1&town=kalkan |
2 çocuk (5+8) kalkan | children=2&town=kalkan |
2 adults 2 kids (5+8) kalkan | adults=2&children=2&town=kalkan |
10 month old twins kalkan | babies=2&town=kalkan |
2 Kinder 5+8 kalkan | children=2&town=kalkan |
10 Monate alte Zwillinge kalkan | babies=2&town=kalkan |
2 детей (5+8) калкан | children=2&town=kalkan |
двойняшки 11 месяцев калкан | babies=2&town=kalkan |
`,
    ABROAD,
  );
});

describe('the day after tomorrow, and nights of the clock', () => {
  typedAsks(
    `
öbür gün kalkan 3 gece | checkin=2026-11-24&checkout=2026-11-27&town=kalkan |
day after tomorrow kalkan 3 nights | checkin=2026-11-24&checkout=2026-11-27&town=kalkan |
übermorgen kalkan 3 Nächte | checkin=2026-11-24&checkout=2026-11-27&town=kalkan |
послезавтра калкан на 3 ночи | checkin=2026-11-24&checkout=2026-11-27&town=kalkan |
трое суток калкан с 5 июня | checkin=2027-06-05&checkout=2027-06-08&town=kalkan |
`,
    ABROAD,
  );
});

describe('a house for believers', () => {
  typedAsks(
    `
conservative villa kalkan | town=kalkan&type=muhafazakar-villalar |
konservative Villa kalkan | town=kalkan&type=muhafazakar-villalar |
консервативная вилла калкан | town=kalkan&type=muhafazakar-villalar |
`,
    ABROAD,
  );
});

describe('places in the cases of the language', () => {
  typedAsks(
    `
Zentrum von Kalkan | town=kalkan&type=merkezi-villalar |
centre of kalkan | town=kalkan&type=merkezi-villalar |
в фаралье | town=faralya |
бассейн чтобы соседи не видели | feature=korunakli-havuz |
`,
    ABROAD,
  );
});

describe('words that are another one’s in Turkish, or two languages’ at once', () => {
  typedAsks(
    `
safe kalkan | town=kalkan |
Villa mit Tresor kalkan | town=kalkan | Tresor
сейф калкан | town=kalkan | сейф
walking distance to restaurants kalkan | town=kalkan&type=merkezi-villalar |
zu Fuß zum Supermarkt kalkan | town=kalkan&type=merkezi-villalar |
до магазина пешком калкан | town=kalkan&type=merkezi-villalar |
max 300 metres from the sea kalkan | town=kalkan&sea=300 |
до моря не больше 300 метров калкан | town=kalkan&sea=300 |
годовалый ребенок калкан | babies=1&town=kalkan |
трехлетний ребенок калкан | children=1&town=kalkan |
восьмилетний сын калкан | children=1&town=kalkan |
летний отдых калкан | month=2027-06,2027-07,2027-08&town=kalkan |
`,
    ABROAD,
  );
});
