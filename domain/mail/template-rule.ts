import type { Permission } from '#domain/auth/permissions.ts';
import type { Status } from '#domain/reservation-status.ts';
import type { Dated } from './reminders.ts';
import type { MailVariable } from './variables.ts';

/** Whom a template is written to; `address`: anybody who typed an address into a form of ours. */
export type MailAudience = 'guest' | 'owner' | 'agency' | 'address';

/** `action` is the label of the button below the text, null for a mail without one. */
export type MailText = { subject: string; body: string; action: string | null };

type Exceptions = {
  /** Variables without which the mail would be useless. */
  required: readonly MailVariable[];
  /** Switching it off would break a function of the product (password reset, double opt-in). */
  essential: boolean;
  /** Its button contains a secret: the address is erased once the mail has been sent. */
  secret: boolean;
  /**
   * States of the stay in which its text is true; in any other state a mail that is sent late, or
   * at a certain time, is held back. Null: it reports an event, which stays true.
   */
  trueIn: readonly Status[] | null;
  /** The day of the stay on which it is sent; null: an event sends it. */
  dated: Dated | null;
  /**
   * What its text claims about the guest's money: `unpaid`: nothing has been received;
   * `prepaymentDue`: the prepayment is still due; `partDue`: an interim payment is, soon; `partLate`: its day has passed; `restDue`: part of
   * the total is. It is held back
   * when that is no longer true.
   */
  says: 'unpaid' | 'prepaymentDue' | 'partDue' | 'partLate' | 'restDue' | null;
  /** The section of the page of the stay that its button leads to. */
  part: `#${string}` | '';
  /** Who may read its text in the outbox. */
  readWith: Permission;
};

export type MailTemplateRule = Exceptions & {
  /** Its number in the API, which no other mail ever had. */
  id: number;
  /** As the dashboard lists it. */
  name: string;
  /** The event that sends it. */
  when: string;
  audience: MailAudience;
  /**
   * The variables it may use. Handover facts and phone numbers are not available in mails sent too
   * early for them.
   */
  variables: readonly MailVariable[];
  /** Its text as we ship it; an agency may write its own. */
  shipped: MailText;
  /** Whether it ends in a button to a page for which no variable exists. */
  action: boolean;
};

const SIGNATURE = `Sevgiyle,
{{imza}}
{{acente_unvan}}
TÜRSAB belge no: {{tursab_no}}`;

type Described = Omit<MailTemplateRule, keyof Exceptions | 'shipped' | 'action'> &
  Partial<Exceptions> & {
    subject: string;
    /** Plain text by paragraph; a line without a value is omitted when the mail is rendered. */
    text: readonly string[];
    /** Label of the button below the text; left out where it leads to no page. */
    button?: string;
  };

/** A mail with the defaults. */
export function mail<Audience extends MailAudience>({
  subject,
  text,
  button,
  ...rest
}: Described & { audience: Audience }): MailTemplateRule & { audience: Audience } {
  return {
    required: [],
    essential: false,
    secret: false,
    trueIn: null,
    dated: null,
    says: null,
    part: '',
    readWith: 'outbox',
    ...rest,
    shipped: { subject, body: [...text, SIGNATURE].join('\n\n'), action: button ?? null },
    action: button !== undefined,
  };
}
