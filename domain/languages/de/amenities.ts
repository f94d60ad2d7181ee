import { called, type Lexicon, unheard } from '../lexicon.ts';

/**
 * What holiday sites and guests call the amenities of houses, and where and what a house is. A
 * qualifier that no row has stays, so that a guest sees that it was not understood.
 */
export default {
  ...unheard(
    `wickeltisch, wickelkommode, babyphone, stadtblick, gartenblick, poolblick, flussblick, blick auf die/den stadt/garten/fluss/pool, kaltwasserbecken, poolbar, minigolf, wassersport, duschstuhl, spielzimmer`,
  ),
  ...called({
    buzdolabi: 'kühlschrank*',
    'derin dondurucu': 'gefrierschrank*, gefriertruhe, gefrierfach, tiefkühler',
    firin: 'backofen, ofen',
    mikrodalga: 'mikrowell*',
    'su isiticisi': 'wasserkocher',
    'filtre kahve makinesi':
      'kaffeemaschin*, filterkaffeemaschine, kaffeevollautomat, espressomaschine',
    'tost makinesi': 'toaster, sandwichtoaster',
    'sarap dolabi': 'weinkühlschrank, getränkekühlschrank, weinkühler',
    'mutfak adasi': 'kochinsel',
    'tencere tabak takimi': 'geschirr, kochgeschirr, besteck',
    'bulasik makinesi': 'geschirrspülmaschin*, spülmaschinen',
    'camasir makinesi': 'waschmaschinen, waschtrockner',
    'kurutma makinesi': 'trockner, wäschetrockner',
    'sac kurutma': 'haartrockner, föhn, fön',
    dusakabin: 'duschkabine',
    kuvet: 'badewanne',
    'havlu seti': 'badetücher, handtuch*',
    'nevresim takimi': 'bettwäsche, bettzeug',
    'nevresim takimi havlu seti': 'bettwäsche und handtücher',
    'misafir tuvaleti': 'gäste wc, gästewc, gästetoilette, separates wc',
    'dis dus': 'außendusche, aussendusche, gartendusche, pooldusche, dusche draußen/außen/am pool',
    'karartma perde': 'verdunkelungsvorhänge, verdunkelung, verdunkelungsvorhang',
    gardirop: 'kleiderschrank, schrank',
    'calisma masasi': 'home office, workation, remote arbeiten',
    sineklik: 'fliegengitter, insektenschutz, mückenschutz',
    cibinlik: 'moskitonetz*, mückennetz*',
    'fiber internet': 'glasfaser*',
    wifi: 'wlan anschluss, schnelles/gutes/stabiles/kostenloses wlan/internet/wifi, schnellem/gutem/stabilem/kostenlosem wlan/internet, w lan, internetzugang',
    'akilli tv': 'smart tv, fernseher, tv, fernsehen',
    'uydu yayini':
      'sat tv, satelliten tv, satellitenfernsehen, deutsche sender/programme, deutsches fernsehen',
    'muzik sistemi': 'musikanlage, stereoanlage, bluetooth lautsprecher/box, lautsprecher',
    'yemek masasi': 'esstisch',
    'kutu oyunlari': 'brettspiele, gesellschaftsspiele',
    bilardo: 'billiard, billiardtisch',
    langirt: 'kicker, tischkicker, tischfußball, tischfussball, kickertisch',
    'oyun konsolu': 'spielekonsole, spielkonsole, playstation, playstation #, ps, ps #, xbox',
    kitaplik: 'bücherregal',
    utu: 'bügeleisen, bügelbrett, bügeleisen und bügelbrett',
    bahce: 'liegewiese, wiese, rasen, außenbereich, grundstück, gelände',
    'cevrili bahce':
      'garten/grundstück/gelände eingezäunt*/umzäunt*, garten/grundstück mit zaun, zaun um garten/grundstück/haus',
    cevrili: 'eingezäunt*, umzäunt*, eingefriedet*, ummauert*',
    balkon: 'balkone, balkonen',
    teras: 'terrassen, dachterrass*, sonnenterrass*, sonnendeck, veranda, patio',
    mangal:
      'gasgrill, holzkohlegrill, grillstelle, grillmöglichkeit, grill, barbecue, bbq, grillbereich',
    'dis yemek masasi':
      'gartenmöbel, essplatz draußen/im freien, sitzplatz draußen/im freien, draußen essen',
    hamak: 'hängematt*',
    kamelya: 'pavillon, pergola, laube, gartenlaube',
    'ates cukuru': 'feuerstelle, feuerschale, lagerfeuer',
    'zeytin agaclari': 'olivenbäum*, olivenhain*, olivengarten',
    'bahce salincagi': 'hollywoodschaukel, gartenschaukel',
    'dis aydinlatma': 'außenbeleuchtung, gartenbeleuchtung',
    otopark:
      'parkplätze, parkmöglichkeit*, parken, parkplatz am haus, kostenlos* parkplatz/parken/parkplätze, eigen* parkplatz, carport, platz für # auto/autos, parkplatz für # auto/autos, parkplätze für # autos',
    'kapali otopark':
      'tiefgarag*, garagenplatz, garagenstellplatz, überdacht* parkplatz/stellplatz',
    'sarj istasyonu':
      'e auto laden, elektroauto, elektroauto laden, ladesäule, ladestation/lademöglichkeit für elektroauto/elektroautos, ladestation/lademöglichkeit für e auto/autos, ladepunkt, lademöglichkeit, tesla',
    'ozel havuz':
      'poolvilla, poolhaus, villa mit pool, außenpool*, aussenpool*, privat*/eigen* schwimmbad/swimmingpool, swimmingpool, swimming pool, pool für uns allein*, pool zur alleinnutzung, alleinnutzung pool, tauchbecken',
    'ortak havuz': 'geteilter/gemeinsamer pool',
    'kapali havuz':
      'hallenschwimmbad, indoorpool, indoor pool, überdacht* pool, pool innen/im haus, pool drinnen',
    'cocuk havuzu':
      'planschbecken, babypool, kinderbecken, kleinkindpool, flach* kinderpool/kinderbecken, pool für kinder/kids, babybecken, nichtschwimmerbecken',
    'isitmali havuz':
      'pool heizung, pool geheizt, geheizt* pool, heizbar* pool, warm* pool, pool mit heizung, beheizt*/beheizbar* außenpool/schwimmbad/swimmingpool, beheizbar*, poolbeheizung',
    'isitmali havuz kapali havuz':
      'beheizt*/beheizbar* innenpool/hallenbad/indoorpool/hallenschwimmbad',
    'korunakli havuz':
      'sichtschutz, pool mit sichtschutz, von außen nicht einsehbar*, pool von außen nicht einsehbar*, vor blicken geschützt, geschützt* pool, ohne einblick, keine einblicke, uneinsichtig*, privatsphäre am pool, viel/absolute/volle privatsphäre, pool ohne einblick*',
    'sonsuzluk havuzu': 'überlaufpool, infinity becken, panoramapool',
    'tuzlu su sistemi':
      'salzwasserpool*, salzwasser, salzpool, pool mit salzwasser, salzwasser pool, chlorfrei*',
    'havuz merdiveni': 'pooltreppe, poolleiter, treppe in den pool',
    'havuz aydinlatma': 'poolbeleuchtung, beleuchteter pool',
    sezlong: 'liegen am pool, sonnenlieg*, liegestühle, liegestuhl, poolliegen',
    semsiye: 'sonnenschirm*',
    'gunluk havuz bakimi': 'poolpflege, poolreinigung',
    klima:
      'klimatisierung, klimaanlagen, klimageräte, klima, aircondition, klimatisiert* zimmer/schlafzimmer',
    'tavan vantilatoru': 'deckenventilator*, ventilator*',
    'yerden isitma': 'fussbodenheizung, bodenheizung',
    somine: 'kamine, offener kamin, offenem kamin, schwedenofen',
    kombi: 'zentralheizung, heizung, gasheizung',
    'gunes enerjisi': 'solaranlage, solar, photovoltaik',
    'isi pompasi': 'wärmepumpe',
    'cift cam': 'doppelverglasung, doppelt verglast',
    'elektrikli isitici': 'heizlüfter, elektroheizung, heizstrahler',
    'bebek yatagi':
      'babyreisebett*, kinderreisebett*, babybettchen, kinderbettchen, babybetten, kinderbetten, beistellbett, laufstall, stubenwagen',
    'mama sandalyesi':
      'kinderhochstuhl*, babystuhl, kinderstuhl, hochstühle, kinderhochstühle, tripptrapp, babyhochstuhl',
    'bebek kuveti': 'babywanne, babybadewanne, kinderbadewanne',
    'oyun alani':
      'spielgeräte, kinderspielplatz, spielplätze, klettergerüst, spielbereich, spielecke',
    salincak: 'schaukel, schaukeln, kinderschaukel',
    kaydirak: 'rutsche, kinderrutsche',
    oyuncaklar: 'spielzeug, spielsachen, kinderspielzeug',
    ranza: 'etagenbett*, stockbett*, hochbett*',
    'priz korumasi':
      'steckdosenschutz, kindersicherung, steckdosensicherung, kindersicherungen, steckdosensicherungen',
    'merdiven kapisi': 'treppensicherung, gitter an treppe, treppentor',
    'duman dedektoru': 'rauchmelder',
    'karbonmonoksit dedektoru': 'kohlenmonoxidmelder, co melder',
    'yangin sondurucu': 'feuerlöscher',
    'ilk yardim cantasi': '1. hilfe kasten/set/koffer, verbandskasten',
    // Not "kasa", which is also the way to Kaş.
    kasali: 'safe, tresor',
    'guvenlik kamerasi dis': 'überwachungskamera*, videoüberwachung, kameras, sicherheitskamera*',
    'havuz citi':
      'zaun um pool, gesichert* pool, pool gesichert, pool eingezäunt*, pool umzäunt*, umzäunt* pool, poolsicherung, pool mit umzäunung/absperrung, poolumzäunung, poolgitter, poolabsperrung, poolzäune, kindergesichert* pool',
    'can simidi': 'rettungsring',
    jenerator: 'notstrom, stromgenerator, generator, notstromaggregat',
    'site guvenligi':
      'bewacht*/gesichert* anlage/wohnanlage/gelände/grundstück/siedlung/parkplatz, wachdienst, sicherheitsdienst, security, geschlossene wohnanlage/anlage, gated community, bewacht*',
    'genis kapi': 'breite türen/tür, breiten türen, verbreiterte türen',
    'tutunma bari': 'haltegriff*, haltestang*',
    'yuruyerek dus':
      'bodengleich*/ebenerdig*/bodentief*/schwellenlos*/barrierefrei*/begehbar* dusch*, walk in dusche, barrierefreies bad, rollstuhlgerechtes bad',
    'araca yakin giris': 'parkplatz am/direkt eingang, behindertenparkplatz',
    'tek katli': 'alles/alle im erdgeschoss/eg, eine ebene, auf einem stockwerk, ohne obergeschoss',
    engelli: 'gehbehinderung, gehhilfe, rollstuhlfahrer*, rampe, behindertenfreundlich*',
    merdivensiz:
      'schwellenlos*, keine schwellen, ohne schwellen, stufenfrei*, treppenfrei*, kein treppensteigen, wenig treppen/stufen, keine stufen/treppen zum pool/eingang/garten, ebener eingang',
    'zemin kat': 'parterre, eg',
    asansor: 'personenaufzug, treppenlift, aufzüge',
    kopek: 'vierbeiner*, hundefreundlich*, fellnas*, hündin, hundi, dackel, # hunde/hund',
    'evcil hayvan': 'tier*, haustiere erlaubt/willkommen, haustierfreundlich*, tierfreundlich*',
    'denize sifir':
      'direkt ans meer, direkt zugang zum strand/meer, 1. linie, 1. linie/reihe am meer/strand, strandlage, privater strand, eigen steg/bootssteg/strand/badesteg, badesteg, meer direkt vor der tür, strand vor der tür, wassergrundstück, uferlage, seeseite, strandhäuser',
    'denize yakin':
      'in strandnähe, in der nähe vom/von/des strand/strandes/meer/meeres, kurzer weg zum strand/meer, unweit vom strand/meer, strand/meer in der nähe, nah am strand/meer/wasser, nahe strand/meer, meer/strand nah, wenige minuten zum/vom strand/meer',
    'denize yurume mesafesi':
      'fußläufig*/fusslaufig* zum/vom/am strand/meer, strand/meer fußläufig*/fusslaufig*, strand/meer zu fuß/fuss erreichbar, zu fuß/fuss zum strand/meer, strand/meer in gehweite/laufweite, gehweite zum strand/meer, strand/meer zu fuß/fuss',
    'merkezi denize yurume mesafesi':
      'fußläufig*/fusslaufig* zu restaurants/geschäften/läden und zum/strand, zu restaurants und strand zu fuß/fuss',
    'vadi manzara': 'waldblick, blick in die natur, blick ins grüne',
    hamam: 'türkisches bad, dampfbad, hamams, spa, spabereich, wellness, wellnessbereich',
    'yarim pansiyon': 'halbpension, vollpension, brötchenservice',
    temizlik: 'endreinigung',
    doga: 'wald, waldrand, berghang, am hang, hanglage, natur pur, naturnah*, in alleinlage',
    sakin:
      'abseits, in ruhiger lage, ruhige alleinlage, weg von allem, entlegen*, alleinstehend*, ländlich*',
    merkezi:
      'fußläufig*/fusslaufig* zu/zum/in restaurants/geschäften/läden/supermarkt/ort/zentrum/stadt/innenstadt/altstadt, restaurants/geschäfte/läden/supermarkt fußläufig*/fusslaufig*/zu fuß, restaurants in der nähe, ortsnah*, in der stadt, stadtnah*, im ort, ortsmitte, mitten in der stadt, einkaufsmöglichkeiten in der nähe, zu fuß in die stadt/den ort, nähe zentrum/restaurants, geschäfte in der nähe',
    balayi:
      'honeymoon, hochzeitsnacht, heiratsantrag, romantik, romantikurlaub, flitterwoche, frisch verheiratet, verliebte, kuschelig*',
    luks: 'exklusiv*, gehoben*, hochwertig*, edel*, luxusvilla*, luxusferienhaus*, premium, nobel*, luxusurlaub',
    ekonomik:
      'bezahlbar*, erschwinglich*, preisgünstig*, etwas günstiges, kleines budget, kleiner preis, schnäppchen, nicht so/zu/allzu teuer, low budget, sparsam, preisleistung, gutes preis leistungs verhältnis',
    'genis aile':
      'mehrere generationen, mehrgenerationen, mehrgenerationenurlaub, groß gruppe/familie/runde, mehrgenerationenhaus',
    bungalov:
      'chalet, blockhaus, blockhütte, lodge, tiny house, tinyhouse, haus/bungalow aus holz, bungalows, hütten',
    daire: 'appartement*, apartments, ferienwohnungen, wohnungen, studio, fewos, penthouse',
    helal: 'muslimisch*, kopftuch, hijab, ohne alkohol, nur für frauen, frauenpool',
    villa:
      'ferienhäuser, ferienhaeuser, ferienunterkunft, ferienobjekt, ferienvillen, feriendomizil, urlaubsdomizil, domizil, ferienhäuschen, einfamilienhaus, ferienhause, ferienanlage, objekt, häusle, finca, reihenhaus, doppelhaus',
    'dag manzara': 'blick in die/auf die berge, bergpanorama, blick ins tal, talblick',
    'deniz manzarasi':
      'seeblick, blick auf/über das/die meer/bucht, blick aufs meer, panoramablick, meersicht, meer sicht, sicht aufs meer, aussicht aufs meer, aussicht auf das meer, meerblickvilla, panoramameerblick, blick zum meer',
    'her odada banyo':
      'jedes/alle/jedem zimmer/schlafzimmer mit eigenem/eigenen bad/badezimmer/dusche, zimmer/schlafzimmer mit bad/badezimmer, eigenes badezimmer, bad en suite, en suite bad/badezimmer/bäder, ensuite, ensuite bad',
  }),
} as Lexicon;
