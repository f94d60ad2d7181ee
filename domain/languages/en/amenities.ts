import { called, type Lexicon, unheard } from '../lexicon.ts';

/**
 * What holiday sites and guests call the amenities of houses, and where and what a house is. A
 * qualifier that no row has stays, so that a guest sees that it was not understood.
 */
export default {
  ...unheard(`baby monitor, changing table, baby changing, city/garden/pool/lake/river/street/park view/views, view/views of city/garden/lake/river, shower chair,
    pool hoist, kids/private living room, mini golf, water sports, heated towel rail/rack, boat slip, pool float/floats, private chef room`),
  ...called({
    buzdolabi: 'fridge, refrigerator, fridge freezer',
    'derin dondurucu': 'freezer, deep freezer',
    firin: 'oven',
    mikrodalga: 'microwave, microwave oven',
    'su isiticisi': 'kettle',
    'filtre kahve makinesi':
      'coffee machine/maker, filter coffee machine/maker, espresso/nespresso machine',
    'turk kahvesi makinesi': 'turkish coffee machine/maker',
    'tost makinesi': 'toaster, sandwich toaster, toastie maker',
    blender: 'liquidiser, smoothie maker',
    'sarap dolabi': 'wine cooler/fridge/cabinet, drinks fridge/cooler',
    'mutfak adasi': 'kitchen island',
    'tencere tabak takimi': 'cookware, crockery, cutlery, pots and pans, kitchen utensils',
    'bulasik makinesi': 'dish washer',
    'camasir makinesi': 'washing machines, clothes washer, laundry, washing facilities',
    'camasir makinesi kurutma makinesi': 'washer dryer/drier, washer and dryer/drier',
    'kurutma makinesi': 'dryer, drier, tumble dryer/drier, clothes dryer',
    'sac kurutma': 'hair dryer/drier, hairdryer, hairdrier',
    dusakabin: 'shower cabin/cubicle',
    kuvet: 'bathtub, bath tub',
    'havlu seti': 'towels, bath towels',
    'nevresim takimi': 'linen, bedlinen, bedding, sheets',
    'nevresim takimi havlu seti': 'linen/bedding and towels, linen and towels included/provided',
    'sabun sampuan': 'toiletries, shampoo',
    'misafir tuvaleti': 'guest/downstairs toilet/wc/loo',
    'dis dus': 'outdoor/outside/pool/poolside/garden shower',
    'yedek battaniye': 'extra/spare blankets',
    'karartma perde': 'blackout curtains/blinds, black out curtains/blinds',
    gardirop: 'wardrobe, wardrobes, closet, walk in closet',
    'calisma masasi':
      'work/office desk, work space, laptop friendly workspace, home office, remote working, work/working remotely',
    'ebeveyn banyosu': 'master bathroom, master ensuite',
    sineklik: 'mosquito/fly/insect/window screens, mosquito/fly screen',
    cibinlik: 'mosquito net/nets',
    'makyaj masasi': 'dressing/vanity table',
    'fiber internet': 'fibre/fiber internet/broadband/wifi, fibre/fiber optic',
    wifi: 'broadband, fast/good/reliable/strong/free wifi/internet, high speed internet/wifi, wireless internet',
    'akilli tv': 'smart tv/television, tv, television, telly, flat screen tv',
    'uydu yayini': 'satellite/sky/cable tv, satellite channels',
    'muzik sistemi':
      'sound/music/stereo system, stereo, bluetooth speaker/speakers, speakers, speaker',
    'yemek masasi': 'dining table',
    'kutu oyunlari': 'board games',
    'masa tenisi': 'table tennis, table tennis table, ping pong table, pingpong',
    bilardo: 'billiards/snooker table, billiards, snooker',
    langirt: 'foosball, foosball table, table football/soccer',
    'oyun konsolu': 'games console, video games, ps, ps #, xbox, playstation #, nintendo, wii',
    kitaplik: 'bookshelf, library',
    utu: 'iron, ironing board, iron and ironing board',
    bahce: 'garden, gardens, yard, backyard, lawn, grounds, plot, outdoor/outside space',
    'cevrili bahce':
      'dog proof garden/yard, garden with fence, fence around garden, secure/gated garden/yard',
    cevrili: 'fenced, fenced in, walled, enclosed',
    balkon: 'balconies',
    teras:
      'terraces, roof/rooftop/sun terrace, patio, patios, deck, sun deck, decking, veranda, verandah, porch',
    mangal:
      'barbecue, barbecues, gas/charcoal/outdoor grill/bbq/barbecue, barbecue/bbq grill, barbecue/bbq area',
    'dis yemek masasi':
      'outdoor/outside/alfresco dining, outdoor/outside dining area/table, al fresco dining, outdoor/garden furniture, outdoor seating',
    hamak: 'hammock, hammocks',
    kamelya: 'gazebo, pergola, arbour, summerhouse, shaded seating',
    'ates cukuru': 'fire pit/pits/bowl, firepit, campfire, bonfire',
    'zeytin agaclari': 'olive trees/grove/groves',
    'bahce salincagi': 'garden swing, swing seat',
    'dis aydinlatma': 'outdoor/garden/outside lights/lighting',
    otopark:
      'car park, parking space/spaces/spot/spots, private/secure/street/onsite/outdoor parking, on site parking, driveway, parking for # cars/car, private/free parking for # cars/car, space for # cars/car',
    'kapali otopark': 'covered/underground/indoor parking, carport, car port',
    'sarj istasyonu':
      'ev charging point/station, electric car/vehicle charger/charging, charging point/station, wallbox, charge ev/tesla, charge electric car, tesla',
    'ozel havuz':
      'own private pool, own swimming pool, pool to/for ourselves, pool just for us, plunge pool, exclusive pool, outdoor/outside/large/big pool, outdoor swimming pool',
    'ortak havuz': 'community pool',
    'kapali havuz': 'inside/covered pool, indoor swimming pool, pool indoors/inside',
    'cocuk havuzu':
      'kiddie/kiddy/splash/wading pool, shallow kids/childrens/children pool, pool for kids/children/toddlers, kids/childrens swimming pool',
    'isitmali havuz':
      'pool heating/heater, warm/heatable swimming pool, heatable pool, heating for pool, heated plunge pool',
    'korunakli havuz':
      'pool isnt/arent overlooked, isnt/arent overlooked, non overlooked, non overlooked pool, unoverlooked, not overlooked by neighbours/neighbors, screened pool, completely/totally private, complete/total privacy, not visible from outside',
    'sonsuzluk havuzu': 'infinity edge, infinity edge pool, infinity swimming pool, overflow pool',
    'tuzlu su sistemi':
      'salt water pool, saltwater pool, salt/saline pool, salt water, saltwater, chlorine free pool, no chlorine',
    'havuz merdiveni': 'steps into pool, pool steps/ladder',
    'havuz aydinlatma': 'pool lights/lighting',
    sezlong:
      'sun loungers/lounger/beds/bed/chairs, sunbeds, sunbed, loungers, deckchairs, deck chairs',
    semsiye: 'parasol, parasols, sun umbrella/umbrellas, sunshade',
    'gunluk havuz bakimi': 'pool maintenance/cleaning',
    klima: 'air conditioner, air con/conditioning in bedrooms',
    'salon klimasi': 'air con/conditioning in living room/lounge',
    'tavan vantilatoru': 'ceiling fan/fans, fans',
    'yerden isitma': 'under floor heating, heated floors, floor heating',
    somine: 'wood/log burner, wood/log burning stove, wood stove, fireplaces, indoor fireplace',
    kombi: 'central/gas heating, heating',
    'gunes enerjisi': 'solar panels/heating, solar hot water',
    'isi pompasi': 'heat pump',
    'cift cam': 'double glazing, double glazed',
    'elektrikli isitici': 'electric heater/heaters, heaters, radiators',
    'bebek yatagi': 'cots, travel crib, playpen, pack n play, pack and play, moses basket, cot bed',
    'mama sandalyesi': 'baby/feeding chair, high chairs',
    'bebek kuveti': 'baby bath/bathtub/tub',
    'oyun alani': 'play area, kids/childrens playground, climbing frame',
    salincak: 'swing, swings, kids/childrens swing, swing set',
    kaydirak: 'slide, kids slide',
    oyuncaklar: 'toys, kids/childrens toys',
    ranza: 'bunks, bunkbeds, bunkbed',
    'priz korumasi': 'socket/outlet/plug covers/protectors',
    'merdiven kapisi': 'stair/safety/baby gate/gates, stairgate, stairgates, gate for/on stairs',
    'duman dedektoru': 'smoke alarm/alarms/detector/detectors',
    'karbonmonoksit dedektoru': 'carbon monoxide alarm/detector',
    'yangin sondurucu': 'fire extinguisher',
    // Not "kasa", which is also the way to Kaş.
    kasali: 'safe deposit box, safety box, room safe',
    'guvenlik kamerasi dis': 'security camera/cameras, cctv',
    'havuz citi':
      'fence around pool, pool fence/fencing/gate, gated/childproof/fenced pool, pool with fence/gate, pool fenced, pool fenced in/off, fenced in/off pool, pool enclosed, pool fence or gate, safety fence, child proof pool',
    'can simidi': 'life ring/buoy, lifebuoy',
    jenerator: 'generator, backup generator/power',
    'site guvenligi':
      'gated community/complex/estate/site/development, gated, security guard/guards, security, guarded, secure site/complex, # hr/hour/hours security, #hr/#hour security',
    'genis kapi': 'wide doors/doorways/doorway/door/entrance/hallways',
    'tutunma bari': 'grab rails/bars/rail/bar, handrails, hand rails',
    'yuruyerek dus':
      'roll in shower, wheel in shower, wet room, wetroom, step free shower, level access shower, accessible shower/bathroom, walkin shower',
    'araca yakin giris': 'parking by/near entrance, level parking, disabled parking',
    'tek katli':
      'single/1 level/storey/story/floor home/house/villa/property, 1 story, all/everything on 1 storey/story, single story',
    engelli:
      'disabled guest/access/friendly/person, wheelchair user/users/ramp/bound, ramp, ramps, mobility issues/problems',
    merdivensiz:
      'no steps/stairs to pool/garden/entrance/door/terrace, no steps or stairs, no stairs or steps, flat entrance/path, step free access/entrance/entry',
    'zemin kat': 'bedroom/room downstairs, ground floor bed',
    asansor: 'lifts, elevators, stairlift',
    kopek:
      'dogs/dog welcome/ok, take/takes/accept/accepts/allow/allows dogs/dog, bring dog/dogs, well behaved dog/dogs, doggy, doggo, pup, pooch, furry friend, 4 legged friend, spaniel, cockapoo, dachshund',
    'evcil hayvan': 'pets welcome/ok, take/takes/accept/accepts/allow/allows pets, # pets',
    kedi: 'cats, kitten',
    'denize sifir':
      'oceanfront, front line, frontline, beachside, seaside, waterside, beach/sea side, beach/water/ocean front, private beach/sea access, direct beach/sea access, direct access to beach/sea, private jetty/pontoon, 1. line',
    'denize yakin':
      'short walk to/from beach/sea, beach/sea nearby, near to beach/sea, beach/sea close by, few minutes from/to beach/sea, minutes from beach/sea',
    'denize yurume mesafesi':
      'beach/sea within walking distance, walkable beach, stroll to beach, easy walk to/from beach/sea, walk from beach/sea, walking distance from/of beach/sea',
    'vadi manzara':
      'valley/forest/nature/countryside/hill/hills view/views, view/views of hills/forest/valley/countryside',
    hamam: 'turkish bath/baths, steam bath/room',
    'her odada banyo': 'private bathroom/bathrooms, own bathroom, own bathrooms',
    'deniz manzarasi':
      'sea facing, facing sea, bay/beach/coastal view/views, panoramic view/views, views out to sea, view/views of bay/coast, sea views from bedroom/terrace',
    parti: 'events, event',
    doga: 'in hills/forest/woods/woodland, in hills above, hills/hillside above, hillside, hilltop, forest, woods, pine forest/trees, surrounded by nature',
    sakin:
      'quiet/peaceful/remote/tranquil location/spot/area/place/setting, away from it all, unwind',
    merkezi:
      'in heart of, heart of town, close to amenities/everything/shops/bars, near amenities/shops/bars, local amenities, walking distance to/of amenities/everything, walk to bars/shops/amenities, downtown, walkable',
    balayi:
      'honeymooning, romantic getaway/break/trip/weekend/retreat, couples retreat/getaway/break, proposal, propose, valentines, valentines day',
    luks: 'high end, upmarket, exclusive, premium, opulent',
    ekonomik:
      'cheap and cheerful, inexpensive, low cost, bargain, reasonable, reasonably priced, good value, value for money, low budget, low price, tight budget, on a budget',
    'genis aile':
      'multi generational, multigenerational, multi generation, extended family, large/big party, big families, large families',
    bungalov: 'chalet, lodge, cabins, wooden home/villa/chalet/lodge, hut, tiny house, bungalows',
    daire: 'flats, apartments, apt, studio, condo, penthouse',
    helal: 'hijab, hijabi, modest, no alcohol, women only, ladies only',
    villa:
      'accomodation, accomodations, accommodations, lodging, airbnb, rental home, country/town house, mansion, townhouse, holiday rental/rentals/villa/villas/house/houses/homes, vacation rental/home/house',
  }),
} as Lexicon;
