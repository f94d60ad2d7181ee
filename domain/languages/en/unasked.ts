import { saidForNothing } from '../lexicon.ts';

/** What is said around a wish and asks for nothing: verbs, praise, who comes along. */
export default saidForNothing(`
  cant let go goes going went come coming came travelling bring take taking get gets getting find found show give see looking hunting
  reserve reserving hire hiring like wish hope hoping plan planning prefer preferred but behind by with within great nice lovely beautiful
  amazing perfect decent comfortable comfy clean modern new traditional stunning spectacular wonderful gorgeous fab fabulous cool fancy posh
  cosy cozy small big large huge tiny morning afternoon nothing anytime wife husband partner boyfriend girlfriend fiance fiancee mum
  mom mother dad father parents son daughter sons brother sister granny gran nan nana grandad grandpa grandmother grandfather grandparents aunt
  uncle lads english german russian british speak calls rang phone tel mobile email name mr mrs ms miss caller client long
  short arrival departure leaving leave flying fly back free vacant bookable possible trip getaway break escape hols
  vacay weather sunny friendly suitable option question wonder interested thinking suggest suggestions ideas help offer access
  accessible entrance entry bedrooms asks ask asked asking user birthday town got weeks price spend n u ur r x xx asap guys
  crew customer request query details re per circa plus start begin beginning end ending finish turkish village part side corner spot property
  properties room bed beds self car cars driving drive together alone single kind thing stuff fun enjoy
  celebrate celebrating years old age aged happy special yo heya use owner lady gentleman man woman says say fast quick ring tell
  seek quote quoting uses write full min deal warm accom between surrounding pay paid paying straight away money object number proposed wooden
  mind limit rated agent reunion music lively grannies grandmas sending type space crowd playing
  swimming cooking cheerful games frame ladies required incl nearby pick equipped kitchen bonus browsing
  browse tight commencing avoid haha allergy crucial vital mandatory compulsory necessary important imperative priority desirable optional
  appreciated wanted sought chance luck style premises dedicated provided supplied equipment facilities facility amenities
  features basis located location situated position setting folk peeps gang troop clan tribe nicely properly preferrable preferable dealbreaker
  non negotiable essentials requirements criteria requisite wishlist spare stretch squeeze fine brilliant excellent superb ace reliable
  trusted legit genuine stylish chic contemporary rustic authentic homely airy bright light shaded shady tidy spotless roomy generous appointed
  furnished relaxed chilled lazy busy booked previously stayed visited headed travels travellers
  arrives departs checkin checkout flights flew landed transfer journey driven locals resorts destination
  knows knew recommendations recommended tips tip advice advise experiences review trustpilot tripadvisor facebook posted dm pm inbox
  links website site page contact whatsapp message reply response urgently early later minus way flexi dates timing times term sorted finalise
  confirmed provisional fingers crossed finally whilst dads mums mam mammy nanny gramps pops inlaws laws sibling nieces
  nephews cousins godson babe darling hubby missus wifey fella bloke lass lassies bestie mate pals colleagues retired
  pensioner oap oaps senior older younger middle young adults grownup kiddo bubba bub bump expecting celebration turning fortieth fiftieth
  sixtieth milestone surprise treat occasion gathering hosting bdays first second timers returning regular repeat abroad overseas uk ireland
  scotland wales heathrow gatwick luton stansted europe med mediterranean aegean lycian riviera coastline coastal swimmer swims splash
  sunbathe sunbathing lounge lounging reading eat eating dine dining drinks coffee wine beer working laptop teams zoom sleep asleep nap
  naps bedtime cooked meals food shopping explore exploring sightseeing snorkel snorkelling paddle hike hiking walks stroll climbing manage
  managing struggles unable walker stick crutches knees arthritis asthma autistic autism additional care carers someplace
  anyplace spotted saw seen advert ad advertised listings photos pics pictures video tour virtual availability avail vacancy vacancies unbooked
  includes inc excl excluding fees fee taxes tax bill deposit extras charged costed pricey
  upper lower range ballpark figure currency apiece split shared payable`);
