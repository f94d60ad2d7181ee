import { useState, type FormEvent } from 'react';
import { NEWSLETTER_OUTCOMES } from '#site/lib/newsletter-outcomes.ts';
import { toast } from '#site/lib/toast.ts';
import { subscribe } from './subscribe.ts';

/** The newsletter box of the footer; without JavaScript a page takes it. */
export function NewsletterForm() {
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Read from the form and not from state: it may have been filled in before hydration.
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email')).trim();
    // An empty form sends nothing.
    if (email === '' || busy) return;
    setBusy(true);
    const { text, kind } = NEWSLETTER_OUTCOMES[await subscribe(email)];
    toast(text, kind);
    form.reset();
    setBusy(false);
  }

  return (
    <form className="newsletter" action="/bulten" method="post" onSubmit={submit}>
      <input
        className="input"
        type="email"
        name="email"
        autoComplete="email"
        required
        aria-label="E-posta adresiniz"
        placeholder="E-posta adresiniz"
      />
      <button className="button" type="submit" disabled={busy}>
        Kaydol
      </button>
    </form>
  );
}
