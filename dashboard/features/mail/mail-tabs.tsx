import { Link } from '@tanstack/react-router';
import { ScreenLink } from '#dashboard/app/screen-link.tsx';
import { TAB } from '#dashboard/ui/tab-class.ts';

/** What is written in mails, and the mails themselves. */
export function MailTabs() {
  return (
    <nav aria-label="Mail ekranları" className="flex gap-1">
      <ScreenLink to="/templates/mailtemplates" className={TAB}>
        Şablonlar
      </ScreenLink>
      <Link to="/templates/outbox" className={TAB}>
        Giden kutusu
      </Link>
    </nav>
  );
}
