import { ImageOff } from 'lucide-react';
import { thumbnailOf } from '#domain/media/picture-key.ts';

/** The small picture of a place in a list, or a sign that it has none. */
export function Thumbnail({ image }: { image: string | null }) {
  const size = 'h-7 w-9 shrink-0 rounded-sm bg-sunken';
  if (image === null) {
    return (
      <span aria-hidden="true" className={`${size} grid place-items-center text-soft`}>
        <ImageOff size={14} />
      </span>
    );
  }
  return <img src={thumbnailOf(image)} alt="" loading="lazy" className={`${size} object-cover`} />;
}
