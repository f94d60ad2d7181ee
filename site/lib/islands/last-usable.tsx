/**
 * What stands where an island stood that failed for good: the part as the server wrote it, and the
 * ways that need no script, with what was chosen.
 */
export function LastUsable({ page }: { page: string }) {
  const phone = document.querySelector<HTMLAnchorElement>('a[href^="tel:"]')?.href.slice(4);
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
            ya da bizi arayın: <a href={`tel:${phone}`}>{phone}</a>
          </>
        )}
        .
      </p>
      <div dangerouslySetInnerHTML={{ __html: page }} />
    </>
  );
}
