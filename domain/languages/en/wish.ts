import type { Like } from '../like.ts';
import type turkish from '../tr/wish.ts';

export default {
  title: 'Let me know',
  leadHouse: (villa, stay) => `${villa}, ${stay}: we can e-mail you if it becomes free.`,
  leadSearch: (stay) =>
    `We can e-mail you if a house that fits your search becomes free for ${stay}.`,
  leadCheaper: (villa, stay) => `${villa}, ${stay}: we can e-mail you if it costs less than today.`,
  note: 'We cannot hold the nights for you: when we write, they are on sale to everybody.',
  email: 'Your e-mail address',
  consent:
    'You get e-mails about this stay alone, when a house that fits becomes free; one click ends it.',
  send: 'Let me know',
  noStay: 'Please choose dates first.',
  dates: 'Choose dates',
  sent: 'We have sent a link to your e-mail address. You are on the list once you confirm it.',
  open: 'Are you waiting to hear about this stay?',
  confirm: 'Yes, let me know',
  end: 'I no longer want to hear about it',
  confirmed: 'Done. We will write to you when a house that fits becomes free.',
  ended: 'Done. We will not write to you about this stay again.',
} satisfies Like<typeof turkish>;
