import { saidForNothing } from '../lexicon.ts';

/** What is said around a wish and asks for nothing: small words, verbs, praise, who comes along. */
export default saidForNothing(`
  ich du er sie es wir ihr mich dich uns euch ihn ihm ihnen mir dir mein meine meinen meinem meiner dein deine euer eure unser unsere unseren unserem
  unserer sein seine seiner dieser diese dieses diesem diesen welche welcher welches wer was wo wann wie warum ob da dort hier es
  bin ist sind seid war waren haben hat hatte hatten habe habt ware waren kann kannst konnen konnt konnten konnte darf durfen durften soll sollen
  sollte sollten will wollen wollte wollten wollt muss mussen musste mussten mag mochte mochten werden wird wurde wurden
  kommen kommt komme reisen reist reise fahren fliegen bringen mitbringen mitnehmen mitkommen buchen buche reservieren anreisen abreisen bleiben
  verbringen ubernachten finden finde zeigen geben gibt brauchen brauche benotigen benotige wunschen planen plane anfragen anfrage
  gern gerne bitte danke vielen dank hallo hi hey moin servus guten tag abend liebe gruße grusse gruß gruss
  auch noch sehr so als wenn weil dass damit dann denn aber doch schon nur etwa ungefahr circa ca rund irgendwo irgendwann irgendwas irgendein
  irgendeine vielleicht eventuell moglichst idealerweise bevorzugt liebsten lieber sowie zusammen insgesamt jeweils jeder jede jedes jedem jeden alle
  allen alles allem raume raumen zu aus durch um vor nach seit wahrend wegen neben hinter oben unten zur zum beim ans ins
  frau mann freund freunde freunden freundin freundinnen partner partnerin ehemann ehefrau eltern mutter mama vater papa sohn tochter sohne bruder
  schwester oma opa großeltern grosseltern schwiegereltern tante onkel cousin kumpel kollegen herr herrn dr familie telefon handy tel mail name
  schon schone schones schoner schonen toll tolle tolles super perfekt perfekte gemutlich gemutliche gemutliches modern moderne modernes neu neue
  neues sauber sauberes komfortabel traumhaft traumhafte wunderschon wunderschone geraumig geraumige geraumiges hubsch nett nette nettes gepflegt
  groß große großes großen gross grosse grosses klein kleine kleines kleinen
  ferien reise aufenthalt auszeit frei verfugbar buchbar moglich deutsch deutsche englisch spricht sprechen lang lange langer kurz kurze
  ruf rief angerufen fragt frage geht gehen gebraucht egal freundlich freundliche geeignet geeignete inklusive angebot angebote empfehlen empfehlung
  eigen eigene eigener eigenes eigenen jemand etwas nichts viel viele mehr beide komplett vollig absolut erlaubt zugang eingang zuganglich schlafzimmer zimmer was man kostet kosten preis einfach woche weit entfernt bekommen`);
