import { type Lexicon, saidForNothing, saidWithin } from '../lexicon.ts';

/**
 * The small words of the language, which ask for nothing: a closed list, as search engines leave them out
 * (Snowball's, with what people type to each other). Those that may also stand within a phrase first;
 * what denies, excludes or compares is none of them. Endings need no row.
 */
export default {
  ...saidWithin(`
  der die das den dem des ein eine einen einem einer eines mein meine dein deine sein seine unser unsere euer eure ihr ihre dieser diese dieses jeder jede
  jedes alle aller solche manche einige etwas beide irgendein sehr so ganz recht ziemlich wirklich echt total vollig absolut besonders auch nur noch
  getrennte separate geraumige gut
  mal schon ja eben halt moglichst bitte gerne gern`),
  ...saidForNothing(`
  ich du er sie es wir mich mir dich dir ihn ihm uns euch ihnen sich man wer wen wem wessen was welche wo wann wie warum wieso weshalb wohin woher womit wozu
  wovon woran worauf wofur bin bist ist sind seid sei war waren gewesen habe hab haben habs hast hat hatte hatten gehabt werde werden wird wirst wurde wurden
  geworden kann kannst konnen konnt konnte konnten darf durfen durfte durften muss musst mussen musste mussten soll sollen sollte sollten will willst
  wollen wollte wollten mag mogen mochte mochten lasst lassen tun tut machen macht mache als also denn dann doch dass damit daher darum deshalb deswegen weil
  wenn wenns falls sofern sobald solange bevor nachdem obwohl wahrend indem ob obs aber sondern sowie sowohl bzw usw etc zb dh ggf evtl inkl incl exkl zzgl
  aus bei beim nach seit durch gegen um ums vor vorm hinter hinterm neben zwischen wegen trotz laut gegenuber entlang innerhalb auserhalb ausserhalb oberhalb
  unterhalb zum zur ins ans aufs unters da dabei dadurch dafur dagegen dahin dahinter damals danach daneben daran darauf daraus darin daruber darunter
  davor dazu dazwischen dort dorthin hier hierher hierzu hin her drin drinnen draußen draussen dran drauf drum irgendwo irgendwie irgendwann irgendwas
  irgendwer irgendjemand irgendwohin jemand jetzt nun gerade gleich bald sofort bereits immer oft manchmal selten meist meistens nie wieder einmal genau exakt
  etwa circa ca zirka rund ungefahr fast beinahe eigentlich grundsatzlich normalerweise naturlich selbstverstandlich unbedingt insbesondere speziell
  hauptsachlich vielleicht eventuell moglicherweise wahrscheinlich hoffentlich leider lieber liebsten eher idealerweise zumindest wenigstens allerdings jedoch
  dennoch trotzdem auserdem ausserdem zudem uberhaupt weiter selbst allein viel viele mehr mehrere wenig wenige weniger genug genugend bisschen einzig gibt
  gibts gabe ists wars gehts nein okay ok danke dankeschon dank vielen hallo hi hey moin moinsen servus gruß grusse lg vg mfg tschuss sorry entschuldigung
  guten tag abend geehrte liebe`),
} as Lexicon;
