import type { Like } from '../like.ts';
import type turkish from '../tr/island.ts';

export default {
  stopped:
    'This part stopped in your browser, perhaps because of a translation or an extension. <again>Reload the page</again>.',
  stoppedForm:
    'This part stopped in your browser, perhaps because of a translation or an extension. <form>Continue this step on the plain page</form>.',
  orCall: (phone) => `Or call us: <phone>${phone}</phone>`,
} satisfies Like<typeof turkish>;
