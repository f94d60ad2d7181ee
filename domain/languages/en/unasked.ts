import { saidForNothing } from '../lexicon.ts';

/** What is said around a wish and asks for nothing: small words, verbs, praise, who comes along. */
export default saidForNothing(`
  i you he she it we they me him her us them my your his its our their mine ours yours this that these those who whom whose which what when where
  why how whats whos wheres hows im ive id ill weve wed were youre theres dont doesnt cant wont isnt arent
  am is are was be been being do does did done have has had having can could shall should will would might must let lets
  go goes going went come comes coming came travel travelling traveling visit visiting bring bringing take takes taking get gets getting find
  finding found show showing give see looking hunting book booking booked reserve reserving hire hiring need needs needed needing want wants wanted
  wanting like likes liked wish wishes hope hoping plan planning prefer prefers preferably preferred ideally maybe perhaps possibly probably
  just only also too as well so very really quite pretty rather much many more most lots lot some any every each both few several other another
  else same such enough even still yet now then than but if because while after before behind beside by inside outside into off onto out through
  up down with within
  good great nice lovely beautiful amazing perfect decent comfortable comfy clean modern new traditional stunning spacious spectacular wonderful
  gorgeous fab fabulous super cool relaxing relaxed pretty proper fancy posh charming cosy cozy small big large huge little tiny
  hi hello hey dear thanks thank cheers pls plz please regards sorry ok okay yes yeah yep good morning afternoon evening
  anyone someone anybody somebody everyone everybody anything something everything nothing anywhere somewhere anytime sometime whenever
  wife husband partner boyfriend girlfriend fiance fiancee mum mom mother dad father parents son daughter sons daughters brother sister grandma
  granny gran nan nana grandad grandpa grandmother grandfather grandparents aunt uncle cousin cousins mate mates friend friends lads
  english german russian british speaking speaks speak called calls calling rang phone phoned tel mobile email name mr mrs ms miss caller client
  time times long short arrival arriving arrive arrives departure departing depart departs leaving leave return returning returns flying fly landing back
  completely totally fully absolutely free vacant bookable possible trip getaway break escape stay stays staying hols vacay weather sunny
  friendly suitable ideal option options question wondering wonder interested thinking recommend suggest suggestions ideas help offer offers offering
  included including include includes access accessible entrance entry bedroom bedrooms love loves loved asks ask asked asking user users birthday town got week weeks cost costs price prices spend spending`);
