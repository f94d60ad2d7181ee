import content from '../content.json';
import { Booking } from './booking.jsx';
import { Calendar } from './calendar.jsx';
import { Favourite } from './favourite.jsx';
import { Gallery } from './gallery.jsx';
import { Part } from './part.jsx';

/** The villa page: text and pictures as ours has them, islands where ours has them. */
export default function Page() {
  const { villa, pictures, parts } = content;
  const [hero] = pictures;
  return (
    <>
      <link
        rel="preload"
        as="image"
        type="image/avif"
        imageSrcSet={hero.srcset}
        imageSizes={hero.sizes}
        fetchPriority="high"
      />
      <Part html={parts.header} />
      <main id="icerik">
        <Gallery pictures={pictures} name={villa.name} />
        <div className="wrap villa">
          <header className="title">
            <Part html={parts.title} />
            <Favourite villa={villa} />
          </header>
          <div className="villa-text">
            <Part html={parts.beforeCalendar} />
            <section id="musaitlik">
              <h2>Müsaitlik</h2>
              <div className="calendar">
                <Calendar slug={villa.slug} months={parts.months} />
                <Part html={parts.calendarKey} />
              </div>
            </section>
            <Part html={parts.afterCalendar} />
          </div>
          <aside className="villa-card" id="rezervasyon" aria-label="Rezervasyon">
            <Booking villa={villa} />
          </aside>
        </div>
        <Part html={parts.similar} />
      </main>
      <Part html={parts.footer} />
    </>
  );
}
