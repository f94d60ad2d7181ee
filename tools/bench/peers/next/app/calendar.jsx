'use client';
import { useState } from 'react';
import { Part } from './part.jsx';

/** The first months are part of the page, the others are fetched when they are opened. */
export function Calendar({ slug, months }) {
  const [days, setDays] = useState(null);
  const [chosen, setChosen] = useState([]);
  const turn = async () => {
    const answer = await fetch(`/v1/villa/${slug}/availability`);
    setDays((await answer.json()).content.days);
  };
  const choose = (date) => setChosen(chosen.length === 1 ? [...chosen, date] : [date]);
  return (
    <>
      <div className="date-head">
        <p>{chosen.length === 1 ? 'Çıkış gününüzü seçin' : 'Giriş gününüzü seçin'}</p>
        <button type="button" className="icon-button" aria-label="Sonraki ay" onClick={turn}>
          ›
        </button>
      </div>
      {days === null ? (
        <Part html={months} />
      ) : (
        <div className="calendar-months">
          {days.map(({ date, state }) => (
            <button
              key={date}
              type="button"
              disabled={state !== 'free'}
              aria-pressed={chosen.includes(date)}
              onClick={() => choose(date)}
            >
              {date}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
