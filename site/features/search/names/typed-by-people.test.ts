import { describe } from 'vitest';
import { ABROAD, typedAsks } from './typed.testing.ts';

/**
 * Searches as different people type them (teenagers, grandmothers, travel agents, golfers, owners of
 * dogs, wheelchair users, in capitals, dictated), each written with its answer before it was asked.
 * What was typed | the search that answers it | the words that are said not to be understood.
 */
describe('in English', () => {
  typedAsks(
    `
Hello dear, my husband and I would like a quiet little house in Kayakoy for ten nights from the 3rd of May | checkin=2027-05-03&checkout=2027-05-13&adults=2&town=kayakoy&type=doga-icinde-villalar |
Client request: 4BR villa, private heated pool, Kalkan, 21-28 June, 8 pax, budget GBP 4,500 | checkin=2027-06-21&checkout=2027-06-28&adults=8&town=kalkan&feature=isitmali-havuz&maxTotal=270000&bedrooms=4 |
I use a wheelchair and need step free access and a ground floor bedroom, Fethiye, two people in October | adults=2&month=2027-10&district=fethiye&feature=basamaksiz-giris,zemin-kat-yatak-odasi |
digital nomad looking for a one month stay in kas in march with fast wifi and a desk | checkin=2027-03-02&checkout=2027-04-01&district=kas&feature=wifi&flex=1 |
we are 12 wedding guests needing beds near oludeniz 9th to 13th of september | checkin=2027-09-09&checkout=2027-09-13&adults=12&town=oludeniz |
crew of ten sailors want a villa next to the marina in gocek for the last week of may | checkin=2027-05-25&checkout=2027-06-01&adults=10&town=gocek |
Two labradors and three humans, fenced garden, Islamlar, mid June for a week | checkin=2027-06-12&checkout=2027-06-19&adults=3&town=islamlar&feature=evcil-hayvan-kabul,bahce | fenced
FAMILY OF FIVE KALKAN 14TH AUGUST TO 28TH AUGUST POOL PLEASE | checkin=2027-08-14&checkout=2027-08-28&adults=5&town=kalkan&feature=ozel-havuz |
fethiye villa for four between the tenth and the seventeenth of june | checkin=2027-06-10&checkout=2027-06-17&adults=4&district=fethiye |
anything in patara under two thousand pounds for a week in july | month=2027-07&town=patara&maxTotal=120000 |
Do you have a villa sleeping 16 with an infinity pool and sea views in Yalikavak? | adults=16&town=yalikavak&feature=sonsuzluk-havuzu,deniz-manzarasi |
2 couples, sauna, hot tub, somewhere romantic, february | adults=4&month=2027-02&type=balayi-villalari&feature=sauna,jakuzi |
villa kas 1 - 15 sept 3 bed 2 bath | checkin=2027-09-01&checkout=2027-09-15&district=kas&bedrooms=3&bathrooms=2 |
Is there a place in Dalyan for 2 adults and our 18 month old baby with a cot, 5-12 May? | checkin=2027-05-05&checkout=2027-05-12&adults=2&babies=1&town=dalyan&feature=bebek-yatagi |
not more than £150 a night, gocek, couple, april | adults=2&month=2027-04&town=gocek&maxPrice=9000 |
stag do 14 lads bodrum 3 nights may bank holiday | nights=3&adults=14&month=2027-05&district=bodrum |
looking for accomodation in Oludeniz for six poeple in Septmeber | adults=6&month=2027-09&town=oludeniz |
Hiya! Could you recommend something for 9 of us (4 adults, 5 kids) in Hisaronu w/c 2 August? | checkin=2027-08-02&checkout=2027-08-09&adults=4&children=5&town=hisaronu |
a villa with a pool fence for toddlers in fethiye | babies=1&district=fethiye&feature=havuz-citi |
Turkish villa, halal, nobody can look into the pool, 3 families | adults=12&type=muhafazakar-villalar&feature=korunakli-havuz |
one week in early october, fethiye or kas, for me and my girlfriend | checkin=2027-10-01&checkout=2027-10-08&adults=2&district=fethiye,kas |
house with bbq, garden and parking near Kalkan for 5 adults | adults=5&town=kalkan&feature=mangal,bahce,otopark |
five minutes walk to the beach, calis, 2 bedrooms | town=calis&bedrooms=2&sea=400 |
what would it cost to rent a villa for 8 people in Ovacik during the school holidays | adults=8&month=2027-07,2027-08&town=ovacik |
villa for twenty people | adults=20 |
we arrive on 22 June and leave on 6 July, 2 adults 2 teenagers, Kalkan old town | checkin=2027-06-22&checkout=2027-07-06&adults=2&children=2&town=kalkan&type=merkezi-villalar |
wanting a long weekend in sapanca with a fireplace for 2, december | nights=2&adults=2&month=2026-12&district=sapanca&feature=somine |
Please find a villa in Turunc. 4 persons. 7 nights. Any date in June. Max 1200 euro. | adults=4&month=2027-06&town=turunc&maxTotal=60000 |
cheap and cheerful apartment marmaris for a fortnight from the 1st of july | checkin=2027-07-01&checkout=2027-07-15&type=ekonomik-villalar,apartlar&district=marmaris |
beachfront villa in Turkey with private beach for 10 adults | adults=10&type=denize-sifir-villalar |
fethye vila wiht pvt pool 6 ppl 2-9 aug | checkin=2027-08-02&checkout=2027-08-09&adults=6&district=fethiye&feature=ozel-havuz |
i'm pregnant and travelling with my husband, flat access please, kalkan | adults=2&town=kalkan&feature=basamaksiz-giris | pregnant
from june 12 for 2 weeks, dog friendly, selimiye | checkin=2027-06-12&checkout=2027-06-26&town=selimiye&feature=evcil-hayvan-kabul |
Kalkan villa for 4 in the first half of September | checkin=2027-09-05&checkout=2027-09-12&adults=4&town=kalkan&flex=4 |
something by the sea for a family with a baby and a toddler in June | babies=2&month=2027-06&type=denize-sifir-villalar |
must have air conditioning and a washing machine, 4 adults, dalyan | adults=4&town=dalyan&feature=klima-her-odada | washing machine
cottage in the countryside with pool table, no neighbours | type=doga-icinde-villalar&feature=bilardo,korunakli-havuz |
villa kalkan july aug 7 nights 2+3 | adults=2&children=3&month=2027-07,2027-08&town=kalkan |
a place for our honeymoon next may with a secluded pool, Kas area | month=2027-05&type=balayi-villalari&district=kas&feature=korunakli-havuz |
Would a villa for 6 in Uzumlu be free from the 30th of July till the 6th of August | checkin=2027-07-30&checkout=2027-08-06&adults=6&town=uzumlu |
under 100 euros per night for two, anywhere | adults=2&maxPrice=5000 |
the cheapest villa you have for 10 people | adults=10&sort=price |
large group 25 of us bodrum june | adults=25&month=2027-06&type=genis-aile-villalari&district=bodrum |
golf trip belek 4 men 5 nights in march | nights=5&adults=4&month=2027-03&town=belek |
villa for easter with a heated pool for five | checkin=2027-03-25&checkout=2027-04-01&adults=5&feature=isitmali-havuz&flex=6 |
does any house in kalkan have an elevator | town=kalkan&feature=asansor |
two adults and a dog, 3 weeks in may, quiet, gocek | checkin=2027-05-06&checkout=2027-05-27&adults=2&town=gocek&type=doga-icinde-villalar&feature=evcil-hayvan-kabul&flex=5 |
kalkan/islamlar 8ppl 4bed pool sea view 1500-2500 eur per week | adults=8&month=YEAR&town=kalkan,islamlar&feature=ozel-havuz,deniz-manzarasi&minTotal=75000&maxTotal=125000&bedrooms=4 |
Villa near Antalya airport for one night, 4 people, 28 May | checkin=2027-05-28&checkout=2027-05-29&adults=4&town=belek |
seven of us want a week in Bitez starting 19 June | checkin=2027-06-19&checkout=2027-06-26&adults=7&town=bitez |
mid-September, 10 days, Kayaköy, two of us, no pool needed | checkin=2027-09-12&checkout=2027-09-22&adults=2&town=kayakoy |
villa for 6 not in bodrum, august | adults=6&month=2027-08 | not in bodrum
can we check in on friday 2nd july and check out on monday 5th july, kas, 4 people | checkin=2027-07-02&checkout=2027-07-05&adults=4&district=kas |
BUDGET AROUND 1800 POUNDS TOTAL 5 PEOPLE FETHIYE 5TH JULY 7 NIGHTS | checkin=2027-07-05&checkout=2027-07-12&adults=5&district=fethiye&maxTotal=108000 |
luxury villa with gym, cinema, chef for 14 in golturkbuku | adults=14&town=golturkbuku&type=luks-villalar |
Family w/ 3 small children (1, 3 and 5) seeking villa w/ fenced pool + cot, Kayakoy, 10 Jul - 17 Jul | checkin=2027-07-10&checkout=2027-07-17&children=3&town=kayakoy&feature=havuz-citi,bebek-yatagi |
Our group of eighteen golfers would like two weeks in Belek in March, max 6000 pounds | nights=14&adults=18&month=2027-03&town=belek&maxTotal=360000 |
we fly into dalaman on the 6th of june and go home on the 20th of june, 2 adults, want to be near the airport | checkin=2027-06-06&checkout=2027-06-20&adults=2&town=gocek,dalyan |
house wanted - beach within 300 metres - three bedrooms - august - turunc | month=2027-08&town=turunc&bedrooms=3&sea=300 |
is there anything cheaper than 700 euros a week for two in september in dalyan | adults=2&month=2027-09&town=dalyan&maxTotal=35000 |
yoga retreat for 12 women in islamlar with a big terrace, sauna and peace and quiet | adults=12&town=islamlar&type=doga-icinde-villalar&feature=teras,sauna | yoga retreat
VILLA IN OVACIK FOR 2 ADULTS 3 CHILDREN AGES 2 6 AND 9 FROM 20 JULY TO 3 AUGUST | checkin=2027-07-20&checkout=2027-08-03&adults=2&children=3&town=ovacik |
Please quote for: 2 adults, 1 infant, Bitez, 7 nights, arriving Saturday 5 June | checkin=2027-06-05&checkout=2027-06-12&adults=2&babies=1&town=bitez |
we're thinking of spending Christmas and New Year somewhere warm, heated indoor pool, 10 adults | checkin=2026-12-30&checkout=2027-01-02&adults=10&feature=isitmali-havuz,kapali-havuz |
my budget is 3,500 USD for ten nights in July for five people | nights=10&adults=5&month=2027-07&maxTotal=140000 |
self catering villa for 3 couples kalkan within walking distance of restaurants | adults=6&town=kalkan&type=merkezi-villalar |
A fully air conditioned house, wi-fi, parking, washing machine, for 7, Hisaronu, 2-16 October | checkin=2027-10-02&checkout=2027-10-16&adults=7&town=hisaronu&feature=klima-her-odada,wifi,otopark | washing machine
villa with sea view but not far from town for 6 adults kalkan second week of june | checkin=2027-06-08&checkout=2027-06-15&adults=6&town=kalkan&type=merkezi-villalar&feature=deniz-manzarasi |
we want to be right by the water in selimiye, 4 of us, 8 nights from 12 june | checkin=2027-06-12&checkout=2027-06-20&adults=4&town=selimiye&type=denize-sifir-villalar |
does the villa have to be booked for a full week or can we do 4 nights in may for 2 in gocek | nights=4&adults=2&month=2027-05&town=gocek |
a pool the neighbours can't see into, for two, patara, late may | checkin=2027-05-25&checkout=2027-06-01&adults=2&town=patara&feature=korunakli-havuz |
something like a wooden bungalow in sapanca with fireplace and hot tub 2 nights 5 december | checkin=2026-12-05&checkout=2026-12-07&type=bungalovlar&district=sapanca&feature=somine,jakuzi |
kalkn vila 3 bedrm prvate pool agust | month=2027-08&town=kalkan&feature=ozel-havuz&bedrooms=3 |
4 adults 4 kids two cots 2 highchairs fethiye august | adults=4&children=4&month=2027-08&district=fethiye&feature=bebek-yatagi,mama-sandalyesi |
from thursday to sunday for three, calis | checkin=2026-11-26&checkout=2026-11-29&adults=3&town=calis |
any time between 10 and 24 august for 7 nights for 5 in fethiye | checkin=2027-08-14&checkout=2027-08-21&adults=5&district=fethiye&flex=4 |
either june or september, two weeks, 2 people, heated pool not necessary, kas | nights=14&adults=2&month=2027-06,2027-07,2027-08,2027-09&district=kas |
best reviewed villas in bodrum for couples | adults=2&district=bodrum&sort=rating |
newest villas in kalkan | town=kalkan&sort=newest |
walking distance from the beach, 3 bed, calis, under £900 a week | month=YEAR&town=calis&maxTotal=54000&bedrooms=3&sea=800 |
Hello! I'm Emma. We're a group of 6 friends coming for a wedding in Gocek from the 17th to the 21st June. We'd love a villa with a pool. Thanks! | checkin=2027-06-17&checkout=2027-06-21&adults=6&town=gocek&feature=ozel-havuz | Emma
dates flexible, one week in may, sea views, pet friendly, any area | month=2027-05&feature=deniz-manzarasi,evcil-hayvan-kabul |
i need a room for one person near marmaris for three nights starting tomorrow | checkin=2026-11-23&checkout=2026-11-26&adults=1&district=marmaris |
not too expensive villa, pool, bbq, 8 of us, end of june, oludeniz or hisaronu | checkin=2027-06-24&checkout=2027-07-01&adults=8&town=oludeniz,hisaronu&type=ekonomik-villalar&feature=ozel-havuz,mangal |
what have you got for 25 december to 2 january for 4 in kas | checkin=2026-12-25&checkout=2027-01-02&adults=4&district=kas |
villa with no other houses around, dogs welcome, fenced garden, faralya | town=faralya&feature=korunakli-havuz,evcil-hayvan-kabul,bahce | fenced
single storey villa with ramp for wheelchair in dalyan for 5 | adults=5&town=dalyan&feature=tek-katli,basamaksiz-giris |
villa available from 26th july until 9th august? four adults one teenager. Kayakoy or surrounding area | checkin=2027-07-26&checkout=2027-08-09&adults=4&children=1&town=kayakoy |
50 sqm terrace, infinity pool, luxury, kalkan, 4 | adults=4&town=kalkan&type=luks-villalar&feature=teras,sonsuzluk-havuzu | 50 sqm
The cheapest fortnight in August for a family of 4 in Fethiye please | nights=14&adults=4&month=2027-08&district=fethiye&sort=price |
can i pay in instalments for a villa in kalkan in july | month=2027-07&town=kalkan |
ground floor flat for my elderly parents and us (4 people), Calis, first week in May | checkin=2027-05-01&checkout=2027-05-08&adults=4&town=calis&type=apartlar&feature=zemin-kat-yatak-odasi |
honeymooners looking for total privacy, 10 days from 14 may | checkin=2027-05-14&checkout=2027-05-24&type=balayi-villalari&feature=korunakli-havuz |
babymoon in march, 2 people, heated pool, quiet | adults=2&month=2027-03&type=doga-icinde-villalar&feature=isitmali-havuz | babymoon
golden retriever + 2 adults, garden, gocek, easter | checkin=2027-03-25&checkout=2027-04-01&adults=2&town=gocek&feature=evcil-hayvan-kabul,bahce&flex=6 |
kalkan villa sleeps 8 max £3k for 10-24 july | checkin=2027-07-10&checkout=2027-07-24&adults=8&town=kalkan&maxTotal=180000 |
Villa for my 40th, 16 people, sauna, pool table, infinity pool, bodrum | adults=16&district=bodrum&feature=sauna,bilardo,sonsuzluk-havuzu | 40th
near the harbor in kas for a sailing trip, 6 people, 3 june one night | checkin=2027-06-03&checkout=2027-06-04&adults=6&district=kas | sailing
3 bedroom, 3 bathroom, central Bodrum, 5 July | checkin=2027-07-05&checkout=2027-07-12&type=merkezi-villalar&district=bodrum&bedrooms=3&bathrooms=3 |
hi there looking for accom in turkey for 2 adults 2 kids 14 nights august budget 2500 gbp | nights=14&adults=2&children=2&month=2027-08&maxTotal=150000 |
house up in the hills with mountain views near kalkan, 5 of us, october | adults=5&month=2027-10&town=kalkan&type=doga-icinde-villalar |
week beginning 12 july, party of nine, ovacik | checkin=2027-07-12&checkout=2027-07-19&adults=9&town=ovacik |
VILLA PATARA 6 PEOPLE 100M FROM BEACH | adults=6&town=patara&sea=100 |
good afternoon we would like to hire a house in turunc between the 8th and 22nd of may for two pensioners | checkin=2027-05-08&checkout=2027-05-22&adults=2&town=turunc |
Villa, Kalkan area, max 10 min walk to the beach, 4 bedrooms, private pool, 2 weeks from 24 July | checkin=2027-07-24&checkout=2027-08-07&town=kalkan&feature=ozel-havuz&bedrooms=4&sea=800 |
any houses in fethiye where they dont mind two big dogs? 1st to 8th october | checkin=2027-10-01&checkout=2027-10-08&district=fethiye&feature=evcil-hayvan-kabul |
sleeps 7, air con, dishwasher, near supermarket, hisaronu, 17/7 to 31/7 | checkin=2027-07-17&checkout=2027-07-31&adults=7&town=hisaronu&feature=klima-her-odada | dishwasher
we've two toddlers so the pool must have a fence. Ovacik. 29th May - 5th June | checkin=2027-05-29&checkout=2027-06-05&babies=2&town=ovacik&feature=havuz-citi |
how much for five adults for a week in Islamlar at the beginning of July | checkin=2027-07-01&checkout=2027-07-08&adults=5&town=islamlar |
looking for something with a sauna and fireplace for new year in sapanca, four adults two kids | checkin=2026-12-30&checkout=2027-01-02&adults=4&children=2&district=sapanca&feature=sauna,somine |
seafront house please, bodrum or marmaris, up to 2500 euros for ten days in june, six people | nights=10&adults=6&month=2027-06&type=denize-sifir-villalar&district=bodrum,marmaris&maxTotal=125000 |
is there a villa w infinity pool under 300 quid a night sleeping 8 in kalkan | adults=8&town=kalkan&feature=sonsuzluk-havuzu&maxPrice=18000 |
Need: 2 bedroom apartment in Calis, lift, sea view, 14 - 28 Sept | checkin=2027-09-14&checkout=2027-09-28&town=calis&type=apartlar&feature=asansor,deniz-manzarasi&bedrooms=2 |
Our budget's roughly £1,200 for the week, there are four of us, going in May to Dalyan | adults=4&month=2027-05&town=dalyan&maxTotal=72000 |
MY HUSBAND HAS HAD A HIP OPERATION SO NO STEPS PLEASE KALKAN JUNE TWO PEOPLE | adults=2&month=2027-06&town=kalkan&feature=basamaksiz-giris | HIP OPERATION
we want total seclusion, just us two, patara, ten nights from the twelfth of june | checkin=2027-06-12&checkout=2027-06-22&adults=2&town=patara&feature=korunakli-havuz |
family reunion: 11 adults, 6 kids, 2 babies, golturkbuku, 1-10 aug | checkin=2027-08-01&checkout=2027-08-10&adults=11&children=6&babies=2&town=golturkbuku |
villa no more than 200m from sea in selimiye for 5 from 3rd july 1 week | checkin=2027-07-03&checkout=2027-07-10&adults=5&town=selimiye&sea=200 |
can you do a villa in Faralya for my parents, 65 and 70, who want a ground floor bedroom, 20-27 may | checkin=2027-05-20&checkout=2027-05-27&town=faralya&feature=zemin-kat-yatak-odasi | 65 70
villas near the airport in Bodrum for 2 nights for 4 people 18 june | checkin=2027-06-18&checkout=2027-06-20&adults=4&district=bodrum |
cheapest option for 2 people 2 weeks in oludeniz in may or june pls | nights=14&adults=2&month=2027-05,2027-06&town=oludeniz&sort=price |
Looking to book a villa in Kas, 3 bedrooms and at least 2 bathrooms, arriving 11 September for 10 nights | checkin=2027-09-11&checkout=2027-09-21&district=kas&bedrooms=3&bathrooms=2 |
villa for hen do 9 girls gocek 2 nights in june with pool and music allowed | nights=2&adults=9&month=2027-06&town=gocek&feature=ozel-havuz |
my family of six wants a villa in Belek with a kids pool and playground for the october holidays | adults=6&month=2027-10&town=belek&feature=cocuk-havuzu | playground
I want a holiday in July | month=2027-07 |
Somewhere cool and green in the mountains in august for two | adults=2&month=2027-08&type=doga-icinde-villalar |
villa kalkan, pool, 4 guests, 20.06.2027 - 27.06.2027 | checkin=2027-06-20&checkout=2027-06-27&adults=4&town=kalkan&feature=ozel-havuz |
kas seaview 2ppl jun 5-12 | checkin=2027-06-05&checkout=2027-06-12&adults=2&district=kas&feature=deniz-manzarasi |
any availability for twelve of us from the twenty first to the twenty eighth of august in yalikavak | checkin=2027-08-21&checkout=2027-08-28&adults=12&town=yalikavak |
Villa with tennis court, cinema room, sauna, chef, 20 guests, Bodrum, money no problem | adults=20&district=bodrum&feature=sauna |
we need to be central in fethiye, parking for two cars, 5 people, 15 to 20 april | checkin=2027-04-15&checkout=2027-04-20&adults=5&type=merkezi-villalar&district=fethiye&feature=otopark |
dog friendly cottage with log fire for the first weekend in december in sapanca | checkin=2026-12-04&checkout=2026-12-06&district=sapanca&feature=evcil-hayvan-kabul,somine |
holiday home oludeniz under 20000 lira a night 8 persons july | adults=8&month=2027-07&town=oludeniz&maxPrice=20000 |
Please could you let me know if you have a single storey villa in Dalyan for 4 adults for 2 weeks starting 5th September | checkin=2027-09-05&checkout=2027-09-19&adults=4&town=dalyan&feature=tek-katli |
I'd like a villa in Ovacık or Hisarönü with a jacuzzi for 2 adults and 1 child (5 years), 10 days from 1 June | checkin=2027-06-01&checkout=2027-06-11&adults=2&children=1&town=ovacik,hisaronu&feature=jakuzi |
eight adults eight nights eighth of august kalkan | checkin=2027-08-08&checkout=2027-08-16&adults=8&town=kalkan |
gocek by the marina, luxury, 10 guests, 4th-11th sept | checkin=2027-09-04&checkout=2027-09-11&adults=10&town=gocek&type=luks-villalar |
whats the best villa in kalkan for 10 people in terms of reviews | adults=10&town=kalkan&sort=rating |
two-bedroom villa with private pool in Üzümlü for 17–24 May | checkin=2027-05-17&checkout=2027-05-24&town=uzumlu&feature=ozel-havuz&bedrooms=2 |
I'm a travel agent looking for six villas for 40 people in Kalkan in October | adults=30&month=2027-10&town=kalkan |
villa for wedding anniversary, sea view, 3 nights, 21 june, kalkan | checkin=2027-06-21&checkout=2027-06-24&town=kalkan&type=balayi-villalari&feature=deniz-manzarasi |
not sure about dates yet but sometime in spring, for 4, fethiye, private pool | adults=4&month=2027-03,2027-04,2027-05&district=fethiye&feature=ozel-havuz |
high chair, cot and stair gates please - kalkan - 2 adults, 10 month old - 3 to 10 june | checkin=2027-06-03&checkout=2027-06-10&adults=2&babies=1&town=kalkan&feature=mama-sandalyesi,bebek-yatagi | stair gates
villa in turkey with private beach access and boat mooring | type=denize-sifir-villalar |
BODRUM GUMUSLUK 4 ADULTS 2 CHILDREN JULY 10 NIGHTS BUDGET 5000 DOLLARS | nights=10&adults=4&children=2&month=2027-07&town=gumusluk&maxTotal=200000 |
a weekend in march for two, kas, with heated pool | nights=2&adults=2&month=2027-03&district=kas&feature=isitmali-havuz |
twin boys 4 yrs, mum and dad, fethiye, 7 nights from 30 june, toddler pool | checkin=2027-06-30&checkout=2027-07-07&adults=2&children=2&district=fethiye&feature=cocuk-havuzu |
secluded kalkan villa with a gym, 3-17 july, 8-10 people | checkin=2027-07-03&checkout=2027-07-17&adults=10&town=kalkan&feature=korunakli-havuz |
the most expensive villa in yalikavak for august please | month=2027-08&town=yalikavak&sort=-price |
good morning, have you anything for a family of seven in oludeniz from the 9th to the 16th of july | checkin=2027-07-09&checkout=2027-07-16&adults=7&town=oludeniz |
two bedroom villa kalkan with a heated pool please, 18 april, one week | checkin=2027-04-18&checkout=2027-04-25&town=kalkan&feature=isitmali-havuz&bedrooms=2 |
My wife and I want a peaceful villa in Islamlar with sea views for 12 nights in September | nights=12&adults=2&month=2027-09&town=islamlar&type=doga-icinde-villalar&feature=deniz-manzarasi |
villa in kas w private pool for under 250 euros per night, 3 adults, 14-21 june | checkin=2027-06-14&checkout=2027-06-21&adults=3&district=kas&feature=ozel-havuz&maxPrice=12500 |
LOOKING FOR BEACHFRONT VILLA BODRUM 10 PEOPLE 2 WEEKS AUGUST | nights=14&adults=10&month=2027-08&type=denize-sifir-villalar&district=bodrum |
hiya can we bring 2 small dogs to gocek in october, 4 adults | adults=4&month=2027-10&town=gocek&feature=evcil-hayvan-kabul |
cheap villa 5 people dalaman area may | adults=5&month=2027-05&town=gocek,dalyan&type=ekonomik-villalar |
3 couples want a villa with jacuzzi and sauna near kalkan beach, first week of october | checkin=2027-10-01&checkout=2027-10-08&adults=6&town=kalkan&feature=jakuzi,sauna |
is there parking and air con at your villas in Fethiye? 2 adults 3 kids, 5th August for 10 days | checkin=2027-08-05&checkout=2027-08-15&adults=2&children=3&district=fethiye&feature=otopark,klima-her-odada |
honeymoon villa patara 7 nights from 11 september very private pool | checkin=2027-09-11&checkout=2027-09-18&town=patara&type=balayi-villalari&feature=korunakli-havuz |
sept 5-19 kalkan 4 bed villa 8 adults max 4000 pounds | checkin=2027-09-05&checkout=2027-09-19&adults=8&town=kalkan&maxTotal=240000&bedrooms=4 |
villa with indoor pool for christmas, six adults, sapanca | adults=6&month=2026-12&district=sapanca&feature=kapali-havuz |
somewhere in marmaris for one week in june for a mum and two children aged 4 and 8 | children=2&month=2027-06&district=marmaris |
please send me options for turunc, 2 adults, june 20 to july 4 | checkin=2027-06-20&checkout=2027-07-04&adults=2&town=turunc |
we'd prefer a villa close to the sea in calis for 5, mid september | checkin=2027-09-12&checkout=2027-09-19&adults=5&town=calis&sea=800 |
villa uzumlu 6ppl pool table bbq wifi july | adults=6&month=2027-07&town=uzumlu&feature=bilardo,mangal,wifi |
do you allow pets? kayakoy, easter week, couple | checkin=2027-03-25&checkout=2027-04-01&adults=2&town=kayakoy&feature=evcil-hayvan-kabul&flex=6 |
any villa in turkey for 14 people with infinity pool, 1-15 july, budget £8000 | checkin=2027-07-01&checkout=2027-07-15&adults=14&feature=sonsuzluk-havuzu&maxTotal=480000 |
baby cot and high chair needed, bitez, 2 adults 1 baby, end of may | checkin=2027-05-25&checkout=2027-06-01&adults=2&babies=1&town=bitez&feature=bebek-yatagi,mama-sandalyesi |
one level villa dalyan garden for elderly couple 10 nights may | nights=10&adults=2&month=2027-05&town=dalyan&feature=tek-katli,bahce |
yalikavak luxury villa sea view 12 guests 3 aug - 13 aug | checkin=2027-08-03&checkout=2027-08-13&adults=12&town=yalikavak&type=luks-villalar&feature=deniz-manzarasi |
whats the price for 4 people in hisaronu last week of august | checkin=2027-08-25&checkout=2027-09-01&adults=4&town=hisaronu |
golf villa belek 8 people march 7 nights heated pool | adults=8&month=2027-03&town=belek&feature=isitmali-havuz |
a villa within 500m of the beach in kalkan for 6 people in july | adults=6&month=2027-07&town=kalkan&sea=500 |
romantic bungalow with hot tub for 2 this weekend | checkin=2026-11-27&checkout=2026-11-29&adults=2&type=balayi-villalari,bungalovlar&feature=jakuzi |
4 adults, 2 teenagers, fethiye, 23/07 - 06/08, pool and wifi | checkin=2027-07-23&checkout=2027-08-06&adults=4&children=2&district=fethiye&feature=ozel-havuz,wifi |
cheapest villa in kas for a couple for 5 nights in april | nights=5&adults=2&month=2027-04&district=kas&sort=price |
villa faralya not overlooked 2 people june 14 nights | nights=14&adults=2&month=2027-06&town=faralya&feature=korunakli-havuz |
we are looking into a holiday in dalyan next summer, two adults and two teenagers, must have a pool | adults=2&children=2&month=2027-06,2027-07,2027-08&town=dalyan&feature=ozel-havuz |
Sleeping 8, Kalkan, 22nd May for 7 nights, ideally with a heated pool and a sea view | checkin=2027-05-22&checkout=2027-05-29&adults=8&town=kalkan&feature=isitmali-havuz,deniz-manzarasi |
villa wanted for a couple plus baby in Gocek early September | checkin=2027-09-01&checkout=2027-09-08&adults=2&babies=1&town=gocek |
anything free over new year for six people with a fireplace | checkin=2026-12-30&checkout=2027-01-02&adults=6&feature=somine |
bodrum 4 bedrooms 4 bathrooms luxury august 10 to 20 | checkin=2027-08-10&checkout=2027-08-20&type=luks-villalar&district=bodrum&bedrooms=4&bathrooms=4 |
just the two of us, somewhere quiet, kas, ten days in october, sea view | nights=10&adults=2&month=2027-10&type=doga-icinde-villalar&district=kas&feature=deniz-manzarasi |
Do you have a villa where the pool cannot be seen by neighbours? Patara, 6 guests, July | adults=6&month=2027-07&town=patara&feature=korunakli-havuz |
my parents are both in their 70s and need a downstairs bedroom, fethiye, 4 people, june | adults=4&month=2027-06&district=fethiye&feature=zemin-kat-yatak-odasi | 70s
cheap flat in marmaris for students, 5 of us, last two weeks of june | checkin=2027-06-17&checkout=2027-07-01&adults=5&type=ekonomik-villalar,apartlar&district=marmaris&flex=1 | students
Ovacik 3 bed villa 8th-22nd August, kids pool, bbq, under £2500 | checkin=2027-08-08&checkout=2027-08-22&town=ovacik&feature=cocuk-havuzu,mangal&maxTotal=150000&bedrooms=3 |
we have a toddler and a dog, fenced pool please, Islamlar, a week in May | babies=1&month=2027-05&town=islamlar&feature=evcil-hayvan-kabul,havuz-citi |
is it possible to rent a villa in turunc for 4 nights over easter for 3 people | checkin=2027-03-26&checkout=2027-03-30&adults=3&town=turunc&flex=7 |
large villa, 14 adults, yalikavak, sauna, jacuzzi, gym, 5-12 sept | checkin=2027-09-05&checkout=2027-09-12&adults=14&town=yalikavak&feature=sauna,jakuzi |
Kayakoy cottage, 2 people, 3 weeks from 10 april, wifi for work | checkin=2027-04-10&checkout=2027-05-01&adults=2&town=kayakoy&feature=wifi |
what is the cheapest week in september for 6 people in oludeniz | adults=6&month=2027-09&town=oludeniz&sort=price |
villa with lift and wide doors for wheelchair kalkan | town=kalkan&feature=asansor,basamaksiz-giris | wide doors
four friends, bitez, walking distance to the beach, 12-19 june, max 100 euros per night | checkin=2027-06-12&checkout=2027-06-19&adults=4&town=bitez&maxPrice=5000&sea=800 |
uzumlu or islamlar, mountain view, 5 people, second week of october | checkin=2027-10-08&checkout=2027-10-15&adults=5&town=uzumlu,islamlar&type=doga-icinde-villalar |
need villa asap this weekend kalkan 8 people | checkin=2026-11-27&checkout=2026-11-29&adults=8&town=kalkan |
villa for 10 people selimiye july two weeks private pool and jetty | nights=14&adults=10&month=2027-07&town=selimiye&type=denize-sifir-villalar&feature=ozel-havuz |
`,
    ABROAD,
  );
});

