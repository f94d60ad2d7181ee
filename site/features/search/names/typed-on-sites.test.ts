import { expect, it } from 'vitest';
import { loadLexicons } from '#domain/languages/lexicons.ts';
import { type Language, OTHER_LANGUAGES } from '#domain/languages/languages.ts';
import { AMENITY_SLUGS } from '#drizzle/seed/content/amenities.ts';
import { askedInWords } from './asked-in-words.ts';
import { OPTIONS } from './options.testing.ts';
import { ABROAD } from './typed.testing.ts';

/** An agency with every amenity, whose names nobody types. */
const ALL = {
  ...OPTIONS,
  features: AMENITY_SLUGS.map((slug) => ({ slug, name: slug, count: 5 })),
  otherFeatures: [],
};

/** Slug | what holiday sites and guests call it in English | German | Russian. */
const CALLED = `
isitmali-havuz | heated pool, pool heating, heatable pool | beheizter Pool, beheizbarer Pool, Haus mit Poolheizung, Poolheizung | бассейн с подогревом, подогреваемый бассейн, подогрев бассейна, обогреваемый бассейн
kapali-havuz | indoor swimming pool, covered pool | Hallenschwimmbad, Innenpool, überdachter Pool | крытый бассейн, бассейн внутри
cocuk-havuzu | kiddie pool, toddler pool, pool for children | Planschbecken, Kinderbecken, flaches Kinderbecken | детский бассейн, бассейн для детей, лягушатник
korunakli-havuz | secluded pool, pool isn't overlooked, not overlooked by neighbours | uneinsehbarer Pool, Pool von außen nicht einsehbar, Sichtschutz | бассейн не просматривается, скрытый от посторонних глаз
tuzlu-su-sistemi | saltwater pool, salt water pool | Salzwasserpool, Pool mit Salzwasser | бассейн с солёной водой
havuz-citi | pool fence, fenced pool, pool must be fenced | Poolzaun, eingezäunter Pool, Pool muss eingezäunt sein | огороженный бассейн, забор вокруг бассейна, безопасный бассейн с ограждением
cevrili-bahce | fenced garden, enclosed yard, walled garden | eingezäuntes Grundstück, umzäunter Garten, Garten mit Zaun | огороженный сад, с огороженным садом, огороженный участок
sezlong | sun loungers, sunbeds, deck chairs | Sonnenliegen, Liegestühle | шезлонги, лежаки
dis-dus | outdoor shower, poolside shower | Außendusche, Gartendusche | летний душ, душ на улице
hamak | hammock | Hängematte | гамак
kamelya | gazebo, pergola | Pavillon, Gartenlaube | беседка
ates-cukuru | fire pit, firepit | Feuerstelle, Feuerschale | кострище
mangal | gas grill, barbecue area | Gasgrill, Grillstelle | мангальная зона, шашлыки
teras | rooftop terrace, patio, decking | Dachterrasse, Sonnendeck | веранда, патио
bebek-yatagi | travel cot, playpen, pack n play | Reisebett, Babybettchen, Laufstall | кровать-манеж, детская кроватка
mama-sandalyesi | high chairs, feeding chair | Kinderhochstuhl, Hochstühle | стульчик для кормления, высокий стул для ребёнка
merdiven-kapisi | stair gates, baby gate | Treppenschutz, Treppensicherung | калитка на лестницу, защита на лестницу
priz-korumasi | outlet covers, socket covers | Steckdosensicherung, Steckdosenschutz | заглушки для розеток
salincak | swings, swing set | Schaukel, Kinderschaukel | детские качели
kaydirak | slide | Rutsche | детская горка
oyun-konsolu | ps5, video games, xbox | Spielekonsole, PlayStation 5 | игровая приставка
langirt | table football, foosball | Kicker, Tischfußball | настольный футбол
akilli-tv | flat screen tv, telly | Fernseher | телевизор, смарт тв
camasir-makinesi | washing machine, laundry facilities | Waschmaschine | стиралка, стиральная машина
kurutma-makinesi | tumble dryer | Wäschetrockner | сушильная машина
sac-kurutma | hair dryer | Föhn, Haartrockner | фен
utu | iron and ironing board | Bügeleisen | утюг с гладильной доской
elektrikli-arac-sarji | ev charging point, electric car charger | Wallbox, Ladestation für Elektroautos | зарядка для теслы, зарядная станция
kapali-otopark | underground parking, carport | Tiefgarage | подземный паркинг
site-guvenligi | gated community, security guard | bewachte Anlage, Wachdienst | охраняемая территория
jenerator | backup generator | Notstrom | генератор
yuruyerek-dus | roll in shower, wet room, level access shower | bodengleiche Dusche, ebenerdige Dusche | душ без порога
tek-katli | single level home, all on one floor | alles auf einer Ebene, eingeschossig | одноэтажный
genis-kapi | wide doorways | breite Türen | широкие двери
tutunma-bari | grab rails | Haltegriffe | поручни
somine | log burner, wood burning stove | Kaminofen, Schwedenofen | камин
her-odada-banyo | all bedrooms ensuite, private bathrooms | jedes Schlafzimmer mit eigenem Bad | каждая спальня со своим санузлом
hamam | turkish bath | türkisches Bad, Dampfbad | турецкая баня
`;

const rows = CALLED.trim()
  .split('\n')
  .flatMap((line) => {
    const [slug = '', ...names] = line.split('|').map((cell) => cell.trim());
    return OTHER_LANGUAGES.flatMap((language) =>
      (names[['en', 'de', 'ru'].indexOf(language)] ?? '')
        .split(', ')
        .filter(Boolean)
        .map((typed) => [language, typed, slug] as const),
    );
  });

/** The filters and the words that are not understood. */
async function asked(language: Language, typed: string) {
  const lexicons = await loadLexicons(language);
  const found = askedInWords(typed, ALL, { ...ABROAD, lexicons });
  const { searchParams } = new URL(found?.address ?? '', 'https://kiyi.example');
  return [searchParams.get('feature'), found?.unknown.join(' ')];
}

it.each(rows)('%s: %s is %s', async (language, typed, slug) => {
  expect(await asked(language, typed)).toEqual([slug, '']);
});

/** What is typed | the filter | the words that are said not to be understood: no filter has them. */
it.each<[Language, typed: string, feature: string | null, unknown: string]>([
  ['en', 'hammock and changing table', 'hamak', 'changing table'],
  ['en', 'hammock, city view', 'hamak', 'city view'],
  ['en', 'hammock and lap pool', 'hamak,ozel-havuz', 'lap'],
  ['de', 'Hängematte und Wickeltisch', 'hamak', 'Wickeltisch'],
  ['de', 'Hängematte, überdachte Terrasse', 'hamak,teras', 'überdachte'],
  ['ru', 'гамак и вид на город', 'hamak', 'вид на город'],
  ['ru', 'гамак, до 20 тысяч рублей за ночь', 'hamak', 'до 20 тысяч рублей'],
])('%s: of %s it keeps in sight what no filter has', async (language, typed, ...meant) => {
  expect(await asked(language, typed)).toEqual(meant);
});

it.each(['kalkan ocak', 'ocak ayında'])('%s is January and no hob', (typed) => {
  expect(askedInWords(typed, ALL, ABROAD)?.state.feature).toEqual([]);
});
