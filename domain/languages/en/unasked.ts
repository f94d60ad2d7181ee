import { saidForNothing } from '../lexicon.ts';

/** What is said around a wish and asks for nothing: verbs, praise, who comes along. */
export default saidForNothing(`
  cant let go goes going went come coming came travel travelling visit bring take taking get gets getting find found show give see looking hunting book
  booking reserve reserving hire hiring want like wish hope hoping plan planning prefer preferred but behind by with within great nice lovely beautiful
  amazing perfect decent comfortable comfy clean modern new traditional stunning spectacular wonderful gorgeous fab fabulous cool proper fancy posh
  charming cosy cozy small big large huge tiny morning afternoon nothing anytime sometime wife husband partner boyfriend girlfriend fiance fiancee mum
  mom mother dad father parents son daughter sons brother sister grandma granny gran nan nana grandad grandpa grandmother grandfather grandparents aunt
  uncle cousin mates friends lads english german russian british speak calls rang phone tel mobile email name mr mrs ms miss caller client time long
  short arrival arrive departure depart leaving leave return flying fly landing back free vacant bookable possible trip getaway break escape stay hols
  vacay weather sunny friendly suitable ideal option question wonder interested thinking recommend suggest suggestions ideas help offer include access
  accessible entrance entry bedroom bedrooms asks ask asked asking user birthday town got week weeks cost price spend n u ur r x xx asap guys folks
  crew customer request query details re per circa plus start begin beginning end ending finish turkish village part side corner spot property
  properties rooms room bed beds sleeps sleeping self car cars flight driving drive together alone single kind sort thing stuff fun enjoy relax
  celebrate celebrating year years old age aged happy special main yo heya use owner lady gentleman man woman says say fast quick ring wedding tell
  seek quote quoting uses write full min deal warm accom between surrounding pay paid paying straight away money object carer number proposed wooden
  arriving know mind limit rated agent sure reunion music terms lively date grannies grandmas send sends sending type space crowds crowd play playing
  swim swimming cook cooking cheerful games frame ladies require requires required including incl extra nearby pick equipped kitchen bonus browsing
  browse tight commencing avoid haha allergy essential crucial vital mandatory compulsory necessary important imperative priority desirable optional
  appreciated wanted sought chance luck total allows allow style premises dedicated provided supplied equipment facilities facility amenities feature
  features basis located location situated position setting folk peeps gang troop clan tribe nicely properly preferrable preferable musts dealbreaker
  non negotiable essentials requirement requirements criteria requisite wishlist spare stretch squeeze fine brilliant excellent superb ace reliable
  trusted legit genuine honest stylish chic contemporary rustic authentic homely airy bright light shaded shady tidy spotless roomy generous appointed
  furnished relaxing relaxed chilled chill lazy busy booked previously stayed staying visiting visited headed heading head travels traveller travellers
  touring arrives departing departs checkin checkout flights flew lands landed transfer journey driven walkable local locals resort resorts destination
  knows knew recommendations recommended tips tip advice advise experience experiences review trustpilot tripadvisor facebook post posted dm pm inbox
  link links website site page contact whatsapp message reply response urgently early later minus way flexi dates timing times term sorted finalise
  confirmed confirm provisional fingers crossed finally whilst dads mums mam mammy nanny gramps pops inlaws laws siblings sibling niece nieces nephew
  nephews cousins godson babe darling hubby missus wifey fella bloke lass lassies besties bestie mate pals colleague colleagues team retired retirees
  pensioner oap oaps senior older younger middle young adult adults grownup kiddo bubba bub bump expecting celebration turning fortieth fiftieth
  sixtieth milestone surprise treat occasion gathering hosting bday bdays first second timers returning regular repeat abroad overseas uk ireland
  scotland wales heathrow gatwick luton stansted europe med mediterranean aegean lycian riviera coastline coastal seaside swimmers swimmer swims splash
  sunbathe sunbathing lounge lounging read reading eat eating dine dining drink drinks coffee wine beer work working laptop teams zoom sleep asleep nap
  naps bedtime cooked meals food shop shopping explore exploring sightseeing snorkel snorkelling paddle hike hiking walks stroll climb climbing manage
  managing struggle struggles struggling unable walker stick crutches knee knees arthritis asthma autistic autism additional care carers someplace
  anyplace spotted saw seen advert ad advertised listing listings photos pics pictures video tour virtual availability avail vacancy vacancies unbooked
  included includes inc excl excluding fees fee taxes tax bills bill deposit extras charge charges charged costs costing costed affordable-ish pricey
  upper lower range ballpark figure currency apiece split sharing share shared payable`);
