import { Ban } from 'lucide-react';

/** "Bir daha kabul etme", with an icon. */
export const RefusedMark = () => (
  <span className="inline-flex shrink-0 items-center gap-1 rounded-sm bg-red-wash px-1.5 text-xs font-medium text-red">
    <Ban size={12} aria-hidden="true" />
    Kabul etme
  </span>
);

export const TagList = ({ tags }: { tags: readonly string[] }) =>
  tags.length === 0 ? null : (
    <span className="flex max-w-64 flex-wrap gap-1">
      {tags.map((tag) => (
        <span key={tag} className="rounded-sm bg-sunken px-1.5 text-xs font-medium">
          {tag}
        </span>
      ))}
    </span>
  );
