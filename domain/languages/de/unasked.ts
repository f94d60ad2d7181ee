import { saidForNothing } from '../lexicon.ts';

/** What is said around a wish and asks for nothing: verbs, praise, who comes along. */
export default saidForNothing(`
  meinen meinem meiner habt ware wollt komme reise fahren fliegen bringen mitbringen mitnehmen mitkommen buchen reservieren bleiben verbringen
  ubernachten finde zeigen geben brauchen brauche benotige wunschen plane anfrage bevorzugt zusammen insgesamt jeweils jedem allen alles allem zu oben
  unten frau mann freund freunde freundin freundinnen partner partnerin ehemann ehefrau eltern mutter mama vater papa sohn tochter bruder schwester oma
  opa schwiegereltern tante onkel cousin kumpel kollegen herr herrn dr telefon handy tel mail name toll super perfekt gemutlich modern neu sauber
  komfortabel traumhaft wunderschon geraumig hubsch nett gepflegt groß klein ferien aufenthalt auszeit frei verfugbar buchbar moglich deutsch englisch
  spricht sprechen lang lange langer kurz ruf rief angerufen frage geht gehen gebraucht egal freundlich freundliche geeignet inklusive angebot
  empfehlen empfehlung eigen eigene eigener eigenes eigenen komplett erlaubt zugang eingang zuganglich schlafzimmer zimmer kosten preis einfach woche
  weit entfernt bekommen erst kundenanfrage kunde gaste leute person menschen steigen laufen hauschen turkisch dorf ort ecke auto mietwagen flug
  abfahrt start beginn anfang ende mitte pro je per gesamt liegen sonne spaß spielen feiern genießen entspannen jahr jahre alt gemeinsam art sache
  kleinigkeit cool fein ordentlich schnell jungs altes nachste junggesellenabschied landen zuruck hochzeit termin flexibel zahlen bezahlen alter omi
  opi warm erreichbar willkommen schreiben tagung ruckflug hinflug drumherum teenager verlobter m f v u platzchen familientreffen treffen kuhl grun
  geld teilen notig digital junggesellinnenabschied großeltern omas opas gute gutes gutem guter vorschlage vorschlag teuer ladies schicken senden platz
  dringend deren dessen schwimmen kochen tragt leben wohnen damen herren schau schauen besten spatestens extra voll ausgestattete kuche knapp
  abholen sitzt edles nebeneinander haha allergie fruhestens zwingend unerlasslich unverzichtbar wichtig pflicht notwendig erforderlich wunschenswert
  optional voraussetzung bedingung prioritat stil ausstattung vorhanden verfügbar enthalten müsste müssten wäre wären hätte hätten könnte könnten würde
  würden lust träumen traum träume vorstellung vorstellungen wunsch wünsche kriterien kriterium musthave go hauptsache wurscht lieben mögen empfehlt
  empfehlenswert tipp tipps erfahrung erfahrungen rat ratschlag hilfe helfen weiß wisst wissen kennt kennen kenne jmd suchend suchen sucht gesuch
  anfragen reisen reist reisezeitraum zeitraum zeit zeiten termine datum spontan kurzfristig langfristig langzeiturlaub langzeit dauer aufenthaltsdauer
  verweilen relaxen ausspannen erholen erholung chillen abschalten entspannt entspannung toben planschen baden sonnen lesen essen trinken wandern
  schnorcheln tauchen ausflüge ausflug spazieren anreisen abreisen anreisetag abreisetag wechseltag ferienzeit saison hauptsaison nebensaison vorsaison
  nachsaison urlaubs sommerurlaub herbsturlaub frühlingsurlaub badeurlaub strandurlaub truppe clique bande runde mädels kumpels freundeskreis
  freundesgruppe bekannte verwandte verwandtschaft verwandten geschwister schwager schwägerin cousine nichte neffe enkel enkelin großmutter großvater
  uroma mutti vati mami papi schatz lebensgefährte lebensgefährtin gatte gattin nachwuchs rente rentner senior ältere älteren älterer jüngere
  erwachsener erwachsenen feier geburtstag geburtstage geburtstagsfeier jubiläum silberhochzeit überraschung besonderes besonderer besondere anlass
  knie rücken schlecht schlechter schwer kaum besser bestens prima klasse spitze genial herrlich malerisch idyllisch charmant stilvoll schick chic
  geschmackvoll liebevoll eingerichtet möbliert hell helle lichtdurchflutet sonnig schattig schatten großzügig weitläufig riesig geräumige ordentliche
  saubere gepflegte authentisch rustikal typisch original landestypisch mediterran neuwertig renoviert neubau kostet preise preisklasse preisrahmen
  obergrenze grenze rahmen nebenkosten endpreis kopf nase deutschland österreich schweiz europa ägäis mittelmeer riviera küstenort küstenstadt badeort
  urlaubsort ferienort orte stadt städtchen gegend nähe umkreis seite richtung überall link links website homepage bilder fotos video kontakt whatsapp
  nummer nachricht antwort rückmeldung freuen freue dankeschön vorab voraus grüße beste herzliche arbeiten laptop ruhe schlafen nacht kostenlos
  kostenlose gratis alleinnutzung nutzbar ganzjährig`);
