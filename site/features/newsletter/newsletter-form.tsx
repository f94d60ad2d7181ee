import { useState, type FormEvent } from 'react';
import { toast } from '#site/lib/toast.ts';
import { subscribe } from './subscribe.ts';

/** The newsletter box of the footer; without JavaScript it posts to the same call. */
export function NewsletterForm() {
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    // Nothing is sent for nothing (spec §5).
    if (email.trim() === '' || busy) return;
    setBusy(true);
    const { text, kind } = await subscribe(email.trim());
    toast(text, kind);
    setEmail('');
    setBusy(false);
  }

  return (
    <form className="newsletter" action="/v1/website/subscribe" method="post" onSubmit={submit}>
      <input
        className="input"
        type="email"
        name="email"
        autoComplete="email"
        aria-label="E-posta adresiniz"
        placeholder="E-posta adresiniz"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <button className="button" type="submit" disabled={busy}>
        Kaydol
      </button>
    </form>
  );
}
