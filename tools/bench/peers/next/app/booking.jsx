'use client';
import { useState } from 'react';

const lira = (kurus) => `${Math.round(kurus / 100).toLocaleString('tr')} ₺`;

/** Dates, guests and the price. */
export function Booking({ villa }) {
  const [stay, setStay] = useState({
    checkIn: '',
    checkOut: '',
    adults: 2,
    children: 0,
    babies: 0,
  });
  const [quote, setQuote] = useState(null);
  const [refusal, setRefusal] = useState('');
  const change = ({ target }) => {
    const value = target.type === 'number' ? Number(target.value) : target.value;
    setStay({ ...stay, [target.name]: value });
  };
  const ask = async (event) => {
    event.preventDefault();
    const answer = await fetch('/v1/quote', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ slug: villa.slug, ...stay }),
    });
    const { content } = await answer.json();
    setQuote(answer.ok ? content : null);
    setRefusal(answer.ok ? '' : content);
  };
  return (
    <div className="booking">
      <form className="stay" onSubmit={ask}>
        <p className="stay-price">gecelik {lira(villa.from)}’den</p>
        <label className="field">
          Giriş
          <input className="input" type="date" name="checkIn" required onChange={change} />
        </label>
        <label className="field">
          Çıkış
          <input className="input" type="date" name="checkOut" required onChange={change} />
        </label>
        {['adults', 'children', 'babies'].map((name) => (
          <label className="field" key={name}>
            {name}
            <input
              className="input"
              type="number"
              name={name}
              min="0"
              max={villa.capacity}
              value={stay[name]}
              onChange={change}
            />
          </label>
        ))}
        <button className="button" type="submit">
          Fiyatı göster
        </button>
        {refusal && <p role="alert">{refusal}</p>}
        {quote && (
          <ul>
            {quote.lines.map(({ code, label, amount }) => (
              <li key={code}>
                {label} <b>{lira(amount)}</b>
              </li>
            ))}
            <li>
              Toplam <b>{lira(quote.total)}</b>
            </li>
          </ul>
        )}
      </form>
    </div>
  );
}
