import { Link } from '@tanstack/react-router';

const TAB =
  'inline-flex h-8 items-center rounded-md px-3 text-soft hover:text-ink aria-[current=page]:bg-accent-wash aria-[current=page]:font-medium aria-[current=page]:text-ink max-md:h-10';

/** What is written in mails, and the mails themselves. */
export function MailTabs() {
  return (
    <nav aria-label="Mail ekranları" className="flex gap-1">
      <Link to="/templates/mailtemplates" className={TAB}>
        Şablonlar
      </Link>
      <Link to="/templates/outbox" className={TAB}>
        Giden kutusu
      </Link>
    </nav>
  );
}
