import { Check } from 'lucide-react';
import { cx } from '#dashboard/ui/class-names.ts';
import { IMPORT_STEPS, type ImportStep } from './use-import.ts';

const LABELS: Record<ImportStep, string> = {
  file: 'Dosya',
  columns: 'Sütunlar',
  questions: 'Sorular',
  preview: 'Önizleme',
  done: 'Sonuç',
};

type Props = {
  step: ImportStep;
  canGo: (step: ImportStep) => boolean;
  onGo: (step: ImportStep) => void;
};

/** Where an import stands; earlier steps can be opened again. */
export function StepsList({ step, canGo, onGo }: Props) {
  const at = IMPORT_STEPS.indexOf(step);
  return (
    <ol aria-label="Aktarımın adımları" className="flex flex-wrap gap-x-1 gap-y-1">
      {IMPORT_STEPS.map((each, i) => (
        <li key={each}>
          <button
            type="button"
            aria-current={each === step ? 'step' : undefined}
            disabled={each === step || !canGo(each)}
            onClick={() => onGo(each)}
            className={cx(
              'flex h-8 items-center gap-1.5 rounded-md px-2 text-sm max-md:h-11',
              each === step ? 'bg-accent-wash font-medium text-accent' : 'text-soft',
              'enabled:hover:bg-sunken',
            )}
          >
            {i < at ? (
              <Check size={14} aria-hidden="true" />
            ) : (
              <span className="figures">{i + 1}</span>
            )}
            {LABELS[each]}
          </button>
        </li>
      ))}
    </ol>
  );
}
