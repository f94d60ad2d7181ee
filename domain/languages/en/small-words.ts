import { type Lexicon, saidForNothing, saidWithin } from '../lexicon.ts';

/**
 * The small words of the language, which ask for nothing: a closed list, as search engines leave them out
 * (Snowball's, with what people type to each other). Those that may also stand within a phrase first;
 * what denies, excludes or compares is none of them.
 */
export default {
  ...saidWithin(`
  a an the my our your his her its their this that these those some any each every both all own such same other another
  separate double spacious individual easy
  very really quite rather so too pretty fairly absolutely totally completely fully truly super just also even still please pls plz`),
  ...saidForNothing(`
  i me we us you he him she it them myself ourselves yourself yourselves himself herself itself themselves mine ours yours hers theirs who whom whose
  whoever which whichever whatever when whenever wherever whereas why how however im ive id ill ya youre youve youd youll hes shes weve wed were
  theyre theyve theyd theyll thats whats wheres whos hows lets am is are was been be being isnt arent wasnt werent have has had having hasnt
  havent hadnt do does did doing done didnt doesnt dont can could couldnt shall should shouldnt will would wouldnt wont might must mustnt ought
  needed dare used gonna wanna gotta gimme lemme kinda sorta dunno if because as while than then once again further here there now soon yet already
  always often sometimes usually never once twice since though although unless whether upon onto into off out up down through during before after
  besides beyond along across amongst towards throughout underneath beneath inside outside via versus about approx approximately roughly around
  nearly almost exactly precisely basically actually literally simply especially particularly specifically mainly generally normally obviously
  clearly honestly definitely certainly surely possibly probably perhaps maybe ideally preferably hopefully otherwise anyway anyhow moreover furthermore
  meanwhile therefore hence thus either else elsewhere somehow somewhat somewhere anywhere everywhere something anything everything someone somebody anyone
  anybody everyone everybody one ones much many more most little less least few several enough plenty lot lots loads bit bunch only well better best good ok
  okay oki yes yeah yep yup ah oh uh um erm hmm wow btw fyi aka eg ie etc tbh imo imho lol ish thank thx ty tks cheers ta hi hello hey hiya hullo
  howdy dear greetings regards sorry excuse pardon bye goodbye sir madam able sth smth sb`),
} as Lexicon;
