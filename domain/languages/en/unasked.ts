import { saidForNothing } from '../lexicon.ts';

/** What is said around a wish and asks for nothing: small words, verbs, praise, who comes along. */
export default saidForNothing(`
  i you he she it we they me him her us them my your his its our their mine ours this that these those who whom whose which what when where why how
  whos hows im ive id ill weve wed were youre theres dont doesnt cant wont isnt arent am is are was be been being do does did done have has had having
  can could shall should will would might must let lets go goes going went come coming came travel travelling visit bring take taking get gets getting
  find found show give see looking hunting book booking reserve reserving hire hiring need needed want like wish hope hoping plan planning prefer
  preferably preferred maybe perhaps possibly probably just only also too as well so very really quite pretty rather much many more most lots lot some
  any every each both few several other another else same such enough even still yet now then than but if because while after before behind beside by
  inside outside into off onto out through up down with within good great nice lovely beautiful amazing perfect decent comfortable comfy clean modern
  new traditional stunning spacious spectacular wonderful gorgeous fab fabulous super cool proper fancy posh charming cosy cozy small big large huge
  little tiny hi hello hey dear thank cheers pls plz please regards sorry ok okay yes yeah yep morning afternoon anyone someone anybody somebody
  everyone everybody anything something everything nothing anywhere somewhere anytime sometime whenever wife husband partner boyfriend girlfriend
  fiance fiancee mum mom mother dad father parents son daughter sons brother sister grandma granny gran nan nana grandad grandpa grandmother
  grandfather grandparents aunt uncle cousin mates friends lads english german russian british speak calls rang phone tel mobile email name mr mrs ms
  miss caller client time long short arrival arrive departure depart leaving leave return flying fly landing back completely totally fully absolutely
  free vacant bookable possible trip getaway break escape stay hols vacay weather sunny friendly suitable ideal option question wonder interested
  thinking recommend suggest suggestions ideas help offer include access accessible entrance entry bedroom bedrooms asks ask asked asking user
  birthday town got week weeks cost price spend n u ur r x xx ta lol thx asap guys folks crew customer request query details re per about approx
  approximately roughly circa around via plus start begin beginning end ending finish turkish village part side corner spot property properties rooms
  room bed beds sleeps sleeping self own car cars flight driving drive already never always together alone single kind sort bit loads plenty thing
  stuff etc fun enjoy relax celebrate celebrating year years old age aged happy special main yo hiya heya use during owner lady gentleman man woman
  says say fast quick here ring wedding sir madam tell seek quote quoting uses write full min deal warm accom either between anyway surrounding pay
  paid paying straight away money object carer number proposed wooden arriving know mind again limit rated agent sure reunion music terms lively best date grannies grandmas send sends sending`);