describe('in German', () => {
  typedAsks(
    `
Guten Tag, mein Mann und ich möchten gern zehn Tage im Mai nach Kayaköy in ein ruhiges Häuschen | nights=10&adults=2&month=2027-05&town=kayakoy&type=doga-icinde-villalar |
Kundenanfrage: Villa 4 SZ, beheizter Privatpool, Kalkan, 21.-28. Juni, 8 Pax, Budget 5.000 EUR | checkin=2027-06-21&checkout=2027-06-28&adults=8&town=kalkan&feature=isitmali-havuz,ozel-havuz&maxTotal=250000&bedrooms=4 |
Bin Rollstuhlfahrer und brauche einen stufenlosen Eingang, Fethiye, zwei Personen, Oktober | adults=2&month=2027-10&district=fethiye&feature=basamaksiz-giris |
Digitaler Nomade sucht für einen Monat im März ein Haus in Kas mit schnellem WLAN | checkin=2027-03-02&checkout=2027-04-01&district=kas&feature=wifi&flex=1 |
Hochzeitsgäste, 12 Leute, Nähe Ölüdeniz vom 9. bis 13. September | checkin=2027-09-09&checkout=2027-09-13&adults=12&town=oludeniz | Hochzeitsgäste
zehn Segler suchen Villa am Yachthafen Göcek letzte Maiwoche | checkin=2027-05-25&checkout=2027-06-01&adults=10&town=gocek |
Zwei Labradore und drei Menschen, Garten, Islamlar, Mitte Juni eine Woche | checkin=2027-06-12&checkout=2027-06-19&adults=3&town=islamlar&feature=evcil-hayvan-kabul,bahce |
FÜNFKÖPFIGE FAMILIE KALKAN 14. BIS 28. AUGUST MIT POOL BITTE | checkin=2027-08-14&checkout=2027-08-28&adults=5&town=kalkan&feature=ozel-havuz |
fethiye villa fuer vier zwischen dem zehnten und siebzehnten juni | checkin=2027-06-10&checkout=2027-06-17&adults=4&district=fethiye |
irgendwas in Patara unter zweitausend Euro für eine Woche im Juli | month=2027-07&town=patara&maxTotal=100000 |
Haben Sie eine Villa für 16 Personen mit Infinitypool und Meerblick in Yalikavak? | adults=16&town=yalikavak&feature=sonsuzluk-havuzu,deniz-manzarasi |
2 Pärchen, Sauna, Whirlpool, romantisch, Februar | adults=4&month=2027-02&type=balayi-villalari&feature=sauna,jakuzi |
Kas 1.-15. Sept. 3 Schlafzimmer 2 Bäder | checkin=2027-09-01&checkout=2027-09-15&district=kas&bedrooms=3&bathrooms=2 |
Gibt es in Dalyan etwas für 2 Erwachsene und unser 18 Monate altes Baby mit Babybett, 5.-12. Mai? | checkin=2027-05-05&checkout=2027-05-12&adults=2&babies=1&town=dalyan&feature=bebek-yatagi |
nicht mehr als 150 € die Nacht, Göcek, Pärchen, April | adults=2&month=2027-04&town=gocek&maxPrice=7500 |
Junggesellenabschied 14 Jungs Bodrum 3 Nächte im Mai | nights=3&adults=14&month=2027-05&district=bodrum |
Hallo! Könnten Sie uns etwas für 9 Leute (4 Erwachsene, 5 Kinder) in Hisarönü ab 2. August für eine Woche empfehlen? | checkin=2027-08-02&checkout=2027-08-09&adults=4&children=5&town=hisaronu |
Villa mit Poolzaun für Kleinkinder in Fethiye | babies=1&district=fethiye&feature=havuz-citi |
halal, niemand darf in den Pool schauen können, 3 Familien | adults=12&type=muhafazakar-villalar&feature=korunakli-havuz |
eine Woche Anfang Oktober, Fethiye oder Kas, für mich und meine Freundin | checkin=2027-10-01&checkout=2027-10-08&adults=2&district=fethiye,kas |
Haus mit Grill, Garten und Parkplatz bei Kalkan für 5 Erwachsene | adults=5&town=kalkan&feature=mangal,bahce,otopark |
fünf Gehminuten zum Strand, Calis, 2 Schlafzimmer | town=calis&bedrooms=2&sea=400 |
Was kostet es, in den Sommerferien eine Villa für 8 Personen in Ovacik zu mieten | adults=8&month=2027-07,2027-08&town=ovacik |
Villa für zwanzig Personen | adults=20 |
Wir kommen am 22. Juni und reisen am 6. Juli ab, 2 Erwachsene 2 Teenager, Kalkan Altstadt | checkin=2027-06-22&checkout=2027-07-06&adults=2&children=2&town=kalkan&type=merkezi-villalar |
verlängertes Wochenende Sapanca mit Kamin zu zweit im Dezember | nights=2&adults=2&month=2026-12&district=sapanca&feature=somine |
Bitte Villa in Turunc. 4 Pers. 7 Nächte. Juni egal wann. Max. 1200 Euro. | adults=4&month=2027-06&town=turunc&maxTotal=60000 |
billiges Apartment Marmaris zwei Wochen ab 1. Juli | checkin=2027-07-01&checkout=2027-07-15&type=ekonomik-villalar,apartlar&district=marmaris |
Strandvilla Türkei mit eigenem Strand für 10 Erwachsene | adults=10&type=denize-sifir-villalar |
fetiye vila privater pol 6 personen 2.-9. aug | checkin=2027-08-02&checkout=2027-08-09&adults=6&district=fethiye&feature=ozel-havuz |
ich bin schwanger und reise mit meinem Mann, ebenerdig bitte, Kalkan | adults=2&town=kalkan&feature=basamaksiz-giris | schwanger
Ü30 Mädelswochenende, 8 Mädels, Bodrum, Whirlpool | checkin=2026-11-27&checkout=2026-11-29&adults=8&district=bodrum&feature=jakuzi |
ab 12. Juni für 2 Wochen, hundefreundlich, Selimiye | checkin=2027-06-12&checkout=2027-06-26&town=selimiye&feature=evcil-hayvan-kabul |
Kalkan Villa für 4 in der ersten Septemberhälfte | checkin=2027-09-05&checkout=2027-09-12&adults=4&town=kalkan&flex=4 |
etwas am Meer für Familie mit Baby und Kleinkind im Juni | babies=2&month=2027-06&type=denize-sifir-villalar |
Klimaanlage und Waschmaschine müssen sein, 4 Erwachsene, Dalyan | adults=4&town=dalyan&feature=klima-her-odada | Waschmaschine
Landhaus mit Billardtisch, ohne Nachbarn | type=doga-icinde-villalar&feature=bilardo,korunakli-havuz |
Villa Kalkan Juli August 7 Nächte 2+3 | adults=2&children=3&month=2027-07,2027-08&town=kalkan |
Ist eine Villa für 6 in Üzümlü vom 30. Juli bis 6. August frei | checkin=2027-07-30&checkout=2027-08-06&adults=6&town=uzumlu |
unter 100 Euro pro Nacht für zwei, egal wo | adults=2&maxPrice=5000 |
die billigste Villa für 10 Leute | adults=10&sort=price |
Großgruppe 25 Personen Bodrum Juni | adults=25&month=2027-06&type=genis-aile-villalari&district=bodrum |
Golfurlaub Belek 4 Männer 5 Nächte im März | nights=5&adults=4&month=2027-03&town=belek |
Villa über Ostern mit beheiztem Pool für fünf | checkin=2027-03-25&checkout=2027-04-01&adults=5&feature=isitmali-havuz&flex=6 |
Hat ein Haus in Kalkan einen Fahrstuhl | town=kalkan&feature=asansor |
zwei Erwachsene und ein Hund, 3 Wochen im Mai, ruhig, Göcek | checkin=2027-05-06&checkout=2027-05-27&adults=2&town=gocek&type=doga-icinde-villalar&feature=evcil-hayvan-kabul&flex=5 |
Kalkan/Islamlar 8 Pers 4 SZ Pool Meerblick 1500-2500 Euro pro Woche | adults=8&month=YEAR&town=kalkan,islamlar&feature=ozel-havuz,deniz-manzarasi&minTotal=75000&maxTotal=125000&bedrooms=4 |
Haus nahe Flughafen Antalya für eine Nacht, 4 Personen, 28. Mai | checkin=2027-05-28&checkout=2027-05-29&adults=4&town=belek |
wir sind zu siebt und wollen ab 19. Juni eine Woche nach Bitez | checkin=2027-06-19&checkout=2027-06-26&adults=7&town=bitez |
Mitte September, 10 Tage, Kayaköy, wir zwei, Pool brauchen wir nicht | checkin=2027-09-12&checkout=2027-09-22&adults=2&town=kayakoy |
Familienvilla mit Kinderbecken Fethiye 4 Personen | adults=4&district=fethiye&feature=cocuk-havuzu |
Villa für 6, aber nicht in Bodrum, August | adults=6&month=2027-08 | nicht in Bodrum
Anreise Freitag 2. Juli, Abreise Montag 5. Juli, Kas, 4 Personen | checkin=2027-07-02&checkout=2027-07-05&adults=4&district=kas |
BUDGET CA. 1800 EURO GESAMT 5 PERSONEN FETHIYE 5. JULI 7 NÄCHTE | checkin=2027-07-05&checkout=2027-07-12&adults=5&district=fethiye&maxTotal=90000 |
Luxusvilla mit Fitnessraum und Koch für 14 in Göltürkbükü | adults=14&town=golturkbuku&type=luks-villalar |
Familie mit 3 kleinen Kindern (1, 3 und 5 Jahre) sucht Haus mit eingezäuntem Pool und Babybett, Kayaköy, 10.-17. Juli | checkin=2027-07-10&checkout=2027-07-17&children=3&town=kayakoy&feature=havuz-citi,bebek-yatagi |
Golfgruppe 18 Personen zwei Wochen Belek im März, maximal 6000 Euro | nights=14&adults=18&month=2027-03&town=belek&maxTotal=300000 |
muslimische Großfamilie, 14 Personen, Pool nicht einsehbar, Üzümlü | adults=14&town=uzumlu&type=muhafazakar-villalar,genis-aile-villalari&feature=korunakli-havuz |
Wir landen am 6. Juni in Dalaman und fliegen am 20. Juni zurück, 2 Erwachsene, in Flughafennähe | checkin=2027-06-06&checkout=2027-06-20&adults=2&town=gocek,dalyan |
gibt es was billiger als 700 Euro die Woche für zwei im September in Dalyan | adults=2&month=2027-09&town=dalyan&maxTotal=35000 |
Oma mit Rollator, keine Stufen, 8 Personen, Ölüdeniz | adults=8&town=oludeniz&feature=basamaksiz-giris |
Yogagruppe 12 Frauen Islamlar große Terrasse Sauna Ruhe | adults=12&town=islamlar&type=doga-icinde-villalar&feature=teras,sauna | Yogagruppe
VILLA OVACIK 2 ERWACHSENE 3 KINDER 2 6 UND 9 JAHRE VOM 20. JULI BIS 3. AUGUST | checkin=2027-07-20&checkout=2027-08-03&adults=2&children=3&town=ovacik |
noch last minute angebote diese woche kas zu viert | checkin=2026-11-22&checkout=2026-11-29&adults=4&district=kas |
Anfrage: 2 Erw., 1 Baby, Bitez, 7 Nächte, Anreise Samstag 5. Juni | checkin=2027-06-05&checkout=2027-06-12&adults=2&babies=1&town=bitez |
unser Budget liegt bei 3500 Euro für zehn Nächte im Juli für fünf Personen | nights=10&adults=5&month=2027-07&maxTotal=175000 |
Ferienhaus für 3 Pärchen Kalkan, Restaurants zu Fuß erreichbar | adults=6&town=kalkan&type=merkezi-villalar |
vollklimatisiertes Haus, WLAN, Parkplatz, für 7, Hisarönü, 2.-16. Oktober | checkin=2027-10-02&checkout=2027-10-16&adults=7&town=hisaronu&feature=klima-her-odada,wifi,otopark |
Meerblick aber nicht weit vom Zentrum, 6 Erwachsene, Kalkan, zweite Juniwoche | checkin=2027-06-08&checkout=2027-06-15&adults=6&town=kalkan&type=merkezi-villalar&feature=deniz-manzarasi |
direkt am Wasser in Selimiye, wir sind 4, 8 Nächte ab 12. Juni | checkin=2027-06-12&checkout=2027-06-20&adults=4&town=selimiye&type=denize-sifir-villalar |
muss man eine ganze Woche buchen oder gehen auch 4 Nächte im Mai für 2 in Göcek | nights=4&adults=2&month=2027-05&town=gocek |
Holzbungalow in Sapanca mit Kamin und Whirlpool 2 Nächte 5. Dezember | checkin=2026-12-05&checkout=2026-12-07&type=bungalovlar&district=sapanca&feature=somine,jakuzi |
kalkan vila 3 schlafzimer privatpol august | month=2027-08&town=kalkan&feature=ozel-havuz&bedrooms=3 |
4 Erwachsene 4 Kinder zwei Babybetten 2 Hochstühle Fethiye August | adults=4&children=4&month=2027-08&district=fethiye&feature=bebek-yatagi,mama-sandalyesi |
von Donnerstag bis Sonntag zu dritt, Calis | checkin=2026-11-26&checkout=2026-11-29&adults=3&town=calis |
irgendwann zwischen 10. und 24. August für 7 Nächte zu fünft in Fethiye | checkin=2027-08-14&checkout=2027-08-21&adults=5&district=fethiye&flex=4 |
Juni oder September, zwei Wochen, 2 Personen, beheizter Pool nicht nötig, Kas | nights=14&adults=2&month=2027-06,2027-07,2027-08,2027-09&district=kas |
bestbewertete Villen in Bodrum für Paare | adults=2&district=bodrum&sort=rating |
neueste Villen in Kalkan | town=kalkan&sort=newest |
fußläufig zum Strand, 3 Schlafzimmer, Calis, unter 900 Euro pro Woche | month=YEAR&town=calis&maxTotal=45000&bedrooms=3&sea=800 |
Hallo! Ich bin Emma. Wir sind 6 Freunde und kommen vom 17. bis 21. Juni zu einer Hochzeit nach Göcek. Villa mit Pool wäre super. Danke! | checkin=2027-06-17&checkout=2027-06-21&adults=6&town=gocek&feature=ozel-havuz | Emma
Termin flexibel, eine Woche im Mai, Meerblick, Haustiere erlaubt, Region egal | month=2027-05&feature=deniz-manzarasi,evcil-hayvan-kabul |
suche Unterkunft für eine Person bei Marmaris für drei Nächte ab morgen | checkin=2026-11-23&checkout=2026-11-26&adults=1&district=marmaris |
nicht zu teure Villa, Pool, Grill, wir sind acht, Ende Juni, Ölüdeniz oder Hisarönü | checkin=2027-06-24&checkout=2027-07-01&adults=8&town=oludeniz,hisaronu&type=ekonomik-villalar&feature=ozel-havuz,mangal |
was habt ihr vom 25. Dezember bis 2. Januar für 4 in Kas | checkin=2026-12-25&checkout=2027-01-02&adults=4&district=kas |
eingeschossiges Haus rollstuhlgeeignet in Dalyan für 5 | adults=5&town=dalyan&feature=tek-katli,basamaksiz-giris |
6 Kumpels Juli Bodrum billig | adults=6&month=2027-07&type=ekonomik-villalar&district=bodrum |
Villa frei vom 26. Juli bis zum 9. August? vier Erwachsene ein Teenager. Kayaköy oder Umgebung | checkin=2027-07-26&checkout=2027-08-09&adults=4&children=1&town=kayakoy |
50 qm Terrasse, Infinitypool, Luxus, Kalkan, 4 Pers | adults=4&town=kalkan&type=luks-villalar&feature=teras,sonsuzluk-havuzu | 50 qm
Die günstigsten zwei Wochen im August für eine 4-köpfige Familie in Fethiye bitte | nights=14&adults=4&month=2027-08&district=fethiye&sort=price |
kann man die Villa in Raten zahlen, Kalkan, Juli | month=2027-07&town=kalkan |
Erdgeschosswohnung für meine älteren Eltern und uns (4 Personen), Calis, erste Woche im Mai | checkin=2027-05-01&checkout=2027-05-08&adults=4&town=calis&type=apartlar&feature=zemin-kat-yatak-odasi |
Flitterwochen, absolute Privatsphäre, 10 Tage ab 14. Mai | checkin=2027-05-14&checkout=2027-05-24&type=balayi-villalari&feature=korunakli-havuz |
Babymoon im März, 2 Personen, beheizter Pool, ruhig | adults=2&month=2027-03&type=doga-icinde-villalar&feature=isitmali-havuz | Babymoon
Golden Retriever und 2 Erwachsene, Garten, Göcek, Ostern | checkin=2027-03-25&checkout=2027-04-01&adults=2&town=gocek&feature=evcil-hayvan-kabul,bahce&flex=6 |
Kalkan Villa für 8 max 3000€ vom 10.7. bis 24.7. | checkin=2027-07-10&checkout=2027-07-24&adults=8&town=kalkan&maxTotal=150000 |
nahe Hafen Kas für Segeltörn, 6 Personen, 3. Juni eine Nacht | checkin=2027-06-03&checkout=2027-06-04&adults=6&district=kas | Segeltörn
Ferienhäuschen mit Gärtchen für Omi und Opi, Kayaköy, ab 3. Mai zwei Wochen | checkin=2027-05-03&checkout=2027-05-17&town=kayakoy&feature=bahce |
3 Schlafzimmer, 3 Badezimmer, zentral in Bodrum, 5. Juli | checkin=2027-07-05&checkout=2027-07-12&type=merkezi-villalar&district=bodrum&bedrooms=3&bathrooms=3 |
hallo suche unterkunft in der türkei 2 erwachsene 2 kinder 14 nächte august budget 2500 eur | nights=14&adults=2&children=2&month=2027-08&maxTotal=125000 |
Haus in den Hügeln mit Bergblick bei Kalkan, wir sind fünf, Oktober | adults=5&month=2027-10&town=kalkan&type=doga-icinde-villalar | Hügeln
Woche ab 12. Juli, neun Personen, Ovacik | checkin=2027-07-12&checkout=2027-07-19&adults=9&town=ovacik |
VILLA PATARA 6 PERSONEN 100M ZUM STRAND | adults=6&town=patara&sea=100 |
Guten Tag, zwei Rentner suchen ein Haus in Turunc zwischen dem 8. und 22. Mai | checkin=2027-05-08&checkout=2027-05-22&adults=2&town=turunc |
hey wir wollen was lebhaftes in Bodrum mit Whirlpool, 4 Leute, erste Juliwoche | checkin=2027-07-01&checkout=2027-07-08&adults=4&district=bodrum&feature=jakuzi | lebhaftes
Villa Raum Kalkan, max. 10 Minuten Fußweg zum Strand, 4 Schlafzimmer, eigener Pool, 2 Wochen ab 24. Juli | checkin=2027-07-24&checkout=2027-08-07&town=kalkan&feature=ozel-havuz&bedrooms=4&sea=800 |
sind zwei große Hunde in Fethiye erlaubt? 1. bis 8. Oktober | checkin=2027-10-01&checkout=2027-10-08&district=fethiye&feature=evcil-hayvan-kabul |
Alleinreisende sucht ruhiges Plätzchen mit gutem WLAN für drei Wochen ab 6. November 2027 | checkin=2027-11-06&checkout=2027-11-27&adults=1&type=doga-icinde-villalar&feature=wifi |
7 Personen, Klimaanlage, Spülmaschine, Supermarkt in der Nähe, Hisarönü, 17.7. bis 31.7. | checkin=2027-07-17&checkout=2027-07-31&adults=7&town=hisaronu&feature=klima-her-odada | Spülmaschine
zwei Kleinkinder, also muss der Pool einen Zaun haben. Ovacik. 29. Mai - 5. Juni | checkin=2027-05-29&checkout=2027-06-05&babies=2&town=ovacik&feature=havuz-citi |
was kostet eine Woche für fünf Erwachsene in Islamlar Anfang Juli | checkin=2027-07-01&checkout=2027-07-08&adults=5&town=islamlar |
Silvester in Sapanca mit Sauna und Kamin, vier Erwachsene zwei Kinder | checkin=2026-12-30&checkout=2027-01-02&adults=4&children=2&district=sapanca&feature=sauna,somine |
Haus in erster Reihe am Meer, Bodrum oder Marmaris, bis 2500 Euro für zehn Tage im Juni, sechs Personen | nights=10&adults=6&month=2027-06&type=denize-sifir-villalar&district=bodrum,marmaris&maxTotal=125000 |
Infinitypool unter 300 € pro Nacht für 8 in Kalkan | adults=8&town=kalkan&feature=sonsuzluk-havuzu&maxPrice=15000 |
romantisches Wochenende zu zweit mit Whirlpool bei Sapanca | checkin=2026-11-27&checkout=2026-11-29&adults=2&type=balayi-villalari&district=sapanca&feature=jakuzi |
2-Zimmer-Wohnung in Calis mit Aufzug und Meerblick, 14. - 28. Sept. | checkin=2027-09-14&checkout=2027-09-28&town=calis&type=apartlar&feature=asansor,deniz-manzarasi&bedrooms=2 |
Budget etwa 1200 Euro für die Woche, wir sind zu viert, im Mai nach Dalyan | adults=4&month=2027-05&town=dalyan&maxTotal=60000 |
MEIN MANN WURDE AN DER HÜFTE OPERIERT DAHER KEINE TREPPEN KALKAN JUNI 2 PERSONEN | adults=2&month=2027-06&town=kalkan&feature=basamaksiz-giris | HÜFTE OPERIERT
völlige Abgeschiedenheit, nur wir beide, Patara, zehn Nächte ab dem zwölften Juni | checkin=2027-06-12&checkout=2027-06-22&adults=2&town=patara&feature=korunakli-havuz |
Familientreffen: 11 Erwachsene, 6 Kinder, 2 Babys, Göltürkbükü, 1.-10. Aug. | checkin=2027-08-01&checkout=2027-08-10&adults=11&children=6&babies=2&town=golturkbuku |
Haus mit drei Schlafzimmern für 6 und Grill in Üzümlü, 12.06.27 bis 26.06.27 | checkin=2027-06-12&checkout=2027-06-26&adults=6&town=uzumlu&feature=mangal&bedrooms=3 |
höchstens 200 m zum Meer in Selimiye für 5 ab 3. Juli 1 Woche | checkin=2027-07-03&checkout=2027-07-10&adults=5&town=selimiye&sea=200 |
Faralya für meine Eltern mit Schlafzimmer im Erdgeschoss, 20.-27. Mai | checkin=2027-05-20&checkout=2027-05-27&town=faralya&feature=zemin-kat-yatak-odasi |
günstigstes Angebot für 2 Personen 2 Wochen Ölüdeniz im Mai oder Juni | nights=14&adults=2&month=2027-05,2027-06&town=oludeniz&sort=price |
Villa in Kas, 3 Schlafzimmer, mindestens 2 Bäder, Anreise 11. September für 10 Nächte | checkin=2027-09-11&checkout=2027-09-21&district=kas&bedrooms=3&bathrooms=2 |
Junggesellinnenabschied 9 Frauen Göcek 2 Nächte im Juni mit Pool | nights=2&adults=9&month=2027-06&town=gocek&feature=ozel-havuz |
sechsköpfige Familie sucht Villa in Belek mit Kinderpool in den Herbstferien | adults=6&month=2027-10&town=belek&feature=cocuk-havuzu |
Ich will im Juli Urlaub machen | month=2027-07 |
irgendwo kühl und grün in den Bergen im August für zwei | adults=2&month=2027-08&type=doga-icinde-villalar |
Villa Kalkan, Pool, 4 Gäste, 20.06.2027 - 27.06.2027 | checkin=2027-06-20&checkout=2027-06-27&adults=4&town=kalkan&feature=ozel-havuz |
kas meerblick 2 pers 5.-12. jun | checkin=2027-06-05&checkout=2027-06-12&adults=2&district=kas&feature=deniz-manzarasi |
zwölf Personen vom einundzwanzigsten bis achtundzwanzigsten August in Yalikavak | checkin=2027-08-21&checkout=2027-08-28&adults=12&town=yalikavak |
Villa mit Tennisplatz, Kino, Sauna, Koch, 20 Gäste, Bodrum, Geld spielt keine Rolle | adults=20&district=bodrum&feature=sauna |
kleines Häuschen mit einem Schlafzimmer für ein Paar, Altstadt Kas, Anfang Juni | checkin=2027-06-01&checkout=2027-06-08&adults=2&type=merkezi-villalar&district=kas&bedrooms=1 |
zentral in Fethiye, Parkplatz für zwei Autos, 5 Personen, 15. bis 20. April | checkin=2027-04-15&checkout=2027-04-20&adults=5&type=merkezi-villalar&district=fethiye&feature=otopark |
Hütte mit Kamin und Hund am ersten Dezemberwochenende in Sapanca | checkin=2026-12-04&checkout=2026-12-06&type=bungalovlar&district=sapanca&feature=somine,evcil-hayvan-kabul |
Ferienhaus Ölüdeniz unter 20000 Lira pro Nacht 8 Personen Juli | adults=8&month=2027-07&town=oludeniz&maxPrice=20000 |
Bitte teilen Sie mir mit, ob Sie ein eingeschossiges Haus in Dalyan für 4 Erwachsene für 2 Wochen ab 5. September haben | checkin=2027-09-05&checkout=2027-09-19&adults=4&town=dalyan&feature=tek-katli |
Digital Detox, kein WLAN nötig, Islamlar, Natur, eine Person | adults=1&town=islamlar&type=doga-icinde-villalar | Detox
Villa in Ovacık oder Hisarönü mit Whirlpool für 2 Erwachsene und 1 Kind (5 Jahre), 10 Tage ab 1. Juni | checkin=2027-06-01&checkout=2027-06-11&adults=2&children=1&town=ovacik,hisaronu&feature=jakuzi |
acht Erwachsene acht Nächte ab achtem August Kalkan | checkin=2027-08-08&checkout=2027-08-16&adults=8&town=kalkan |
Göcek an der Marina, luxuriös, 10 Gäste, 4.-11. Sept. | checkin=2027-09-04&checkout=2027-09-11&adults=10&town=gocek&type=luks-villalar |
Villa mit zwei Schlafzimmern und Privatpool in Üzümlü 17.–24. Mai | checkin=2027-05-17&checkout=2027-05-24&town=uzumlu&feature=ozel-havuz&bedrooms=2 |
wir suchen zum Hochzeitstag Villa mit Meerblick, 3 Nächte, 21. Juni, Kalkan | checkin=2027-06-21&checkout=2027-06-24&town=kalkan&type=balayi-villalari&feature=deniz-manzarasi |
Termin noch offen, irgendwann im Frühling, zu viert, Fethiye, Privatpool | adults=4&month=2027-03,2027-04,2027-05&district=fethiye&feature=ozel-havuz | offen
Hochstuhl, Babybett und Treppenschutzgitter bitte - Kalkan - 2 Erwachsene, 10 Monate altes Baby - 3. bis 10. Juni | checkin=2027-06-03&checkout=2027-06-10&adults=2&babies=1&town=kalkan&feature=mama-sandalyesi,bebek-yatagi | Treppenschutzgitter
Villa Türkei mit privatem Strandzugang und Bootsanleger | type=denize-sifir-villalar |
BODRUM GÜMÜSLÜK 4 ERWACHSENE 2 KINDER JULI 10 NÄCHTE BUDGET 5000 DOLLAR | nights=10&adults=4&children=2&month=2027-07&town=gumusluk&maxTotal=200000 |
ein Wochenende im März für zwei, Kas, mit beheiztem Pool | nights=2&adults=2&month=2027-03&district=kas&feature=isitmali-havuz |
Zwillinge 4 Jahre, Mama und Papa, Fethiye, 7 Nächte ab 30. Juni, Kinderbecken | checkin=2027-06-30&checkout=2027-07-07&adults=2&children=2&district=fethiye&feature=cocuk-havuzu |
ist in Bitez nächste Woche von Dienstag bis Freitag noch was für 4 frei | checkin=2026-11-24&checkout=2026-11-27&adults=4&town=bitez |
abgelegene Villa Kalkan mit Fitnessraum, 3.-17. Juli, 8-10 Personen | checkin=2027-07-03&checkout=2027-07-17&adults=10&town=kalkan&feature=korunakli-havuz |
die teuerste Villa in Yalikavak für August bitte | month=2027-08&town=yalikavak&sort=-price |
wir sind drei Generationen, neun Personen, brauchen 5 Schlafzimmer, Ölüdeniz im Juni | adults=9&month=2027-06&town=oludeniz&bedrooms=5 |
Guten Morgen, haben Sie etwas für eine siebenköpfige Familie in Ölüdeniz vom 9. bis 16. Juli | checkin=2027-07-09&checkout=2027-07-16&adults=7&town=oludeniz |
Villa Kalkan zwei Schlafzimmer beheizter Pool ab 18. April eine Woche | checkin=2027-04-18&checkout=2027-04-25&town=kalkan&feature=isitmali-havuz&bedrooms=2 |
Meine Frau und ich wünschen uns eine ruhige Villa in Islamlar mit Meerblick für 12 Nächte im September | nights=12&adults=2&month=2027-09&town=islamlar&type=doga-icinde-villalar&feature=deniz-manzarasi |
Haus in Kas mit Privatpool unter 250 Euro pro Nacht, 3 Erwachsene, 14.-21. Juni | checkin=2027-06-14&checkout=2027-06-21&adults=3&district=kas&feature=ozel-havuz&maxPrice=12500 |
SUCHE VILLA DIREKT AM STRAND BODRUM 10 PERSONEN 2 WOCHEN AUGUST | nights=14&adults=10&month=2027-08&type=denize-sifir-villalar&district=bodrum |
können wir 2 kleine Hunde nach Göcek mitnehmen, Oktober, 4 Erwachsene | adults=4&month=2027-10&town=gocek&feature=evcil-hayvan-kabul |
günstige Villa 5 Personen Raum Dalaman Mai | adults=5&month=2027-05&town=gocek,dalyan&type=ekonomik-villalar |
3 Paare suchen Villa mit Whirlpool und Sauna in Kalkan, erste Oktoberwoche | checkin=2027-10-01&checkout=2027-10-08&adults=6&town=kalkan&feature=jakuzi,sauna |
Parkplatz und Klimaanlage in Fethiye, 2 Erwachsene 3 Kinder, 5. August für 10 Tage | checkin=2027-08-05&checkout=2027-08-15&adults=2&children=3&district=fethiye&feature=otopark,klima-her-odada |
Flitterwochen Patara 7 Nächte ab 11. September uneinsehbarer Pool | checkin=2027-09-11&checkout=2027-09-18&town=patara&type=balayi-villalari&feature=korunakli-havuz |
5.-19. Sept Kalkan Villa 4 Schlafzimmer 8 Erwachsene max 4000 Euro | checkin=2027-09-05&checkout=2027-09-19&adults=8&town=kalkan&maxTotal=200000&bedrooms=4 |
Villa mit Hallenbad über Weihnachten, sechs Erwachsene, Sapanca | adults=6&month=2026-12&district=sapanca&feature=kapali-havuz |
Marmaris im Juni, Mama mit zwei Kindern 4 und 8 Jahre, eine Woche | children=2&month=2027-06&district=marmaris |
bitte Vorschläge für Turunc, 2 Erwachsene, 20. Juni bis 4. Juli | checkin=2027-06-20&checkout=2027-07-04&adults=2&town=turunc |
am liebsten nah am Meer in Calis für 5, Mitte September | checkin=2027-09-12&checkout=2027-09-19&adults=5&town=calis&sea=800 |
Villa Üzümlü 6 Pers. Billard Grill WLAN Juli | adults=6&month=2027-07&town=uzumlu&feature=bilardo,mangal,wifi |
sind Haustiere erlaubt? Kayaköy, Osterwoche, Paar | adults=2&month=2027-03,2027-04&town=kayakoy&feature=evcil-hayvan-kabul |
Villa Türkei 14 Personen Infinity-Pool, 1.-15. Juli, Budget 8000 € | checkin=2027-07-01&checkout=2027-07-15&adults=14&feature=sonsuzluk-havuzu&maxTotal=400000 |
Babybett und Hochstuhl nötig, Bitez, 2 Erwachsene 1 Baby, Ende Mai | checkin=2027-05-25&checkout=2027-06-01&adults=2&babies=1&town=bitez&feature=bebek-yatagi,mama-sandalyesi |
ebenerdiges Haus Dalyan mit Garten für älteres Ehepaar 10 Nächte Mai | nights=10&adults=2&month=2027-05&town=dalyan&feature=basamaksiz-giris,bahce |
Yalikavak Luxusvilla Meerblick 12 Gäste 3. Aug - 13. Aug | checkin=2027-08-03&checkout=2027-08-13&adults=12&town=yalikavak&type=luks-villalar&feature=deniz-manzarasi |
wie teuer ist es für 4 Leute in Hisarönü letzte Augustwoche | checkin=2027-08-25&checkout=2027-09-01&adults=4&town=hisaronu |
Golfreise Belek 8 Personen März 7 Nächte beheizter Pool | adults=8&month=2027-03&town=belek&feature=isitmali-havuz |
Villa höchstens 500 m vom Strand in Kalkan für 6 Personen im Juli | adults=6&month=2027-07&town=kalkan&sea=500 |
romantischer Bungalow mit Whirlpool für 2 dieses Wochenende | checkin=2026-11-27&checkout=2026-11-29&adults=2&type=balayi-villalari,bungalovlar&feature=jakuzi |
4 Erwachsene, 2 Teenager, Fethiye, 23.07. - 06.08., Pool und WLAN | checkin=2027-07-23&checkout=2027-08-06&adults=4&children=2&district=fethiye&feature=ozel-havuz,wifi |
billigste Villa in Kas für ein Paar für 5 Nächte im April | nights=5&adults=2&month=2027-04&district=kas&sort=price |
Faralya nicht einsehbar 2 Personen Juni 14 Nächte | nights=14&adults=2&month=2027-06&town=faralya&feature=korunakli-havuz |
wir planen nächsten Sommer Urlaub in Dalyan, zwei Erwachsene und zwei Jugendliche, Pool ist ein Muss | adults=2&children=2&month=2027-06,2027-07,2027-08&town=dalyan&feature=ozel-havuz |
Platz für 8, Kalkan, 22. Mai für 7 Nächte, gern mit beheiztem Pool und Meerblick | checkin=2027-05-22&checkout=2027-05-29&adults=8&town=kalkan&feature=isitmali-havuz,deniz-manzarasi |
Villa für ein Paar mit Baby in Göcek Anfang September | checkin=2027-09-01&checkout=2027-09-08&adults=2&babies=1&town=gocek |
über Silvester für sechs Personen mit Kamin | checkin=2026-12-30&checkout=2027-01-02&adults=6&feature=somine |
Bodrum 4 Schlafzimmer 4 Bäder luxuriös 10. bis 20. August | checkin=2027-08-10&checkout=2027-08-20&type=luks-villalar&district=bodrum&bedrooms=4&bathrooms=4 |
nur wir zwei, irgendwo ruhig, Kas, zehn Tage im Oktober, Meerblick | nights=10&adults=2&month=2027-10&type=doga-icinde-villalar&district=kas&feature=deniz-manzarasi |
Haben Sie eine Villa, deren Pool von Nachbarn nicht einsehbar ist? Patara, 6 Gäste, Juli | adults=6&month=2027-07&town=patara&feature=korunakli-havuz |
meine Eltern sind über 70 und brauchen ein Schlafzimmer unten, Fethiye, 4 Personen, Juni | adults=4&month=2027-06&district=fethiye&feature=zemin-kat-yatak-odasi | 70
billige Wohnung in Marmaris für Studenten, wir sind zu fünft, letzte Juniwoche | checkin=2027-06-24&checkout=2027-07-01&adults=5&type=ekonomik-villalar,apartlar&district=marmaris | Studenten
Ovacik Haus 3 Schlafzimmer 8.-22. August, Kinderbecken, Grill, unter 2500 € | checkin=2027-08-08&checkout=2027-08-22&town=ovacik&feature=cocuk-havuzu,mangal&maxTotal=125000&bedrooms=3 |
wir haben ein Kleinkind und einen Hund, bitte eingezäunter Pool, Islamlar, eine Woche im Mai | babies=1&month=2027-05&town=islamlar&feature=evcil-hayvan-kabul,havuz-citi |
kann man in Turunc über Ostern für 4 Nächte etwas mieten, 3 Personen | checkin=2027-03-26&checkout=2027-03-30&adults=3&town=turunc&flex=7 |
große Villa, 14 Erwachsene, Yalikavak, Sauna, Whirlpool, Fitnessraum, 5.-12. Sept. | checkin=2027-09-05&checkout=2027-09-12&adults=14&town=yalikavak&feature=sauna,jakuzi |
Häuschen Kayaköy, 2 Personen, 3 Wochen ab 10. April, WLAN zum Arbeiten | checkin=2027-04-10&checkout=2027-05-01&adults=2&town=kayakoy&feature=wifi |
welche Woche im September ist für 6 Personen in Ölüdeniz am günstigsten | adults=6&month=2027-09&town=oludeniz&sort=price |
Villa mit Aufzug und breiten Türen für Rollstuhl Kalkan | town=kalkan&feature=asansor,basamaksiz-giris | breiten Türen
vier Freunde, Bitez, fußläufig zum Strand, 12.-19. Juni, max 100 Euro pro Nacht | checkin=2027-06-12&checkout=2027-06-19&adults=4&town=bitez&maxPrice=5000&sea=800 |
Üzümlü oder Islamlar, Bergblick, 5 Personen, zweite Oktoberwoche | checkin=2027-10-08&checkout=2027-10-15&adults=5&town=uzumlu,islamlar&type=doga-icinde-villalar |
brauche dringend Villa dieses Wochenende Kalkan 8 Personen | checkin=2026-11-27&checkout=2026-11-29&adults=8&town=kalkan |
Villa für 10 Personen Selimiye Juli zwei Wochen Privatpool und Steg | nights=14&adults=10&month=2027-07&town=selimiye&type=denize-sifir-villalar&feature=ozel-havuz |
`,
    ABROAD,
  );
});

