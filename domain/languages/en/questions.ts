import type { Like } from '../like.ts';
import type turkish from '../tr/questions.ts';

export default {
  title: (villa) => `Questions about ${villa}`,
  description: (villa, town) => `${villa}, ${town}: what visitors asked, and what we answered.`,
  heading: 'Questions and answers',
  none: 'No questions about this house have been published yet. Be the first to ask.',
  previous: 'Previous questions',
  next: 'More questions',
  ask: 'Ask a question',
  name: 'Your name',
  email: 'Your email address',
  phone: 'Your phone (optional)',
  received:
    '<strong>We have your question.</strong> We send the answer by email; if it helps others, too, we publish it here without your name.',
  notTaken: 'Your question could not be taken. Please fill in the fields and send it again.',
  question: 'Your question',
  hint: 'Ask about the house, the surroundings, how to get there. If we publish it, we leave out your name and personal details.',
  send: 'Send question',
  privacy: 'We use your details only to answer you: <privacy>data protection</privacy>.',
} satisfies Like<typeof turkish>;
