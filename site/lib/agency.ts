import { formatPhone, parsePhone, phoneForLink } from '#domain/phone.ts';
import type { NavLink } from './site-map.ts';

/** What the pages say about the agency, out of the settings by key (spec §3). */
export type Agency = {
  name: string;
  claim: string;
  licence: string;
  licenceUrl: string;
  phone: string;
  phoneLink: string;
  whatsappLink: string;
  email: string;
  address: string;
  footerText: string;
  social: NavLink[];
};

/** Reads the agency out of the settings; a key that is not set gives what the demo agency has. */
export function agencyOf(settings: Record<string, string>): Agency {
  const read = (key: string, fallback = '') => settings[key]?.trim() || fallback;
  const phone = read('site_phone');
  const licence = read('site_licence', '16840');
  const social = [
    { label: 'Instagram', href: read('instagram_link') },
    { label: 'Facebook', href: read('facebook_link') },
    { label: 'X', href: read('twitter_link') },
    { label: 'YouTube', href: read('youtube_link') },
  ];
  return {
    name: read('site_name', 'Kıyı'),
    claim: read('site_slogan', "Kaş'tan Bodrum'a kiralık villalar"),
    licence,
    licenceUrl: `https://www.tursab.org.tr/tr/ddsv?belge=${encodeURIComponent(licence)}`,
    phone: formatPhone(parsePhone(phone) ?? phone),
    phoneLink: `tel:${phoneForLink(phone)}`,
    whatsappLink: `https://wa.me/${phoneForLink(read('site_whatsapp', phone))}`,
    email: read('site_email'),
    address: read('site_address'),
    footerText: read('site_footer_text'),
    social: social.filter((link) => link.href !== ''),
  };
}