describe('in Russian', () => {
  typedAsks(
    `
ребят нужна крутая вилла с бассейном на 8 человек калкан июль | adults=8&month=2027-07&town=kalkan&feature=ozel-havuz |
Здравствуйте, мы с мужем хотели бы снять тихий домик в Каякёе на десять дней в мае | nights=10&adults=2&month=2027-05&town=kayakoy&type=doga-icinde-villalar |
Заявка: вилла 4 спальни, частный бассейн с подогревом, Калкан, 21-28 июня, 8 чел, бюджет 5000 евро | checkin=2027-06-21&checkout=2027-06-28&adults=8&town=kalkan&feature=ozel-havuz,isitmali-havuz&maxTotal=250000&bedrooms=4 |
я на инвалидной коляске нужен вход без порогов и спальня на первом этаже фетхие двое октябрь | adults=2&month=2027-10&district=fethiye&feature=basamaksiz-giris,zemin-kat-yatak-odasi |
нас 12 гостей на свадьбу рядом с олюденизом с 9 по 13 сентября | checkin=2027-09-09&checkout=2027-09-13&adults=12&town=oludeniz |
десять яхтсменов ищут виллу у марины гёчек последняя неделя мая | checkin=2027-05-25&checkout=2027-06-01&adults=10&town=gocek |
два лабрадора и трое взрослых, сад, исламлар, середина июня на неделю | checkin=2027-06-12&checkout=2027-06-19&adults=3&town=islamlar&feature=evcil-hayvan-kabul,bahce |
СЕМЬЯ ИЗ ПЯТИ ЧЕЛОВЕК КАЛКАН С 14 ПО 28 АВГУСТА БАССЕЙН | checkin=2027-08-14&checkout=2027-08-28&adults=5&town=kalkan&feature=ozel-havuz |
фетхие вилла на четверых с десятого по семнадцатое июня | checkin=2027-06-10&checkout=2027-06-17&adults=4&district=fethiye |
что-нибудь в патаре до двух тысяч евро на неделю в июле | month=2027-07&town=patara&maxTotal=100000 |
Есть ли вилла на 16 человек с бассейном инфинити и видом на море в Ялыкаваке? | adults=16&town=yalikavak&feature=sonsuzluk-havuzu,deniz-manzarasi |
две пары, сауна, джакузи, романтика, февраль | adults=4&month=2027-02&type=balayi-villalari&feature=sauna,jakuzi |
каш 1-15 сентября 3 спальни 2 санузла | checkin=2027-09-01&checkout=2027-09-15&district=kas&bedrooms=3&bathrooms=2 |
есть ли в дальяне жилье на 2 взрослых и малыша с детской кроваткой 5-12 мая? | checkin=2027-05-05&checkout=2027-05-12&adults=2&babies=1&town=dalyan&feature=bebek-yatagi |
не дороже 150 € за ночь, гечек, пара, апрель | adults=2&month=2027-04&town=gocek&maxPrice=7500 |
мальчишник 14 парней бодрум 3 ночи в мае | nights=3&adults=14&month=2027-05&district=bodrum |
вилла олюдинез на шесть человк в сентебре | adults=6&month=2027-09&town=oludeniz |
Добрый день! Посоветуйте что-то на 9 человек (4 взрослых, 5 детей) в Хисароню со 2 августа на неделю | checkin=2027-08-02&checkout=2027-08-09&adults=4&children=5&town=hisaronu |
вилла с забором вокруг бассейна для малышей фетхие | babies=1&district=fethiye&feature=havuz-citi |
халяльная вилла, чтобы никто не видел бассейн, 3 семьи | adults=12&type=muhafazakar-villalar&feature=korunakli-havuz |
неделя в начале октября, фетхие или каш, для меня и девушки | checkin=2027-10-01&checkout=2027-10-08&adults=2&district=fethiye,kas |
дом с мангалом, садом и парковкой возле калкана на 5 взрослых | adults=5&town=kalkan&feature=mangal,bahce,otopark |
пять минут пешком до пляжа, чалыш, 2 спальни | town=calis&bedrooms=2&sea=400 |
сколько стоит снять виллу на 8 человек в оваджике на летних каникулах | adults=8&month=2027-07,2027-08&town=ovacik |
вилла на двадцать человек | adults=20 |
приезжаем 22 июня, уезжаем 6 июля, 2 взрослых 2 подростка, старый город калкан | checkin=2027-06-22&checkout=2027-07-06&adults=2&children=2&town=kalkan&type=merkezi-villalar |
длинные выходные сапанджа с камином вдвоем в декабре | nights=2&adults=2&month=2026-12&district=sapanca&feature=somine |
вилла в турунче. 4 человека. 7 ночей. любая дата в июне. максимум 1200 евро | adults=4&month=2027-06&town=turunc&maxTotal=60000 |
дешевые апартаменты мармарис две недели с 1 июля | checkin=2027-07-01&checkout=2027-07-15&type=ekonomik-villalar,apartlar&district=marmaris |
вилла на берегу с собственным пляжем на 10 взрослых | adults=10&type=denize-sifir-villalar |
фетие вила прив бассеин 6 чел 2-9 авг | checkin=2027-08-02&checkout=2027-08-09&adults=6&district=fethiye&feature=ozel-havuz |
я беременна еду с мужем, без лестниц, калкан | adults=2&town=kalkan&feature=basamaksiz-giris | беременна
девичник на выходные, 8 девушек, бодрум, джакузи | checkin=2026-11-27&checkout=2026-11-29&adults=8&district=bodrum&feature=jakuzi |
с 12 июня на 2 недели, можно с собакой, селимие | checkin=2027-06-12&checkout=2027-06-26&town=selimiye&feature=evcil-hayvan-kabul |
калкан вилла на 4 в первой половине сентября | checkin=2027-09-05&checkout=2027-09-12&adults=4&town=kalkan&flex=4 |
что-то у моря для семьи с младенцем в июне | babies=1&month=2027-06&type=denize-sifir-villalar |
здравствуйте это Ольга (+7 916 123-45-67) ищем дом с 3 спальнями в калкане 10-24 июля | checkin=2027-07-10&checkout=2027-07-24&town=kalkan&bedrooms=3 | Ольга +7 916 123-45-67
нужен кондиционер и стиральная машина, 4 взрослых, дальян | adults=4&town=dalyan&feature=klima-her-odada | стиральная машина
загородный дом с бильярдом, без соседей | type=doga-icinde-villalar&feature=bilardo,korunakli-havuz |
вилла калкан июль август 7 ночей 2+3 | adults=2&children=3&month=2027-07,2027-08&town=kalkan |
на медовый месяц в мае дом с закрытым бассейном, район каша | month=2027-05&type=balayi-villalari&district=kas&feature=korunakli-havuz |
свободна ли вилла на 6 человек в узюмлю с 30 июля по 6 августа | checkin=2027-07-30&checkout=2027-08-06&adults=6&town=uzumlu |
до 100 евро в сутки на двоих, где угодно | adults=2&maxPrice=5000 |
самая недорогая вилла на 10 человек | adults=10&sort=price |
большая компания 25 человек бодрум июнь | adults=25&month=2027-06&type=genis-aile-villalari&district=bodrum |
гольф белек 4 мужчины 5 ночей в марте | nights=5&adults=4&month=2027-03&town=belek |
вилла на пасху с подогреваемым бассейном на пятерых | checkin=2027-04-29&checkout=2027-05-06&adults=5&feature=isitmali-havuz&flex=6 |
есть ли в калкане дом с лифтом | town=kalkan&feature=asansor |
двое взрослых и собака, 3 недели в мае, тихо, гёчек | checkin=2027-05-06&checkout=2027-05-27&adults=2&town=gocek&type=doga-icinde-villalar&feature=evcil-hayvan-kabul&flex=5 |
калкан/исламлар 8 чел 4 спальни бассейн вид на море 1500-2500 евро в неделю | adults=8&month=YEAR&town=kalkan,islamlar&feature=ozel-havuz,deniz-manzarasi&minTotal=75000&maxTotal=125000&bedrooms=4 |
дом рядом с аэропортом анталии на одну ночь 4 человека 28 мая | checkin=2027-05-28&checkout=2027-05-29&adults=4&town=belek |
нас семеро хотим на неделю в битез с 19 июня | checkin=2027-06-19&checkout=2027-06-26&adults=7&town=bitez |
середина сентября, 10 дней, каякёй, нас двое, бассейн не нужен | checkin=2027-09-12&checkout=2027-09-22&adults=2&town=kayakoy |
вилла для семьи с детским бассейном фетхие 4 человека | adults=4&district=fethiye&feature=cocuk-havuzu |
вилла на 6 человек, только не бодрум, август | adults=6&month=2027-08 | не бодрум
заезд в пятницу 2 июля, выезд в понедельник 5 июля, каш, 4 человека | checkin=2027-07-02&checkout=2027-07-05&adults=4&district=kas |
БЮДЖЕТ ОКОЛО 1800 ЕВРО НА ВСЁ 5 ЧЕЛОВЕК ФЕТХИЕ 5 ИЮЛЯ 7 НОЧЕЙ | checkin=2027-07-05&checkout=2027-07-12&adults=5&district=fethiye&maxTotal=90000 |
roskoshnaya villa s basseynom i vidom na more v yalikavake na 14 chelovek | adults=14&town=yalikavak&type=luks-villalar&feature=ozel-havuz,deniz-manzarasi |
Семья с 3 маленькими детьми (1, 3 и 5 лет) ищет виллу с огороженным бассейном и кроваткой, Каякёй, 10-17 июля | checkin=2027-07-10&checkout=2027-07-17&children=3&town=kayakoy&feature=havuz-citi,bebek-yatagi |
нужна полная тишина, 1 человек, 6 недель с 1 февраля, фаралья | checkin=2027-02-01&checkout=2027-03-15&adults=1&town=faralya&type=doga-icinde-villalar |
группа гольфистов 18 человек две недели в белеке в марте, максимум 6000 евро | nights=14&adults=18&month=2027-03&town=belek&maxTotal=300000 | гольфистов
большая мусульманская семья, 14 человек, закрытый бассейн, узюмлю | adults=14&town=uzumlu&type=muhafazakar-villalar,genis-aile-villalari&feature=korunakli-havuz |
прилетаем в даламан 6 июня улетаем 20 июня, 2 взрослых, поближе к аэропорту | checkin=2027-06-06&checkout=2027-06-20&adults=2&town=gocek,dalyan |
ищу дом - до пляжа 300 м - три спальни - август - турунч | month=2027-08&town=turunc&bedrooms=3&sea=300 |
есть что-нибудь дешевле 700 евро в неделю на двоих в сентябре в дальяне | adults=2&month=2027-09&town=dalyan&maxTotal=35000 |
бабушка с ходунками, без ступеней, 8 человек, олюдениз | adults=8&town=oludeniz&feature=basamaksiz-giris |
йога группа 12 женщин исламлар большая терраса сауна тишина | adults=12&town=islamlar&type=doga-icinde-villalar&feature=teras,sauna | йога
ВИЛЛА ОВАДЖИК 2 ВЗРОСЛЫХ 3 ДЕТЕЙ 2 6 И 9 ЛЕТ С 20 ИЮЛЯ ПО 3 АВГУСТА | checkin=2027-07-20&checkout=2027-08-03&adults=2&children=3&town=ovacik |
есть горящие на этой неделе каш на четверых | checkin=2026-11-22&checkout=2026-11-29&adults=4&district=kas |
ищу виллу на 10 чел в бодруме с частн. бассейном и джакузи, 1-8.08 | checkin=2027-08-01&checkout=2027-08-08&adults=10&district=bodrum&feature=ozel-havuz,jakuzi |
Запрос: 2 взр., 1 младенец, Битез, 7 ночей, заезд в субботу 5 июня | checkin=2027-06-05&checkout=2027-06-12&adults=2&babies=1&town=bitez |
новый год и рождество где потеплее, крытый бассейн с подогревом, 10 взрослых | checkin=2026-12-30&checkout=2027-01-02&adults=10&feature=kapali-havuz,isitmali-havuz | потеплее
наш бюджет 3500 долларов на десять ночей в июле на пятерых | nights=10&adults=5&month=2027-07&maxTotal=140000 |
дом на 3 пары калкан, рестораны в шаговой доступности | adults=6&town=kalkan&type=merkezi-villalar |
дом с кондиционерами, вайфаем, парковкой на 7 человек, хисароню, 2-16 октября | checkin=2027-10-02&checkout=2027-10-16&adults=7&town=hisaronu&feature=klima-her-odada,wifi,otopark |
вид на море, но недалеко от центра, 6 взрослых, калкан, вторая неделя июня | checkin=2027-06-08&checkout=2027-06-15&adults=6&town=kalkan&type=merkezi-villalar&feature=deniz-manzarasi |
прямо у воды в селимие, нас 4, 8 ночей с 12 июня | checkin=2027-06-12&checkout=2027-06-20&adults=4&town=selimiye&type=denize-sifir-villalar |
бассейн, который не видят соседи, на двоих, патара, конец мая | checkin=2027-05-25&checkout=2027-06-01&adults=2&town=patara&feature=korunakli-havuz |
4 взрослых 4 детей две кроватки 2 стульчика фетхие август | adults=4&children=4&month=2027-08&district=fethiye&feature=bebek-yatagi,mama-sandalyesi |
с четверга по воскресенье втроём, чалыш | checkin=2026-11-26&checkout=2026-11-29&adults=3&town=calis |
в любое время с 10 по 24 августа на 7 ночей впятером в фетхие | checkin=2027-08-14&checkout=2027-08-21&adults=5&district=fethiye&flex=4 |
июнь или сентябрь, две недели, 2 человека, подогрев не обязателен, каш | nights=14&adults=2&month=2027-06,2027-07,2027-08,2027-09&district=kas |
виллы с лучшими отзывами в бодруме для пар | adults=2&district=bodrum&sort=rating |
новые виллы в калкане | town=kalkan |
пешком до пляжа, 3 спальни, чалыш, до 900 евро в неделю | month=YEAR&town=calis&maxTotal=45000&bedrooms=3&sea=800 |
Здравствуйте! Меня зовут Анна. Нас 6 друзей, едем на свадьбу в Гёчек с 17 по 21 июня. Хотелось бы виллу с бассейном. Спасибо! | checkin=2027-06-17&checkout=2027-06-21&adults=6&town=gocek&feature=ozel-havuz | Анна
жилье на одного человека возле мармариса на три ночи с завтрашнего дня | checkin=2026-11-23&checkout=2026-11-26&adults=1&district=marmaris |
не очень дорогая вилла, бассейн, мангал, нас восемь, конец июня, олюдениз или хисароню | checkin=2027-06-24&checkout=2027-07-01&adults=8&town=oludeniz,hisaronu&type=ekonomik-villalar&feature=ozel-havuz,mangal |
что есть с 25 декабря по 2 января на 4 в каше | checkin=2026-12-25&checkout=2027-01-02&adults=4&district=kas |
вилла без других домов рядом, с собаками можно, огороженный сад, фаралья | town=faralya&feature=korunakli-havuz,evcil-hayvan-kabul,bahce | огороженный
одноэтажный дом для колясочника в дальяне на 5 человек | adults=5&town=dalyan&feature=tek-katli,basamaksiz-giris |
6 пацанов июль бодрум дёшево | adults=6&month=2027-07&type=ekonomik-villalar&district=bodrum |
свободна вилла с 26 июля по 9 августа? четверо взрослых один подросток. каякёй или рядом | checkin=2027-07-26&checkout=2027-08-09&adults=4&children=1&town=kayakoy |
терраса 50 кв м, инфинити, люкс, калкан, 4 чел | adults=4&town=kalkan&type=luks-villalar&feature=teras,sonsuzluk-havuzu | 50 кв м
самые дешевые две недели в августе для семьи из 4 человек в фетхие | nights=14&adults=4&month=2027-08&district=fethiye&sort=price |
можно оплатить виллу частями, калкан, июль | month=2027-07&town=kalkan |
квартира на первом этаже для пожилых родителей и нас (4 человека), чалыш, первая неделя мая | checkin=2027-05-01&checkout=2027-05-08&adults=4&town=calis&type=apartlar&feature=zemin-kat-yatak-odasi |
медовый месяц, полная приватность, 10 дней с 14 мая | checkin=2027-05-14&checkout=2027-05-24&type=balayi-villalari&feature=korunakli-havuz |
отпуск в марте, 2 человека, подогреваемый бассейн, тихо | adults=2&month=2027-03&type=doga-icinde-villalar&feature=isitmali-havuz |
золотистый ретривер и 2 взрослых, сад, гёчек, пасха | checkin=2027-04-29&checkout=2027-05-06&adults=2&town=gocek&feature=evcil-hayvan-kabul,bahce&flex=6 |
калкан вилла на 8 до 3000€ 10-24 июля | checkin=2027-07-10&checkout=2027-07-24&adults=8&town=kalkan&maxTotal=150000 |
на юбилей, 16 человек, сауна, бильярд, бассейн инфинити, бодрум | adults=16&district=bodrum&feature=sauna,bilardo,sonsuzluk-havuzu |
рядом с портом каш, 6 человек, 3 июня одна ночь | checkin=2027-06-03&checkout=2027-06-04&adults=6&district=kas |
домик с садиком для бабули с дедулей, каякёй, с 3 мая две недели | checkin=2027-05-03&checkout=2027-05-17&town=kayakoy&feature=bahce |
3 спальни, 3 ванные, центр бодрума, 5 июля | checkin=2027-07-05&checkout=2027-07-12&type=merkezi-villalar&district=bodrum&bedrooms=3&bathrooms=3 |
привет ищем жильё в турции 2 взрослых 2 детей 14 ночей август бюджет 2500 евро | nights=14&adults=2&children=2&month=2027-08&maxTotal=125000 |
дом в горах с видом на горы около калкана, нас пятеро, октябрь | adults=5&month=2027-10&town=kalkan&type=doga-icinde-villalar |
неделя с 12 июля, девять человек, оваджик | checkin=2027-07-12&checkout=2027-07-19&adults=9&town=ovacik |
villa patara 6 chelovek 100 m ot plyazha | adults=6&town=patara&sea=100 |
добрый день, два пенсионера ищут дом в турунче с 8 по 22 мая | checkin=2027-05-08&checkout=2027-05-22&adults=2&town=turunc |
привет хотим что-то веселое в бодруме с джакузи, 4 человека, первая неделя июля | checkin=2027-07-01&checkout=2027-07-08&adults=4&district=bodrum&feature=jakuzi | веселое
вилла в районе калкана, не больше 10 минут пешком до пляжа, 4 спальни, свой бассейн, 2 недели с 24 июля | checkin=2027-07-24&checkout=2027-08-07&town=kalkan&feature=ozel-havuz&bedrooms=4&sea=800 |
можно с двумя большими собаками в фетхие? с 1 по 8 октября | checkin=2027-10-01&checkout=2027-10-08&district=fethiye&feature=evcil-hayvan-kabul |
еду одна, нужно тихое место с хорошим интернетом на три недели с 6 ноября 2027 | checkin=2027-11-06&checkout=2027-11-27&adults=1&type=doga-icinde-villalar&feature=wifi |
7 человек, кондиционер, посудомойка, магазин рядом, хисароню, 17.07-31.07 | checkin=2027-07-17&checkout=2027-07-31&adults=7&town=hisaronu&feature=klima-her-odada | посудомойка
двое малышей, поэтому нужен забор у бассейна. оваджик. 29 мая - 5 июня | checkin=2027-05-29&checkout=2027-06-05&babies=2&town=ovacik&feature=havuz-citi |
сколько стоит неделя на пятерых взрослых в исламларе в начале июля | checkin=2027-07-01&checkout=2027-07-08&adults=5&town=islamlar |
новый год в сапандже с сауной и камином, четверо взрослых двое детей | checkin=2026-12-30&checkout=2027-01-02&adults=4&children=2&district=sapanca&feature=sauna,somine |
дом на первой линии, бодрум или мармарис, до 2500 евро за десять дней в июне, шесть человек | nights=10&adults=6&month=2027-06&type=denize-sifir-villalar&district=bodrum,marmaris&maxTotal=125000 |
бассейн инфинити до 300 € за ночь на 8 в калкане | adults=8&town=kalkan&feature=sonsuzluk-havuzu&maxPrice=15000 |
романтические выходные на двоих с джакузи возле сапанджи | checkin=2026-11-27&checkout=2026-11-29&adults=2&type=balayi-villalari&district=sapanca&feature=jakuzi |
двухкомнатная квартира в чалыше с лифтом и видом на море, 14-28 сент | checkin=2027-09-14&checkout=2027-09-28&town=calis&type=apartlar&feature=asansor,deniz-manzarasi&bedrooms=2 |
бюджет примерно 1200 евро за неделю, нас четверо, в мае в дальян | adults=4&month=2027-05&town=dalyan&maxTotal=60000 |
полное уединение, только мы вдвоем, патара, десять ночей с двенадцатого июня | checkin=2027-06-12&checkout=2027-06-22&adults=2&town=patara&feature=korunakli-havuz |
калкан бассейн с подогревом в марте на 4, 1 неделя | adults=4&month=2027-03&town=kalkan&feature=isitmali-havuz |
встреча семьи: 11 взрослых, 6 детей, 2 малыша, гёльтюркбюкю, 1-10 авг | checkin=2027-08-01&checkout=2027-08-10&adults=11&children=6&babies=2&town=golturkbuku |
дом с тремя спальнями на 6 человек и мангалом в узюмлю, 12.06.27 - 26.06.27 | checkin=2027-06-12&checkout=2027-06-26&adults=6&town=uzumlu&feature=mangal&bedrooms=3 |
не дальше 200 м от моря в селимие на 5 человек с 3 июля 1 неделя | checkin=2027-07-03&checkout=2027-07-10&adults=5&town=selimiye&sea=200 |
фаралья для родителей, спальня на первом этаже, 20-27 мая | checkin=2027-05-20&checkout=2027-05-27&town=faralya&feature=zemin-kat-yatak-odasi |
исламская вилла с закрытым бассейном для женщин, каякёй, 8 человек, со 2 по 12 августа | checkin=2027-08-02&checkout=2027-08-12&adults=8&town=kayakoy&type=muhafazakar-villalar&feature=korunakli-havuz |
самый дешевый вариант на 2 человек 2 недели олюдениз в мае или июне | nights=14&adults=2&month=2027-05,2027-06&town=oludeniz&sort=price |
вилла в каше, 3 спальни, минимум 2 ванные, заезд 11 сентября на 10 ночей | checkin=2027-09-11&checkout=2027-09-21&district=kas&bedrooms=3&bathrooms=2 |
девичник 9 девочек гёчек 2 ночи в июне с бассейном | nights=2&adults=9&month=2027-06&town=gocek&feature=ozel-havuz |
семья из шести человек ищет виллу в белеке с детским бассейном на осенние каникулы | adults=6&month=2027-10&town=belek&feature=cocuk-havuzu |
хочу в отпуск в июле | month=2027-07 |
вилла калкан, бассейн, 4 гостя, 20.06.2027 - 27.06.2027 | checkin=2027-06-20&checkout=2027-06-27&adults=4&town=kalkan&feature=ozel-havuz |
каш вид на море 2 чел 5-12 июн | checkin=2027-06-05&checkout=2027-06-12&adults=2&district=kas&feature=deniz-manzarasi |
двенадцать человек с двадцать первого по двадцать восьмое августа в ялыкаваке | checkin=2027-08-21&checkout=2027-08-28&adults=12&town=yalikavak |
вилла с теннисным кортом, кинотеатром, сауной, поваром, 20 гостей, бодрум, деньги не важны | adults=20&district=bodrum&feature=sauna |
маленький домик с одной спальней для пары, старый город каш, начало июня | checkin=2027-06-01&checkout=2027-06-08&adults=2&type=merkezi-villalar&district=kas&bedrooms=1 |
домик с камином и с собакой на первые выходные декабря в сапандже | checkin=2026-12-04&checkout=2026-12-06&district=sapanca&feature=somine,evcil-hayvan-kabul |
дом олюдениз до 20000 лир за ночь 8 человек июль | adults=8&month=2027-07&town=oludeniz&maxPrice=20000 |
подскажите пожалуйста есть ли одноэтажный дом в дальяне на 4 взрослых на 2 недели с 5 сентября | checkin=2027-09-05&checkout=2027-09-19&adults=4&town=dalyan&feature=tek-katli |
цифровой детокс, интернет не нужен, исламлар, природа, один человек | adults=1&town=islamlar&type=doga-icinde-villalar | цифровой детокс
вилла в оваджике или хисароню с джакузи на 2 взрослых и 1 ребенка (5 лет), 10 дней с 1 июня | checkin=2027-06-01&checkout=2027-06-11&adults=2&children=1&town=ovacik,hisaronu&feature=jakuzi |
восемь взрослых восемь ночей с восьмого августа калкан | checkin=2027-08-08&checkout=2027-08-16&adults=8&town=kalkan |
гёчек у марины, люкс, 10 гостей, 4-11 сент | checkin=2027-09-04&checkout=2027-09-11&adults=10&town=gocek&type=luks-villalar |
у какой виллы в калкане на 10 человек лучшие отзывы | adults=10&town=kalkan&sort=rating |
чалыш близко к пляжу недорогая квартира 3 человека с 20 мая на 10 дней | checkin=2027-05-20&checkout=2027-05-30&adults=3&town=calis&type=ekonomik-villalar,apartlar&sea=800 |
вилла с двумя спальнями и частным бассейном в узюмлю 17–24 мая | checkin=2027-05-17&checkout=2027-05-24&town=uzumlu&feature=ozel-havuz&bedrooms=2 |
на годовщину свадьбы вилла с видом на море, 3 ночи, 21 июня, калкан | checkin=2027-06-21&checkout=2027-06-24&town=kalkan&type=balayi-villalari&feature=deniz-manzarasi |
стульчик, кроватка и ворота на лестницу - калкан - 2 взрослых, малыш 10 месяцев - с 3 по 10 июня | checkin=2027-06-03&checkout=2027-06-10&adults=2&babies=1&town=kalkan&feature=mama-sandalyesi,bebek-yatagi | ворота на лестницу
БОДРУМ ГЮМЮШЛЮК 4 ВЗРОСЛЫХ 2 ДЕТЕЙ ИЮЛЬ 10 НОЧЕЙ БЮДЖЕТ 5000 ДОЛЛАРОВ | nights=10&adults=4&children=2&month=2027-07&town=gumusluk&maxTotal=200000 |
две бабушки, каякёй, что-то тихое с садом, 1 неделя в апреле | adults=2&month=2027-04&town=kayakoy&type=doga-icinde-villalar&feature=bahce |
выходные в марте на двоих, каш, с подогреваемым бассейном | nights=2&adults=2&month=2027-03&district=kas&feature=isitmali-havuz |
двойняшки 4 года, мама и папа, фетхие, 7 ночей с 30 июня, детский бассейн | checkin=2027-06-30&checkout=2027-07-07&adults=2&children=2&district=fethiye&feature=cocuk-havuzu |
свободно ли в битезе на следующей неделе со вторника по пятницу на четверых | checkin=2026-11-24&checkout=2026-11-27&adults=4&town=bitez |
уединённая вилла калкан с тренажёркой, 3-17 июля, 8-10 человек | checkin=2027-07-03&checkout=2027-07-17&adults=10&town=kalkan&feature=korunakli-havuz |
самая дорогая вилла в ялыкаваке на август | month=2027-08&town=yalikavak&sort=-price |
nuzhna villa v fethiye na 5 chelovek s 3 po 10 avgusta s chastnym basseynom | checkin=2027-08-03&checkout=2027-08-10&adults=5&district=fethiye&feature=ozel-havuz |
три поколения, девять человек, нужно 5 спален, олюдениз в июне | adults=9&month=2027-06&town=oludeniz&bedrooms=5 |
доброе утро, есть что-нибудь для семьи из семи человек в олюденизе с 9 по 16 июля | checkin=2027-07-09&checkout=2027-07-16&adults=7&town=oludeniz |
вилла калкан две спальни бассейн с подогревом с 18 апреля на неделю | checkin=2027-04-18&checkout=2027-04-25&town=kalkan&feature=isitmali-havuz&bedrooms=2 |
мы с женой хотим тихую виллу в исламларе с видом на море на 12 ночей в сентябре | nights=12&adults=2&month=2027-09&town=islamlar&type=doga-icinde-villalar&feature=deniz-manzarasi |
дом в каше с частным бассейном до 250 евро за ночь, 3 взрослых, 14-21 июня | checkin=2027-06-14&checkout=2027-06-21&adults=3&district=kas&feature=ozel-havuz&maxPrice=12500 |
ИЩУ ВИЛЛУ ПРЯМО НА ПЛЯЖЕ БОДРУМ 10 ЧЕЛОВЕК 2 НЕДЕЛИ АВГУСТ | nights=14&adults=10&month=2027-08&type=denize-sifir-villalar&district=bodrum |
недорогая вилла 5 человек район даламана май | adults=5&month=2027-05&town=gocek,dalyan&type=ekonomik-villalar |
3 пары ищут виллу с джакузи и сауной в калкане, первая неделя октября | checkin=2027-10-01&checkout=2027-10-08&adults=6&town=kalkan&feature=jakuzi,sauna |
парковка и кондиционер, фетхие, 2 взрослых 3 детей, 5 августа на 10 дней | checkin=2027-08-05&checkout=2027-08-15&adults=2&children=3&district=fethiye&feature=otopark,klima-her-odada |
медовый месяц патара 7 ночей с 11 сентября закрытый бассейн | checkin=2027-09-11&checkout=2027-09-18&town=patara&type=balayi-villalari&feature=korunakli-havuz |
5-19 сентября калкан 4 спальни 8 взрослых максимум 4000 евро | checkin=2027-09-05&checkout=2027-09-19&adults=8&town=kalkan&maxTotal=200000&bedrooms=4 |
вилла с крытым бассейном на рождество, шесть взрослых, сапанджа | adults=6&month=2026-12&district=sapanca&feature=kapali-havuz |
мармарис в июне, мама с двумя детьми 4 и 8 лет, на неделю | children=2&month=2027-06&district=marmaris |
пришлите варианты в турунче, 2 взрослых, с 20 июня по 4 июля | checkin=2027-06-20&checkout=2027-07-04&adults=2&town=turunc |
вилла узюмлю 6 чел бильярд мангал вайфай июль | adults=6&month=2027-07&town=uzumlu&feature=bilardo,mangal,wifi |
с питомцами пускаете? каякёй, пасхальная неделя, пара | checkin=2027-04-29&checkout=2027-05-06&adults=2&town=kayakoy&feature=evcil-hayvan-kabul&flex=6 |
вилла турция 14 человек бассейн инфинити, 1-15 июля, бюджет 8000 € | checkin=2027-07-01&checkout=2027-07-15&adults=14&feature=sonsuzluk-havuzu&maxTotal=400000 |
нужна кроватка и стульчик, битез, 2 взрослых 1 малыш, конец мая | checkin=2027-05-25&checkout=2027-06-01&adults=2&babies=1&town=bitez&feature=bebek-yatagi,mama-sandalyesi |
одноэтажный дом дальян с садом для пожилой пары 10 ночей май | nights=10&adults=2&month=2027-05&town=dalyan&feature=tek-katli,bahce |
ялыкавак люкс вилла вид на море 12 гостей 3 авг - 13 авг | checkin=2027-08-03&checkout=2027-08-13&adults=12&town=yalikavak&type=luks-villalar&feature=deniz-manzarasi |
сколько будет на 4 человек в хисароню последняя неделя августа | checkin=2027-08-25&checkout=2027-09-01&adults=4&town=hisaronu |
белек для гольфа 8 человек март 7 ночей бассейн с подогревом | adults=8&month=2027-03&town=belek&feature=isitmali-havuz |
вилла не дальше 500 м от пляжа в калкане на 6 человек в июле | adults=6&month=2027-07&town=kalkan&sea=500 |
романтическое бунгало с джакузи на двоих на эти выходные | checkin=2026-11-27&checkout=2026-11-29&adults=2&type=balayi-villalari,bungalovlar&feature=jakuzi |
4 взрослых, 2 подростка, фетхие, 23.07 - 06.08, бассейн и вайфай | checkin=2027-07-23&checkout=2027-08-06&adults=4&children=2&district=fethiye&feature=ozel-havuz,wifi |
самая дешёвая вилла в каше для пары на 5 ночей в апреле | nights=5&adults=2&month=2027-04&district=kas&sort=price |
фаралья без соседей 2 человека июнь 14 ночей | nights=14&adults=2&month=2027-06&town=faralya&feature=korunakli-havuz |
планируем следующим летом отпуск в дальяне, двое взрослых и двое подростков, бассейн обязателен | adults=2&children=2&month=2027-06,2027-07,2027-08&town=dalyan&feature=ozel-havuz |
на 8 человек, калкан, 22 мая на 7 ночей, желательно бассейн с подогревом и вид на море | checkin=2027-05-22&checkout=2027-05-29&adults=8&town=kalkan&feature=isitmali-havuz,deniz-manzarasi |
вилла для пары с малышом в гёчеке в начале сентября | checkin=2027-09-01&checkout=2027-09-08&adults=2&babies=1&town=gocek |
на новый год на шестерых с камином | checkin=2026-12-30&checkout=2027-01-02&adults=6&feature=somine |
бодрум 4 спальни 4 ванные люкс с 10 по 20 августа | checkin=2027-08-10&checkout=2027-08-20&type=luks-villalar&district=bodrum&bedrooms=4&bathrooms=4 |
только мы вдвоём, тихое место, каш, десять дней в октябре, вид на море | nights=10&adults=2&month=2027-10&type=doga-icinde-villalar&district=kas&feature=deniz-manzarasi |
есть ли вилла, где бассейн не виден соседям? патара, 6 гостей, июль | adults=6&month=2027-07&town=patara&feature=korunakli-havuz |
дешёвая квартира в мармарисе для студентов, нас пятеро, последняя неделя июня | checkin=2027-06-24&checkout=2027-07-01&adults=5&type=ekonomik-villalar,apartlar&district=marmaris | студентов
оваджик дом 3 спальни 8-22 августа, детский бассейн, мангал, до 2500 евро | checkin=2027-08-08&checkout=2027-08-22&town=ovacik&feature=cocuk-havuzu,mangal&maxTotal=125000&bedrooms=3 |
у нас малыш и собака, нужен огороженный бассейн, исламлар, неделя в мае | babies=1&month=2027-05&town=islamlar&feature=evcil-hayvan-kabul,havuz-citi |
можно снять дом в турунче на 4 ночи на пасху на 3 человек | checkin=2027-04-30&checkout=2027-05-04&adults=3&town=turunc&flex=7 |
большая вилла, 14 взрослых, ялыкавак, сауна, джакузи, спортзал, 5-12 сент | checkin=2027-09-05&checkout=2027-09-12&adults=14&town=yalikavak&feature=sauna,jakuzi |
домик каякёй, 2 человека, 3 недели с 10 апреля, интернет для работы | checkin=2027-04-10&checkout=2027-05-01&adults=2&town=kayakoy&feature=wifi |
какая неделя в сентябре самая дешевая на 6 человек в олюденизе | adults=6&month=2027-09&town=oludeniz&sort=price |
вилла с лифтом и широкими дверями для коляски калкан | town=kalkan&feature=asansor,basamaksiz-giris | широкими дверями
четыре друга, битез, пешком до пляжа, 12-19 июня, не больше 100 евро за ночь | checkin=2027-06-12&checkout=2027-06-19&adults=4&town=bitez&maxPrice=5000&sea=800 |
узюмлю или исламлар, вид на горы, 5 человек, вторая неделя октября | checkin=2027-10-08&checkout=2027-10-15&adults=5&town=uzumlu,islamlar&type=doga-icinde-villalar |
срочно нужна вилла на эти выходные калкан 8 человек | checkin=2026-11-27&checkout=2026-11-29&adults=8&town=kalkan |
вилла на 10 человек селимие июль две недели свой бассейн и причал | nights=14&adults=10&month=2027-07&town=selimiye&type=denize-sifir-villalar&feature=ozel-havuz |
`,
    ABROAD,
  );
});
