import { line } from './fields.ts';

/**
 * A name as it stands in the mail that answers: whoever types somebody else's address must not be able
 * to send them a link.
 */
export const personName = (max: number) =>
  line(2, max).regex(/^(?!.*(:\/\/|www\.|@)).*$/i, 'Ad, bağlantı ya da adres içeremez.');
