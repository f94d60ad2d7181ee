import type { Status } from '../reservation-status.ts';
import type { MailVariable } from './variables.ts';

/** Who a template is written for; `address`: whoever typed an address into a form of ours. */
export type MailAudience = 'guest' | 'owner' | 'agency' | 'address';

export type MailTemplateRule = {
  /** As the dashboard lists it. */
  name: string;
  /** The event that sends it. */
  when: string;
  audience: MailAudience;
  /** What it may say. Handover facts and phones stay out of mails that are too early for them. */
  variables: readonly MailVariable[];
  /** Without these the mail would be useless. */
  required: readonly MailVariable[];
  /** It ends in a button that leads to a page no variable stands for. */
  action: boolean;
  /** Switching it off would break a promise of the product (a password reset, a double opt-in). */
  essential: boolean;
  /** Its button is a key: the address is forgotten once the mail has left. */
  secret: boolean;
  /**
   * States of the stay in which its words are true; a mail that leaves late, or that time sends, is
   * held back in all others. Null: it tells what happened, which stays true.
   */
  trueIn: readonly Status[] | null;
  /**
   * What its words say of the guest's money: `unpaid`, that nothing came; `prepaymentDue`, that the
   * prepayment is still awaited, `restDue`, that something of the total is. It is held back where that is no longer true.
   */
  says: 'unpaid' | 'prepaymentDue' | 'restDue' | null;
};

/** A rule by what every one has; all else is the exception. */
export function rule(
  name: string,
  when: string,
  audience: MailAudience,
  variables: readonly MailVariable[],
  rest: Partial<
    Pick<MailTemplateRule, 'required' | 'action' | 'essential' | 'secret' | 'trueIn' | 'says'>
  > = {},
): MailTemplateRule {
  return {
    name,
    when,
    audience,
    variables,
    required: [],
    action: false,
    essential: false,
    secret: false,
    trueIn: null,
    says: null,
    ...rest,
  };
}
