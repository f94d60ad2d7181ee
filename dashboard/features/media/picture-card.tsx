import { useSortable } from '@dnd-kit/react/sortable';
import { ArrowLeft, ArrowRight, GripVertical, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AdminVilla } from '#domain/villas/admin-schema.ts';
import { thumbnailOf } from '#domain/media/picture-key.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { IconButton } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { SORT_WORDS } from '#dashboard/list/rows/sort-words.ts';
import { describePicture } from './api.ts';

/** Id of the list of rooms that a card's field offers (picture-grid.tsx). */
export const ROOMS_LIST = 'picture-rooms';

export type Picture = AdminVilla['images'][number];

type Props = {
  picture: Picture;
  /** Its place, 0 is the cover. */
  at: number;
  count: number;
  onMove: (to: number) => void;
  onDelete: () => void;
};

/** A picture with its position, its description, and the controls for both. */
export function PictureCard({ picture, at, count, onMove, onDelete }: Props) {
  const { ref, handleRef, isDragging } = useSortable({ id: picture.id, index: at });
  const name = `${at + 1}. fotoğraf`;
  return (
    <li
      ref={ref}
      aria-label={name}
      className={cx(
        'grid content-start overflow-hidden rounded-md border border-line bg-raised',
        isDragging && 'opacity-80 floating',
      )}
    >
      <div className="relative aspect-4/3" style={{ backgroundColor: picture.color }}>
        <img
          src={thumbnailOf(picture.key)}
          alt={picture.alt}
          loading="lazy"
          draggable={false}
          className="size-full object-cover"
        />
        <span className="figures absolute top-2 left-2 rounded-sm bg-raised px-1.5 text-xs font-medium">
          {at === 0 ? 'Kapak' : at + 1}
        </span>
        <button
          ref={handleRef}
          type="button"
          aria-label={`${name}: taşı`}
          aria-roledescription={SORT_WORDS.role}
          className="inline-flex absolute top-2 right-2 cursor-grab touch-none items-center justify-center rounded-sm bg-raised text-ink max-md:size-11"
        >
          <GripVertical size={14} />
        </button>
      </div>
      <div className="flex items-center justify-end">
        <IconButton label={`${name}: kapak yap`} disabled={at === 0} onClick={() => onMove(0)}>
          <Star size={14} />
        </IconButton>
        <IconButton label={`${name}: öne al`} disabled={at === 0} onClick={() => onMove(at - 1)}>
          <ArrowLeft size={14} />
        </IconButton>
        <IconButton
          label={`${name}: geriye al`}
          disabled={at === count - 1}
          onClick={() => onMove(at + 1)}
        >
          <ArrowRight size={14} />
        </IconButton>
        <IconButton label={`${name}: sil`} onClick={onDelete}>
          <Trash2 size={14} />
        </IconButton>
      </div>
      <PictureWords
        picture={picture}
        field="room"
        label={`${name}: oda`}
        placeholder="Oda (Havuz, Salon…)"
        maxLength={40}
        list={ROOMS_LIST}
      />
      <PictureWords
        picture={picture}
        field="alt"
        label={`${name}: ne gösteriyor`}
        placeholder="Ne gösteriyor?"
        maxLength={200}
      />
    </li>
  );
}

type WordsProps = {
  picture: Picture;
  field: 'alt' | 'room';
  label: string;
  placeholder: string;
  maxLength: number;
  /** Id of a list of words to choose from. */
  list?: string;
};

/** A text of a picture, saved when its field loses focus. */
function PictureWords({ picture, field, label, list, ...input }: WordsProps) {
  const [text, setText] = useState(picture[field]);
  const [saved, setSaved] = useState(picture[field]);
  const { mutate, isError } = useSend({
    send: (words: string) => describePicture(picture.id, { [field]: words }),
    onDone: (answer) => setSaved(answer[field]),
  });
  return (
    <TextInput
      {...input}
      aria-label={label}
      aria-invalid={isError || undefined}
      list={list}
      value={text}
      className="rounded-none border-x-0 border-b-0 text-xs"
      onChange={({ target }) => setText(target.value)}
      onBlur={() => text.trim() !== saved && mutate(text.trim())}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}
