type Props = {
  title: string;
  /** Address of the page, without a leading slash; empty while nobody named it. */
  slug: string;
  text: string;
};

/** Letters that a search engine shows of a title and of a description. */
const TITLE_SHOWN = 60;
const TEXT_SHOWN = 155;

/** The page as a search engine would list it, and what does not fit. */
export function SearchPreview({ title, slug, text }: Props) {
  const isLong = title.length > TITLE_SHOWN;
  return (
    <figure className="grid gap-1">
      <figcaption className="text-xs font-medium text-soft">Arama sonucunda görünüşü</figcaption>
      <div className="rounded-md bg-sunken px-3 py-2">
        <p className="truncate font-medium text-accent">{title || 'Sayfanın adı'}</p>
        <p className="truncate text-xs text-soft">
          {location.host}/{slug || '…'}
        </p>
        <p className="line-clamp-2 text-xs">
          {text.slice(0, TEXT_SHOWN) || 'Kısa tanıtım boş; arama motoru metinden bir yer seçer.'}
        </p>
      </div>
      {isLong && (
        <p className="text-xs text-soft">
          Başlık {title.length} harf; arama sonucunda ilk {TITLE_SHOWN} harfi görünür.
        </p>
      )}
    </figure>
  );
}
