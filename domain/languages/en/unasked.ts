import { saidForNothing } from '../lexicon.ts';

/** What is said around a wish and asks for nothing: verbs, praise, who comes along. */
export default saidForNothing(`
  cant let go goes going went come coming came travel travelling visit bring take taking get gets getting find found show give see looking hunting
  book booking reserve reserving hire hiring want like wish hope hoping plan planning prefer preferred but behind by with within great nice lovely
  beautiful amazing perfect decent comfortable comfy clean modern new traditional stunning spectacular wonderful gorgeous fab fabulous cool proper
  fancy posh charming cosy cozy small big large huge tiny morning afternoon nothing anytime sometime wife husband partner boyfriend girlfriend fiance
  fiancee mum mom mother dad father parents son daughter sons brother sister grandma granny gran nan nana grandad grandpa grandmother grandfather
  grandparents aunt uncle cousin mates friends lads english german russian british speak calls rang phone tel mobile email name mr mrs ms miss caller
  client time long short arrival arrive departure depart leaving leave return flying fly landing back free vacant bookable possible trip getaway
  break escape stay hols vacay weather sunny friendly suitable ideal option question wonder interested thinking recommend suggest suggestions ideas
  help offer include access accessible entrance entry bedroom bedrooms asks ask asked asking user birthday town got week weeks cost price spend n u
  ur r x xx asap guys folks crew customer request query details re per circa plus start begin beginning end ending finish turkish village part side
  corner spot property properties rooms room bed beds sleeps sleeping self car cars flight driving drive together alone single kind sort thing stuff
  fun enjoy relax celebrate celebrating year years old age aged happy special main yo heya use owner lady gentleman man woman says say fast quick
  ring wedding tell seek quote quoting uses write full min deal warm accom between surrounding pay paid paying straight away money object carer
  number proposed wooden arriving know mind limit rated agent sure reunion music terms lively date grannies grandmas send sends sending type space
  crowds crowd play playing swim swimming cook cooking cheerful games frame ladies require requires required including incl extra nearby pick
  equipped kitchen bonus browsing browse tight commencing avoid haha allergy essential crucial vital mandatory compulsory necessary important
  imperative priority desirable optional appreciated wanted sought chance luck`);
