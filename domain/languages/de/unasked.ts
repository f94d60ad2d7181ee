import { saidForNothing } from '../lexicon.ts';

/** What is said around a wish and asks for nothing: small words, verbs, praise, who comes along. */
export default saidForNothing(`
  ich du er sie es wir ihr mich dich uns euch ihn ihm ihnen mir dir mein meine meinen meinem meiner dein euer eure unser sein dieser diese dieses
  welche wer was wo wann wie warum ob da dort hier bin ist sind seid war hat hatte habe habt ware kann konnt darf durfen soll will wollt muss mag
  mochte werden wird wurde komme reise fahren fliegen bringen mitbringen mitnehmen mitkommen buchen reservieren bleiben verbringen ubernachten finde
  zeigen geben gibt brauchen brauche benotige wunschen plane anfrage gern bitte dank hallo hi hey moin servus guten tag abend liebe gruß auch noch
  sehr so als wenn weil damit dann denn aber doch schon nur etwa ungefahr circa ca rund irgendwo irgendwann irgendwas irgendein vielleicht eventuell
  idealerweise bevorzugt sowie zusammen insgesamt jeweils jeder jede jedem alle allen alles allem zu aus durch um vor nach seit wahrend wegen neben
  hinter oben unten zur zum beim ans ins frau mann freund freunde freundin freundinnen partner partnerin ehemann ehefrau eltern mutter mama vater papa
  sohn tochter bruder schwester oma opa schwiegereltern tante onkel cousin kumpel kollegen herr herrn dr telefon handy tel mail name toll super
  perfekt gemutlich modern neu sauber komfortabel traumhaft wunderschon geraumig hubsch nett gepflegt groß klein ferien aufenthalt auszeit frei
  verfugbar buchbar moglich deutsch englisch spricht sprechen lang lange langer kurz ruf rief angerufen frage geht gehen gebraucht egal freundlich
  freundliche geeignet inklusive angebot empfehlen empfehlung eigen eigene eigener eigenes eigenen jemand viele mehr beide komplett vollig absolut
  erlaubt zugang eingang zuganglich schlafzimmer zimmer man kosten preis einfach woche weit entfernt bekommen erst kundenanfrage kunde gaste leute
  person menschen steigen laufen hauschen turkisch dorf ort ecke auto mietwagen flug abfahrt start beginn anfang ende mitte pro je per gesamt liegen
  sonne spaß spielen feiern genießen entspannen jahr jahre alt immer nie gemeinsam art sache kleinigkeit cool fein ordentlich schnell jungs altes
  nachste junggesellenabschied landen zuruck hochzeit termin flexibel zahlen bezahlen alter omi opi warm erreichbar willkommen schreiben tagung
  ruckflug hinflug drumherum zwischen teenager verlobter m f v u platzchen gut also daher familientreffen treffen machen kuhl grun geld teilen notig digital junggesellinnenabschied großeltern omas opas gute guten gutes gutem guter vorschlage vorschlag teuer ladies schicken senden platz dringend deren dessen`);
