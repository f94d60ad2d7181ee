import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { Loaded } from '#dashboard/app/loaded.tsx';
import { LanguagesButton } from '#dashboard/shared/translations/languages-button.tsx';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { pageQuery } from './api.ts';
import { PageForm } from './page-form.tsx';
import { isLegal, type SectionName, SECTIONS } from './sections.ts';

export default function PageScreen({ section }: { section: SectionName }) {
  const query = useQuery(pageQuery(section));
  const { title, path } = SECTIONS[section];
  return (
    <section className="grid max-w-3xl grid-cols-1 gap-4 p-3 lg:p-4">
      <title>{`${title} · Admin Paneli`}</title>
      <div className="flex min-h-8 flex-wrap items-center gap-3">
        <h1 className="flex-1 text-lg font-semibold">{title}</h1>
        {query.data?.id != null && <LanguagesButton kind="page" id={query.data.id} />}
        <a href={path} target="_blank" rel="noreferrer" className={buttonClass()}>
          Sitede gör
          <ExternalLink size={14} aria-hidden="true" />
        </a>
      </div>
      {isLegal(section) && (
        <p className="rounded-md bg-amber-wash px-3 py-2 text-amber">
          Bu metni yayımlamadan önce bir avukat okumalı. Kaydettiğinizde eski metin saklanır: bir
          misafirin neyi kabul ettiği sonradan da gösterilebilir.
        </p>
      )}
      <Loaded query={query} waiting="h-96 w-full">
        {(data) => (
          <PageForm
            key={`${section}:${data.version}`}
            section={section}
            page={data}
            onReload={() => void query.refetch()}
          />
        )}
      </Loaded>
    </section>
  );
}

PageScreen.reads = ({ section }: { section: SectionName }) => [pageQuery(section)];
