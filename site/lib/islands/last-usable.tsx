import { say } from '#site/language.ts';
import { Rich } from '#site/lib/rich.tsx';

/**
 * What stands where an island stood that failed for good: the part as the server wrote it, and the
 * ways that need no script, with what was chosen.
 */
export function LastUsable({ page }: { page: string }) {
  const messages = say('island');
  const links = document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]');
  // The one that shows the number as people read it.
  const phone = [...links].find(({ textContent }) => /\d/.test(textContent));
  const form = /<form[^<>]* action="([^"]+)"/.exec(page)?.[1];
  return (
    <>
      <p className="note" data-tone="warning" role="alert">
        <Rich
          message={form === undefined ? messages.stopped : messages.stoppedForm}
          links={{
            again: { href: location.href },
            form: { href: `${form}${location.search}` },
          }}
        />
        {phone !== undefined && (
          <>
            {' '}
            <Rich
              message={messages.orCall(phone.textContent)}
              links={{ phone: { href: phone.href } }}
            />
          </>
        )}
      </p>
      <div dangerouslySetInnerHTML={{ __html: page }} />
    </>
  );
}
