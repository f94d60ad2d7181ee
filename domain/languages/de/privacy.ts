import type { Like } from '../like.ts';
import type turkish from '../tr/privacy.ts';

export default {
  title: 'Anfrage zu Ihren Daten',
  description: 'Stellen Sie eine Anfrage zu Ihren persönlichen Daten.',
  notes: {
    alindi:
      'Wir haben Ihnen eine E-Mail gesendet. Ihre Anfrage wird bearbeitet, sobald Sie sie über den Link darin bestätigen.',
    onaylandi: 'Ihre Anfrage ist bestätigt. Wir antworten spätestens in 30 Tagen per E-Mail.',
    gecersiz: 'Dieser Link ist ungültig oder abgelaufen. Unten können Sie erneut anfragen.',
    hata: 'Ihre Anfrage konnte nicht angenommen werden. Bitte prüfen Sie Ihre E-Mail-Adresse und versuchen Sie es erneut.',
  },
  email: 'Ihre E-Mail-Adresse',
  what: 'Was wünschen Sie?',
  kinds: {
    export: 'Ich möchte meine Daten sehen',
    erasure: 'Ich möchte meine Daten löschen lassen',
    correction: 'Ich möchte meine Daten berichtigen lassen',
  },
  note: 'Erläuterung (freiwillig)',
  explanation:
    'Wir prüfen mit einer E-Mail, dass die Adresse Ihnen gehört. Unterlagen, die wir gesetzlich aufbewahren müssen (Vertrag, Zahlung, Identitätsmeldung), werden nach Ablauf der Fristen gelöscht.',
  send: 'Anfrage senden',
} satisfies Like<typeof turkish>;
