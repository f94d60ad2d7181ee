import type { Like } from '../like.ts';
import type turkish from '../tr/privacy.ts';

export default {
  title: 'Request about your data',
  description: 'Make a request about your personal data.',
  notes: {
    alindi:
      'We have sent you an email. Your request is taken up as soon as you confirm it with the link in that email.',
    onaylandi: 'Your request is confirmed. We will answer by email within 30 days at the latest.',
    gecersiz: 'This link is not valid or has expired. You can make your request again below.',
    hata: 'Your request could not be taken. Please check your email address and try again.',
  },
  email: 'Your email address',
  what: 'What would you like?',
  kinds: {
    export: 'I want to see my data',
    erasure: 'I want my data erased',
    correction: 'I want my data corrected',
  },
  note: 'Explanation (optional)',
  explanation:
    'We confirm by email that the address is yours. Records that the law makes us keep (contract, payment, notification of identity) are deleted when their time is over.',
  send: 'Send request',
} satisfies Like<typeof turkish>;
