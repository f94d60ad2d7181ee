import { dialLink, formatPhone, parsePhone, phoneForLink } from '#domain/values/phone.ts';
import type { NavLink } from './site-map.ts';
import { sayOnPage } from './language-of-page.ts';

/** What pages say about the agency, from the settings by key. */
export type Agency = {
  name: string;
  claim: string;
  /** The company behind the name, for legal texts and transfers. */
  company: string;
  licence: string;
  /** Of the company; empty where nobody has said. */
  taxOffice: string;
  taxNumber: string;
  mersis: string;
  licenceUrl: string;
  /** Where a house's permit can be verified; empty for nowhere. */
  permitUrl: string;
  /** Empty, as its links are, until the agency has entered it. */
  phone: string;
  phoneLink: string;
  whatsappLink: string;
  email: string;
  address: string;
  /** Where the office is; null when nobody has said. */
  place: { latitude: number; longitude: number } | null;
  mapLink: string;
  hours: string;
  footerText: string;
  social: NavLink[];
  /** Key of the home page's picture, also used as the agency's; empty for none. */
  picture: string;
};

/** The agency from the settings; missing values are empty. */
export function agencyOf(settings: Record<string, string>): Agency {
  const read = (key: string, fallback = '') => settings[key]?.trim() || fallback;
  const phone = read('site_phone');
  const whatsapp = read('site_whatsapp', phone);
  const licence = read('tursab_no');
  const address = read('site_address');
  const place = placeOf(read('site_latitude'), read('site_longitude'));
  const social = [
    { label: 'Instagram', href: read('instagram_link') },
    { label: 'Facebook', href: read('facebook_link') },
    { label: 'X', href: read('twitter_link') },
    { label: 'YouTube', href: read('youtube_link') },
  ];
  return {
    name: read('site_name') || read('company_title', sayOnPage('shell').agency),
    claim: read('site_slogan'),
    company: read('company_title'),
    licence,
    taxOffice: read('tax_office'),
    taxNumber: read('tax_number'),
    mersis: read('mersis_no'),
    licenceUrl: read('tursab_link', 'https://www.tursab.org.tr/tr/ddsv'),
    permitUrl: read('permit_link'),
    phone: formatPhone(parsePhone(phone) ?? phone),
    phoneLink: phone && dialLink(phone),
    whatsappLink: whatsapp && `https://wa.me/${phoneForLink(whatsapp)}`,
    email: read('site_email'),
    address,
    place,
    mapLink: mapLink(place ? `${place.latitude},${place.longitude}` : address),
    hours: read('site_hours'),
    footerText: read('site_footer_text'),
    social: social.filter((link) => link.href !== ''),
    picture: read('hero_picture'),
  };
}

function placeOf(latitude: string, longitude: string): Agency['place'] {
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  const isPlace = latitude !== '' && longitude !== '' && !Object.values(place).some(Number.isNaN);
  return isPlace ? place : null;
}

const mapLink = (query: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
