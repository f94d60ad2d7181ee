import type { Like } from '../like.ts';
import type turkish from '../tr/tracking.ts';

export default {
  title: 'My stay',
  description:
    'See the status of your request, your payments and the next step with your booking code and email address.',
  lead: 'Your code is in the email that we sent when we received your request; it begins with KY. Your page shows the status, the payment, the address and the next step.',
  open: 'Open my page',
  code: 'Booking code',
  email: 'Your email address',
} satisfies Like<typeof turkish>;
