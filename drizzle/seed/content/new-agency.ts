import { COMPANY_FACT_KEYS, GAPS } from '#domain/settings/company-facts.ts';
import { mapTexts } from '#domain/values/map-texts.ts';
import type { SettingFacts } from './settings.ts';

/** Facts of the demo's company; longer texts first, since they contain the shorter ones. */
const DEMO_FACTS: [RegExp, string][] = [
  [/^Kıyı, Kalkan’da bir masa.*$/s, GAPS.story],
  [/^Ofisimiz Kalkan’da\..*$/s, GAPS.story],
  [/^Kaş ile Bodrum arasında (?:izin belgeli villaları kiralayan|villa kiralayan).*$/s, GAPS.story],
  [/Kıyı Turizm Seyahat Acentası Ltd\. Şti\./g, GAPS.title],
  [/Kalkan Mah\. Yalıboyu Sokak No: 14(?:, 07960)?(?:,)? Kaş \/ Antalya/g, GAPS.address],
  [/mailto:merhaba@kiyi\.example/g, '/contact'],
  [/merhaba@kiyi\.example/g, GAPS.email],
  [/\b16840\b/g, GAPS.licence],
  [/(?<![\p{L}])Kıyı(?=[ ,’'](?!Turizm))/gu, GAPS.name],
];

/** Empty until the agency enters them: invented ones would appear in contracts. */
const UNSAID: readonly string[] = [
  ...COMPANY_FACT_KEYS,
  'site_slogan',
  'site_footer_text',
  'mail_signer',
  'site_whatsapp',
  'site_hours',
  'site_latitude',
  'site_longitude',
  'mersis_no',
  'facebook_link',
  'instagram_link',
  'twitter_link',
  'youtube_link',
];

/**
 * The demo's settings without those of its company and its rules: the demo's two logins need no
 * second factor, those of a real agency do.
 */
export const emptied = (settings: readonly SettingFacts[]): SettingFacts[] =>
  settings
    .filter(({ group }) => group !== 'rules')
    .map((setting) => ({ ...setting, value: UNSAID.includes(setting.key) ? '' : setting.value }));

/** The same value with a placeholder wherever its texts name the demo's company. */
export const withGaps = <Value>(value: Value): Value =>
  mapTexts(value, (text) =>
    DEMO_FACTS.reduce((filled, [fact, put]) => filled.replace(fact, put), text),
  );
