/**
 * What people ask for that no search finds, folded, and where the agency tells it: on the page of a
 * villa (distances, rules, extras), or in its terms.
 */
export const TOLD: Readonly<Record<'villa' | 'terms', string>> = {
  villa: `market, supermarket, bakkal, migros, restoran, lokanta, restaurant, hastane, eczane, saglik ocak, otogar, terminal, havalimani,
    havaalani, airport, hava liman, hava alan, ulasim, toplu tasima, dolmus, marina, liman, yat liman, harbour, harbor, golf, golf saha, parti, party, dugun, nikah, kina,
    kina gecesi, dogum gunu, dogum gunu parti, bekarliga veda, bekarliga veda parti, kahvalti, kahvalti dahil, asci, temizlik, temizlik dahil, hizmetci, netflix, smart tv,
    muzik, dj, deprem, depreme dayanikli, yeni yapi, yeni yapilmis, tas ev, tas villa, tarihi ev, tekne, tekne tur, bisiklet, tenis kort, spor salon, fitness, gym, sinema, sigara, alkol, jenerator, guvenlik, kamera,
    ebeveyn banyo, her odada banyo, erken giris, gec giris, erken cikis, gec cikis, giris saat, cikis saat, kayak, kayak merkez, trambolin, trampolin,
    yol, asfalt, asfalt yol, ingilizce, her sey dahil, tam pansiyon, yarim pansiyon, gece hayat`,
  terms: `taksit, taksitli, taksitle, kredi kart, kart, nakit, havale, kapida odeme, pesin, odeme, pesinat, kapora, on odeme, depozito, depozitosuz,
    hasar depozito, deposit, iptal, ucretsiz iptal, iptal edilebilir, iade, para iade, fatura, e fatura, transfer, havaalani transfer, havalimani transfer,
    sigorta, instalment, instalments, installments, free cancellation, invoice`,
};
