import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/agencyPapers.ts';

const plural = pluralOf('de');

export default {
  title: 'Unsere Nachweise',
  intro: 'Wer wir sind, unsere Nachweise und wie Sie alles selbst prüfen.',
  description:
    'Firmenname, MERSİS-, Steuer- und TÜRSAB-Nummer, so prüfen Sie die Genehmigung eines Hauses, und unsere amtlichen Dokumente.',
  company: {
    name: 'Firmenname',
    licence: 'TÜRSAB-Lizenz Nr.',
    taxOffice: 'Finanzamt',
    taxNumber: 'Steuernummer',
    mersis: 'MERSİS-Nr.',
    address: 'Adresse',
  },
  licence: {
    what: 'Lizenz der Agentur',
    where: 'TÜRSAB-Lizenzprüfung',
    result: (company) => `Angezeigt werden muss „${company}“, und die Lizenz muss gültig sein.`,
  },
  register: {
    what: 'Unternehmen',
    where: 'MERSİS (mit türkischer e-Devlet-Anmeldung)',
    result: 'Name und Adresse müssen mit dieser Seite übereinstimmen.',
  },
  permit: {
    what: 'Genehmigung des Hauses',
    where: 'e-Devlet, Ministerium für Kultur und Tourismus',
    result:
      'Die Nummer steht am Anfang des Inserats, unter dem Namen. Der angezeigte Bezirk muss der des Inserats sein; nach dem Gesetz Nr. 7464 darf ein Haus ohne Genehmigung nicht veröffentlicht werden.',
  },
  whoIsPaid: 'An wen zahlen Sie?',
  copy: (what) => `Kopieren: ${what}`,
  transfers:
    'Überweisungen gehen nur auf Konten mit diesem Namen: <banks>unsere Bankkonten</banks>. Nennt Ihnen jemand am Telefon oder per Nachricht eine andere IBAN, <contact>rufen Sie uns an</contact>, bevor Sie zahlen.',
  check: 'Kopieren und prüfen',
  copyPermit: 'Kopieren Sie die Genehmigungsnummer aus dem Inserat.',
  paste: (where) => `Öffnen Sie <page>${where}</page> und fügen Sie sie ein.`,
  howSoon: 'Wie schnell antworten wir?',
  answered: (month, requests, answered) =>
    `${month}: ${requests} ${plural(requests, { one: 'Anfrage kam', other: 'Anfragen kamen' })} über die Website, ${answered} haben wir beantwortet.`,
  half: (time) => `Die Hälfte erhielt innerhalb von ${time} eine Antwort.`,
  computed: 'Wird von selbst aus unseren Buchungsdaten berechnet; auch unbeantwortete zählen mit.',
  papers: 'Unsere Unterlagen',
  open: 'Dokument öffnen',
  inOffice: 'Das Original liegt in unserem Büro; <contact>auf Wunsch senden wir es</contact>.',
  verify: 'Bei TÜRSAB prüfen',
  licenceNumber: (number) => `TÜRSAB-Lizenz Nr. <b>${number}</b>`,
  banksTitle: 'Unsere Bankkonten',
  banksIntro: 'Bitte geben Sie bei der Überweisung Ihren Buchungscode als Verwendungszweck an.',
  banksDescription: 'Unsere Bankkonten und IBANs für Anzahlung und Restbetrag.',
  noBanks:
    'Zurzeit ist kein Konto veröffentlicht. Für Zahlungsangaben <contact>schreiben Sie uns</contact> bitte.',
  copyIban: (bank, currency) => `IBAN kopieren: ${bank}, ${currency}`,
} satisfies Like<typeof turkish>;
