import type { GuestRecord } from '#domain/guest-records/schema.ts';
import { LanguageChoice } from '#dashboard/shared/languages/language-choice.tsx';
import { DrawerSection } from '#dashboard/ui/drawer.tsx';
import { useUpdate } from './use-update.ts';

/** In which language the guest is written to, about the stays that are not over too. */
export function LanguageSection({ record }: { record: GuestRecord }) {
  const update = useUpdate(record);
  return (
    <DrawerSection title="Dil">
      <LanguageChoice
        language={record.language}
        busy={update.isPending}
        onChange={(language) => update.mutate({ language })}
      />
    </DrawerSection>
  );
}
