import { Link } from '@tanstack/react-router';
import { TAB } from '#dashboard/ui/tab-class.ts';

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
