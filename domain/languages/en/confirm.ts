import type { Like } from '../like.ts';
import type turkish from '../tr/confirm.ts';

export default {
  bulten: {
    title: 'Join our newsletter',
    lead: 'Somebody asked to receive our newsletter at this address. If it was you, please confirm; if not, close this page and we will not write again.',
    button: 'Yes, sign me up',
  },
  'bulten-ayril': {
    title: 'Leave our newsletter',
    lead: 'Once you confirm, we stop sending the newsletter to this address. You can sign up again whenever you like.',
    button: 'Yes, unsubscribe me',
  },
  kvkk: {
    title: 'Confirm your data request',
    lead: 'Somebody made a request about personal data (KVKK) with this address. If it was you, please confirm; the legal period begins then. If not, close this page.',
    button: 'Yes, confirm my request',
  },
} satisfies Like<typeof turkish>;
