import type { Day, Month } from '#domain/values/dates.ts';
import { type Kurus, roundHalfUp } from '#domain/values/money.ts';
import { BTRANS_CODES, BTRANS_SCHEMA_FILE } from './codes.ts';
import { type BtransAgency, type BtransVilla, type Collection, mobileDigits } from './gaps.ts';
import { escapeXml, toXml, type XmlChildren } from '#domain/values/xml.ts';

/** The header of the file: the institution, the month and the number of contracts. */
type BtransHead = {
  agency: BtransAgency;
  month: Month;
  /** `dosyano`: 1 for the first file of a month, one higher for every corrected one. */
  fileNo: number;
  madeOn: Day;
  /** Host of the site, "kiyi.example". */
  site: string;
  count: number;
};

/** The site as its listings name it. */
type BtransSite = { name: string; url: string };

/** A contract of the file. */
export type BtransStay = {
  checkIn: Day;
  checkOut: Day;
  total: Kurus;
  commission: Kurus;
  collection: Collection;
};

export function btransHead({ agency, month, fileNo, madeOn, site, count }: BtransHead): string {
  const period = compact(month);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<vimveritransferi xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="${BTRANS_SCHEMA_FILE}">\n`,
    '  <protokol>\n',
    `    <genel kuruluskodu="${escapeXml(BTRANS_CODES.institution)}">\n`,
    toXml({ vkn: agency.taxNumber, unvan: agency.title }, 3),
    '    </genel>\n',
    toXml(
      {
        ozel: {
          bilgidonem: `${period}-${period}`,
          dosyano: String(fileNo),
          bilgiTarihi: compact(madeOn),
          webAdresi: site,
          islemsayisi: String(count),
        },
      },
      2,
    ),
    '  </protokol>\n',
    '  <islemler>\n',
  ].join('');
}

export const BTRANS_FOOT = '  </islemler>\n</vimveritransferi>\n';

/** The elements about a villa are the same in each of its contracts, so they are rendered once. */
export type BtransVillaParts = { listing: string; owner: string };

/** @param villa one without gaps (`listVillaGaps`). */
export function btransVillaParts(villa: BtransVilla, site: BtransSite): BtransVillaParts {
  return {
    listing: toXml({ ilanaKonuGayrimenkulBilgisi: listingOf(villa, site) }, 3),
    owner: toXml({ gayrimenkulSahipBilgi: ownerOf(villa) }, 3),
  };
}

/** One `islem` element; `agencyIban` is the account the commission was paid to. */
export function btransContract(
  stay: BtransStay,
  villa: BtransVillaParts,
  agencyIban: string,
): string {
  const { collection } = stay;
  const between = toXml(
    {
      rezervasyonBilgileri: {
        rezervasyonBasTar: compact(stay.checkIn),
        rezervasyonBitTar: compact(stay.checkOut),
        rezervasyonTutari: lira(stay.total),
        rezervasyonParaBirimi: BTRANS_CODES.currency,
      },
      odemeBilgileri: {
        komisyonOdeme: {
          komisyonTahsilSekli: BTRANS_CODES.collection[collection.method],
          ibanNo: agencyIban,
          tahsilTar: compact(collection.on),
          komisyonOrani: percentOf(stay.commission, stay.total),
          komisyonTutari: lira(stay.commission),
          paraBirimi: BTRANS_CODES.currency,
        },
      },
    },
    3,
  );
  return `    <islem>\n${villa.listing}${between}${villa.owner}    </islem>\n`;
}

function listingOf(villa: BtransVilla, site: BtransSite): XmlChildren {
  return {
    webAdresAlani: {
      siteAdi: site.name,
      siteKodu: villa.code,
      webAdresi: `${site.url}/villa/${villa.slug}`,
    },
    adresAlani: {
      ulke: { ulkeAdi: BTRANS_CODES.country, digerSecimi: '' },
      il: String(villa.provincePlate ?? ''),
      ilce: String(villa.districtCode ?? ''),
      mahalle: villa.neighbourhood ?? '',
      cadde: villa.avenue ?? '',
      sokak: villa.street ?? '',
      diskapiNo: villa.outerDoorNo ?? '',
      ickapiNo: villa.innerDoorNo ?? '',
    },
    imarPlani: choice(BTRANS_CODES.zoningPlan, villa.zoningPlan),
    zeminSistemNumarasi: villa.groundSystemNo ?? '',
    yevmiyeNo: villa.deedJournalNo ?? '',
    basvuruBulunmaBilgisi: choice(BTRANS_CODES.applicationInfo, villa.applicationInfo),
    koordinatBilgileri: {
      enlem: degrees(villa.latitude),
      boylam: degrees(villa.longitude),
    },
  };
}

function ownerOf(villa: BtransVilla): XmlChildren {
  const number = villa.identityNumber ?? '';
  const kind = villa.identityKind === 'passport' ? 'passport' : 'tckn';
  const person: XmlChildren =
    villa.ownerKind === 'company'
      ? { tuzelKisi: { vkn: number, tuzelKisiUnvan: villa.companyTitle ?? '' } }
      : {
          gercekKisi: {
            kimlikTipi: BTRANS_CODES.identityKind[kind],
            kimlikNumarasi: number,
            ad: villa.firstName ?? '',
            soyad: villa.lastName ?? '',
          },
        };
  return {
    kisi: person,
    ibanNo: villa.iban ?? '',
    ceptelNumarasi: mobileDigits(villa.phone ?? '') ?? '',
    eposta: villa.email ?? '',
  };
}

/** A choice is the empty element that is chosen. */
const choice = <Key extends string>(
  elements: Readonly<Record<Key, string>>,
  chosen: Key | null,
): XmlChildren => (chosen === null ? {} : { [elements[chosen]]: '' });

/** `2026-10-05` → "20261005". */
const compact = (day: string): string => day.replaceAll('-', '');

/** Kuruş as lira with two decimals and a dot: 3430050 → "34300.50". */
function lira(kurus: Kurus): string {
  const size = Math.abs(kurus);
  const text = `${Math.trunc(size / 100)}.${String(size % 100).padStart(2, '0')}`;
  return kurus < 0 ? `-${text}` : text;
}

/**
 * The rate of an amount in the amount that the file names beside it, in whole per cent: "20". The
 * agreed rate is of the nights alone, before cleaning and discounts.
 */
const percentOf = (part: Kurus, whole: Kurus): string =>
  whole <= 0 ? '0' : String(roundHalfUp((Math.max(0, part) * 100) / whole));

const degrees = (value: number | null): string => (value === null ? '' : String(value));
