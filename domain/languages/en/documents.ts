import type { Like } from '../like.ts';
import type turkish from '../tr/documents.ts';

export default {
  title: 'Pre-contract information and contract',
  description:
    'Before you send your request: the information and the contract of your stay, with its real dates and amounts.',
  licence: (number) => `TÜRSAB licence no. ${number}`,
  failed: 'This contract could not be opened',
  expired: 'This price has expired',
  chooseAgain: 'Choose your dates again to read the current contract.',
  villas: 'Browse the villas',
} satisfies Like<typeof turkish>;
