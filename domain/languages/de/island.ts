import type { Like } from '../like.ts';
import type turkish from '../tr/island.ts';

export default {
  stopped:
    'Dieser Teil der Seite wurde in Ihrem Browser beendet, vielleicht wegen einer Übersetzung oder einer Erweiterung. <again>Seite neu laden</again>.',
  stoppedForm:
    'Dieser Teil der Seite wurde in Ihrem Browser beendet, vielleicht wegen einer Übersetzung oder einer Erweiterung. <form>Diesen Schritt auf der einfachen Seite fortsetzen</form>.',
  orCall: (phone) => `Oder rufen Sie uns an: <phone>${phone}</phone>`,
} satisfies Like<typeof turkish>;
