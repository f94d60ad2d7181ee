import type { Like } from '../like.ts';
import type turkish from '../tr/forms.ts';

export default {
  badDate: 'Bitte geben Sie ein gültiges Datum ein.',
  badNumber: 'Bitte geben Sie eine gültige Zahl ein.',
  missing: 'Dieses Feld darf nicht leer bleiben.',
  tooShort: (signs) => `Bitte mindestens ${signs} Zeichen.`,
  laterDate: 'Bitte wählen Sie ein späteres Datum.',
  earlierDate: 'Bitte wählen Sie ein früheres Datum.',
  atLeast: (least) => `Bitte mindestens ${least}.`,
  atMost: (most) => `Bitte höchstens ${most}.`,
  wrong: 'Bitte geben Sie einen gültigen Wert ein.',
  email: {
    form: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    letters: 'Vor dem @ einer E-Mail-Adresse sind Buchstaben wie ş, ü oder é nicht möglich.',
    several: 'Bitte geben Sie nur eine E-Mail-Adresse ein.',
    length: 'Die E-Mail-Adresse ist zu lang.',
  },
  domain: (domain) => `Meinten Sie ${domain}?`,
  noAnswer:
    'Ihre Nachricht konnte nicht gesendet werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal; Ihr Text bleibt stehen.',
  notAdded: (file, why) => `„${file}“ wurde nicht hinzugefügt. ${why}`,
  picture: {
    empty:
      'Diese Datei ist leer (0 Byte). Laden Sie sie vollständig herunter und wählen Sie sie erneut.',
    not_image: 'Diese Datei ist kein Bild. Bitte wählen Sie JPEG, PNG oder WebP.',
    format:
      'Ihr Browser kann dieses Bildformat nicht öffnen. Speichern Sie das Bild als JPEG oder PNG und wählen Sie es erneut.',
    huge: 'Dieses Bild ist zu groß (mehr als 200 Megapixel). Verkleinern Sie es und wählen Sie es erneut.',
    cut_off:
      'Das Ende dieses Bildes fehlt; es wurde nicht vollständig geladen oder kopiert. Bitte kopieren Sie es neu vom Original.',
    unreadable:
      'Dieses Bild konnte nicht geöffnet werden; es ist vielleicht beschädigt oder unvollständig. Bitte wählen Sie eine andere Kopie.',
    unsupported:
      'Ihr Browser kann Bilder nicht verkleinern. Bitte versuchen Sie es mit einem aktuellen Browser.',
  },
} satisfies Like<typeof turkish>;
