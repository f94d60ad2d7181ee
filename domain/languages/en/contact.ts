import type { Like } from '../like.ts';
import type turkish from '../tr/contact.ts';

export default {
  title: 'Contact',
  description: (agency, ways) => `How to reach ${agency}: ${ways.join(', ')}.`,
  writeDescription: (agency) => `Write to the team of ${agency}.`,
  lead: 'Call, write or come by.',
  leadAndHours: (hours) => `Call, write or come by. ${hours}.`,
  write: 'Write to us',
  details: 'Contact details',
  phone: 'Phone',
  message: 'Send a message',
  email: 'Email',
  address: 'Address',
  openMap: 'Open the map',
  licence: 'TÜRSAB licence no.',
  checkLicence: (number) => `${number} · check it`,
  subjects: {
    looking: 'I am looking for a villa',
    booking: 'About my booking',
    payment: 'Payment and refund',
    owner: 'I want to rent out my house',
    other: 'Other',
  },
  fields: {
    name: 'Your name',
    email: 'Your email address',
    phone: 'Your phone (optional)',
    subject: 'Subject',
    message: 'Your message',
  },
  sent: '<strong>We have your message.</strong> We answer within a few hours during office hours, by the next day at the latest.',
  notSent:
    'Your message could not be sent. Please check your name, your email address and your message of at least 10 characters and try again.',
  send: 'Send message',
  privacy: 'We use your details only to answer you: <privacy>data protection</privacy>.',
  letterTitle: 'Newsletter',
  letterDescription: 'New villas and weeks that have become free, by email.',
} satisfies Like<typeof turkish>;
