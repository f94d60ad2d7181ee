import { saidForNothing } from '../lexicon.ts';

/** What is said around a wish and asks for nothing: verbs, praise, who comes along. */
export default saidForNothing(`
  meinen meinem meiner habt ware wollt komme reise fahren fliegen bringen mitbringen mitnehmen mitkommen buchen reservieren bleiben verbringen
  ubernachten finde zeigen geben brauchen brauche benotige wunschen plane anfrage bevorzugt zusammen insgesamt jeweils jedem allen alles allem zu
  oben unten frau mann freund freunde freundin freundinnen partner partnerin ehemann ehefrau eltern mutter mama vater papa sohn tochter bruder
  schwester oma opa schwiegereltern tante onkel cousin kumpel kollegen herr herrn dr telefon handy tel mail name toll super perfekt gemutlich modern
  neu sauber komfortabel traumhaft wunderschon geraumig hubsch nett gepflegt groß klein ferien aufenthalt auszeit frei verfugbar buchbar moglich
  deutsch englisch spricht sprechen lang lange langer kurz ruf rief angerufen frage geht gehen gebraucht egal freundlich freundliche geeignet
  inklusive angebot empfehlen empfehlung eigen eigene eigener eigenes eigenen komplett erlaubt zugang eingang zuganglich schlafzimmer zimmer kosten
  preis einfach woche weit entfernt bekommen erst kundenanfrage kunde gaste leute person menschen steigen laufen hauschen turkisch dorf ort ecke auto
  mietwagen flug abfahrt start beginn anfang ende mitte pro je per gesamt liegen sonne spaß spielen feiern genießen entspannen jahr jahre alt
  gemeinsam art sache kleinigkeit cool fein ordentlich schnell jungs altes nachste junggesellenabschied landen zuruck hochzeit termin flexibel zahlen
  bezahlen alter omi opi warm erreichbar willkommen schreiben tagung ruckflug hinflug drumherum teenager verlobter m f v u platzchen familientreffen
  treffen kuhl grun geld teilen notig digital junggesellinnenabschied großeltern omas opas gute gutes gutem guter vorschlage vorschlag teuer ladies
  schicken senden platz dringend deren dessen schwimmen kochen tragt kopftuch leben wohnen damen herren schau schauen besten spatestens extra voll
  ausgestattete kuche knapp abholen sitzt edles nebeneinander haha allergie fruhestens zwingend unerlasslich unverzichtbar wichtig pflicht notwendig
  erforderlich wunschenswert optional voraussetzung bedingung prioritat`);
