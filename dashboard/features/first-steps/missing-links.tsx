import { Link } from '@tanstack/react-router';
import type { Missing } from '#domain/first-steps/schema.ts';

type Props = { missing: Missing[]; villaId: number | null };

/** What a step lacks, each leading to the field in which it is entered. */
export function MissingLinks({ missing, villaId }: Props) {
  return (
    <ul className="flex flex-wrap gap-x-3">
      <li>Eksik:</li>
      {missing.map((one) => (
        <li key={one.field} className="underline underline-offset-4">
          {villaId === null || isOfCompany(one.field) ? (
            <CompanyLink {...one} />
          ) : (
            <VillaLink {...one} id={String(villaId)} />
          )}
        </li>
      ))}
    </ul>
  );
}

const isOfCompany = (field: string): boolean => /^(?:site|company|tursab|tax)_/.test(field);

/** The details that the screen “Site” has; the others are contact details. */
const ON_SITE_SCREEN = ['site_name', 'company_title', 'tursab_no'];

function CompanyLink({ field, what }: Missing) {
  return ON_SITE_SCREEN.includes(field) ? (
    <Link to="/settings/site" search={{ alan: field }}>
      {what}
    </Link>
  ) : (
    <Link to="/settings/contact" search={{ alan: field }}>
      {what}
    </Link>
  );
}

function VillaLink({ field, what, id }: Missing & { id: string }) {
  const isPart = field === 'prices' || field === 'pictures';
  return (
    <Link
      to="/villas/$id"
      params={{ id }}
      search={isPart ? { part: field } : field === 'publish' ? {} : { alan: field }}
      {...(field === 'publish' && { hash: field })}
    >
      {what}
    </Link>
  );
}
