import type { Like } from '../like.ts';
import type turkish from '../tr/lost.ts';

export default {
  title: 'Page not found',
  description: 'The page you are looking for is not here.',
  heading: 'There is no such page on this shore',
  lead: 'The address may have changed, or the villa may have been taken off the site. Perhaps the house you are looking for is here:',
  allVillas: 'All villas',
  failedTitle: 'Something went wrong',
  failedDescription: 'The page cannot be opened at the moment.',
  failed: 'This page cannot be opened at the moment',
  failedLead: 'The fault is ours, not yours. Please try again in a few minutes.',
  failedLeadAndCall:
    'The fault is ours, not yours. Please try again in a few minutes; if it is urgent, call us and we will sort it out on the phone.',
  retry: 'Try again',
  home: 'Home',
} satisfies Like<typeof turkish>;
