/**
 * What stands where an island stood that failed for good: the part as the server wrote it, and the
 * ways that need no script, with what was chosen.
 */
export function LastUsable({ page }: { page: string }) {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]');
  // The one that shows the number as people read it.
  const phone = [...links].find(({ textContent }) => /\d/.test(textContent));
  const form = /<form[^>]* action="([^"]+)"/.exec(page)?.[1];
  return (
    <>
      <p className="note" data-tone="warning" role="alert">
        Bu bölüm tarayıcınızda durdu; çeviri ya da bir eklenti yüzünden olabilir.{' '}
        {form === undefined ? (
          <a href={location.href}>Sayfayı yenileyin</a>
        ) : (
          <a href={form + location.search}>Aynı adımı sade sayfada sürdürün</a>
        )}
        {phone !== undefined && (
          <>
            {' '}
            ya da bizi arayın: <a href={phone.href}>{phone.textContent}</a>
          </>
        )}
        .
      </p>
      <div dangerouslySetInnerHTML={{ __html: page }} />
    </>
  );
}
