import { escapeXml } from '#domain/values/xml.ts';
import { KBS_VALUES } from './codes.ts';
import { kbsCountry } from './country-names.ts';
import type { KbsPerson } from './person.ts';

const KBS_OPERATIONS = [
  'MusteriKimlikNoGiris',
  'MusteriKimlikNoCikis',
  'MusteriKimlikNoGuncelle',
  'MusteriKimlikNoListele',
  'MusteriYabanciGiris',
  'MusteriYabanciCikis',
  'MusteriYabanciGuncelle',
  'MusteriYabanciListele',
  'ParametreListele',
] as const;
export type KbsOperation = (typeof KBS_OPERATIONS)[number];

/** A call without its sender; `person` are the elements of `musteri`. */
export type KbsCall = { operation: KbsOperation; person: Record<string, string | undefined> };

/** Who calls: KullaniciTC, TssKod and Sifre. */
export type KbsAccess = { user: string; facility: string; password: string };

type Known = Pick<KbsPerson, 'kind' | 'number'>;

const group = ({ kind }: Pick<Known, 'kind'>) =>
  kind === 'tckn' ? ('MusteriKimlikNo' as const) : ('MusteriYabanci' as const);

const numberOf = ({ kind, number }: Known) =>
  kind === 'tckn' ? { KIMLIKNO: number } : { BELGENO: number };

/** Somebody has arrived, or will on a coming day; `now` is Turkish wall clock. */
export function arrivalCall(person: KbsPerson, now: string): KbsCall {
  return {
    operation: `${group(person)}Giris`,
    person: {
      ...stayOf(person, now),
      ULKKOD: kbsCountry(person.nationality) ?? '',
      ...(person.kind === 'passport' && {
        ADI: person.firstName,
        SOYADI: person.lastName,
        BABADI: person.fatherName,
        ANAADI: person.motherName,
        CINSIYET: person.sex === '' ? '' : KBS_VALUES[person.sex].value,
        DOGUMTARIHI: `${person.birthDate}T00:00:00`,
      }),
    },
  };
}

/** What the service lets be corrected of somebody who is there: not who they are. */
export function correctionCall(person: KbsPerson, now: string): KbsCall {
  return {
    operation: `${group(person)}Guncelle`,
    person: {
      ...stayOf(person, now),
      ...(person.kind === 'tckn' && { ULKKOD: kbsCountry(person.nationality) ?? '' }),
    },
  };
}

/** Somebody has left at `at`, Turkish wall clock. */
export const departureCall = (person: Known, at: string): KbsCall => ({
  operation: `${group(person)}Cikis`,
  person: { ...numberOf(person), CKSTIP: KBS_VALUES.leaving.value, CKSTRH: at },
});

/** Who is in the facility by what the service knows. */
export const listCall = (person: Pick<Known, 'kind'>): KbsCall => ({
  operation: `${group(person)}Listele`,
  person: {},
});

/** Changes nothing and needs a valid access. */
export const TEST_CALL: KbsCall = { operation: 'ParametreListele', person: {} };

function stayOf(person: KbsPerson, now: string) {
  return {
    ...numberOf(person),
    GRSTRH: person.arrival,
    ILERITARIHLI: String(person.arrival.slice(0, 10) > now.slice(0, 10)),
    KULLANIMSEKLI: KBS_VALUES.use.value,
    ODANO: person.room,
    PLKNO: person.plate.replaceAll(/[^A-Z0-9]/g, ''),
    TELNO: person.phone.replaceAll(/\D/g, ''),
  };
}

/** A call as SOAP 1.1. What is empty is left out: the service takes it for unknown. */
export function soapOf({ operation, person }: KbsCall, access: KbsAccess): string {
  const elements = Object.keys(person)
    .filter((name) => person[name])
    .toSorted()
    .map((name) => `<k:${name}>${escapeXml(person[name] ?? '')}</k:${name}>`)
    .join('');
  const musteri =
    elements === '' ? '' : `<musteri xmlns:k="${KBS_VALUES.person.value}">${elements}</musteri>`;
  return (
    '<?xml version="1.0" encoding="utf-8"?>' +
    '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>' +
    `<${operation} xmlns="${KBS_VALUES.operations.value}">` +
    `<KullaniciTC>${escapeXml(access.user)}</KullaniciTC>` +
    `<TssKod>${escapeXml(access.facility)}</TssKod>` +
    `<Sifre>${escapeXml(access.password)}</Sifre>` +
    `${musteri}</${operation}></s:Body></s:Envelope>`
  );
}

/** The value of the SOAPAction header. */
export const soapAction = (operation: KbsOperation): string =>
  `"${KBS_VALUES.action.value}${operation}"`;
