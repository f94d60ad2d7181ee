import { useState, type FormEvent } from 'react';
import { NEWSLETTER_OUTCOMES } from '#site/lib/newsletter-outcomes.ts';
import { toast } from '#site/lib/toast.ts';
import { subscribe } from './subscribe.ts';
import { say, to } from '#site/language.ts';

/** Has the address called wrong as the browser would: what is said is found in check-form.ts. */
function refuse(field: HTMLInputElement): void {
  field.setCustomValidity(' ');
  field.reportValidity();
  field.setCustomValidity('');
}

/** The newsletter box of the footer; without JavaScript a page takes it. */
export default function NewsletterForm() {
  const [busy, setBusy] = useState(false);
  const messages = say('newsletter');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Read from the form and not from state: it may have been filled in before hydration.
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email')).trim();
    if (busy) return;
    setBusy(true);
    // Spaces are no address; the browser accepts them.
    const outcome = email === '' ? null : await subscribe(email);
    setBusy(false);
    if (outcome === null) {
      refuse(form.elements.namedItem('email') as HTMLInputElement);
      return;
    }
    toast(messages.outcomes[outcome], NEWSLETTER_OUTCOMES[outcome]);
    form.reset();
  }

  return (
    <form className="newsletter" action={to('/bulten')} method="post" onSubmit={submit}>
      <input
        className="input"
        inputMode="email"
        name="email"
        autoComplete="email"
        required
        aria-label={messages.email}
        placeholder={messages.email}
      />
      <button className="button" type="submit" disabled={busy}>
        {messages.subscribe}
      </button>
    </form>
  );
}
