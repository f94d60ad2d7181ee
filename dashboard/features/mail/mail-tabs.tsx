import { Link } from '@tanstack/react-router';
import { AllowedLink } from '#dashboard/app/allowed-link.tsx';
import { TAB } from '#dashboard/ui/tab-class.ts';

/** What is written in mails, and the mails themselves. */
export function MailTabs() {
  return (
    <nav aria-label="Mail ekranları" className="flex gap-1">
      <AllowedLink to="/templates/mailtemplates" className={TAB}>
        Şablonlar
      </AllowedLink>
      <Link to="/templates/outbox" className={TAB}>
        Giden kutusu
      </Link>
    </nav>
  );
}
