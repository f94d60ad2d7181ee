import type { Like } from '../like.ts';
import type turkish from '../tr/contact.ts';

export default {
  title: 'Kontakt',
  description: (agency, ways) => `So erreichen Sie ${agency}: ${ways.join(', ')}.`,
  writeDescription: (agency) => `Schreiben Sie dem Team von ${agency}.`,
  lead: 'Rufen Sie an, schreiben Sie oder kommen Sie vorbei.',
  leadAndHours: (hours) => `Rufen Sie an, schreiben Sie oder kommen Sie vorbei. ${hours}.`,
  write: 'Schreiben Sie uns',
  details: 'Kontaktdaten',
  phone: 'Telefon',
  message: 'Nachricht senden',
  email: 'E-Mail',
  address: 'Adresse',
  openMap: 'Karte öffnen',
  licence: 'TÜRSAB-Lizenz Nr.',
  checkLicence: (number) => `${number} · prüfen`,
  subjects: {
    looking: 'Ich suche eine Villa',
    booking: 'Zu meiner Buchung',
    payment: 'Zahlung und Erstattung',
    owner: 'Ich möchte mein Haus vermieten',
    other: 'Anderes',
  },
  fields: {
    name: 'Ihr Name',
    email: 'Ihre E-Mail-Adresse',
    phone: 'Ihre Telefonnummer (freiwillig)',
    subject: 'Thema',
    message: 'Ihre Nachricht',
  },
  sent: '<strong>Ihre Nachricht ist bei uns.</strong> Während der Bürozeiten antworten wir innerhalb weniger Stunden, spätestens am nächsten Tag.',
  notSent:
    'Ihre Nachricht konnte nicht gesendet werden. Bitte prüfen Sie Ihren Namen, Ihre E-Mail-Adresse und Ihre Nachricht von mindestens 10 Zeichen und versuchen Sie es erneut.',
  send: 'Nachricht senden',
  privacy:
    'Wir verwenden Ihre Angaben nur, um Ihnen zu antworten: <privacy>Schutz persönlicher Daten</privacy>.',
  letterTitle: 'Newsletter',
  letterDescription: 'Neue Villen und frei gewordene Wochen per E-Mail.',
} satisfies Like<typeof turkish>;
