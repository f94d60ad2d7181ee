import { formatsOf } from '../formats.ts';
import counted from './counted.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/guestList.ts';

export default {
  done: '✓ Vollständig und gespeichert',
  empty: 'Noch nicht ausgefüllt',
  onlyName: 'Ihr Name stammt aus Ihrer Anfrage; bitte ergänzen Sie den Rest',
  missing: (parts) => `Gespeichert; es fehlt: ${parts}`,
  parts: {
    name: 'Vor- und Nachname',
    nationality: 'Staatsangehörigkeit',
    birthDate: 'Geburtsdatum',
    identity: 'Ausweisnummer',
    parents: 'Namen von Vater und Mutter',
    sex: 'Geschlecht',
  },
  progress: (done, expected) => `${done} von ${counted.people(expected)} vollständig`,
  gaps: {
    missing: (count) =>
      `Es ${formatsOf('de').plural(count, { one: 'fehlt', other: 'fehlen' })} noch ${counted.people(count)}.`,
    surplus: (count, expected) =>
      `Die Buchung gilt für ${counted.people(expected)}; auf der Liste stehen ${count}.`,
    incomplete: (count) => `Bei ${counted.people(count)} sind die Angaben unvollständig.`,
    adult: () => 'Mindestens eine Person auf der Liste muss 18 Jahre oder älter sein.',
    babies: (count, expected) =>
      `Gebucht: ${counted.babies(expected)}; unter 3 Jahren auf der Liste: ${count}.`,
  },
  saving: 'Wird gespeichert…',
  offline:
    'Keine Verbindung; gespeichert wird, sobald Sie online sind. Bitte lassen Sie die Seite offen.',
  refused: 'Nicht gespeichert; bitte korrigieren Sie das markierte Feld.',
  stored: (number) => `Gespeichert: ${number}`,
  identityNumber: 'Türkische Ausweisnummer',
  passportNumber: 'Passnummer',
  eitherNumber: 'Pass- oder türkische Ausweisnummer',
  wrong: {
    kind: 'Bitte wählen Sie auch die Art des Ausweises.',
    tckn: 'Bitte geben Sie eine gültige türkische Ausweisnummer ein.',
    passport: 'Eine Passnummer besteht aus 5–20 Großbuchstaben und Ziffern.',
  },
} satisfies Like<typeof turkish>;
