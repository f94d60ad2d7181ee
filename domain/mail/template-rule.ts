import type { Status } from '#domain/reservation-status.ts';
import type { MailVariable } from './variables.ts';

/** Whom a template is written to; `address`: anybody who typed an address into a form of ours. */
export type MailAudience = 'guest' | 'owner' | 'agency' | 'address';

export type MailTemplateRule = {
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
  /** Variables without which the mail would be useless. */
  required: readonly MailVariable[];
  /** Whether it ends in a button to a page for which no variable exists. */
  action: boolean;
  /** Switching it off would break a function of the product (password reset, double opt-in). */
  essential: boolean;
  /** Its button contains a secret: the address is erased once the mail has been sent. */
  secret: boolean;
  /**
   * States of the stay in which its text is true; in any other state a mail that is sent late, or
   * at a certain time, is held back. Null: it reports an event, which stays true.
   */
  trueIn: readonly Status[] | null;
  /**
   * What its text claims about the guest's money: `unpaid`: nothing has been received;
   * `prepaymentDue`: the prepayment is still due; `restDue`: part of the total is. It is held back
   * when that is no longer true.
   */
  says: 'unpaid' | 'prepaymentDue' | 'restDue' | null;
};

/** A rule with the defaults; `given` holds the exceptions. */
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
