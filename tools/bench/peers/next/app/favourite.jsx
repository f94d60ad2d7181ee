'use client';
import { useSyncExternalStore } from 'react';

const KEY = 'favourites';
const read = () => JSON.parse(localStorage.getItem(KEY) ?? '[]');

function subscribe(onChange) {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

export function Favourite({ villa }) {
  const isChosen = () => read().some(({ slug }) => slug === villa.slug);
  const chosen = useSyncExternalStore(subscribe, isChosen, () => false);
  const toggle = () => {
    const others = read().filter(({ slug }) => slug !== villa.slug);
    localStorage.setItem(KEY, JSON.stringify(chosen ? others : [...others, villa]));
    dispatchEvent(new Event('storage'));
  };
  return (
    <button
      className="button"
      data-kind="text"
      data-size="small"
      type="button"
      aria-pressed={chosen}
      onClick={toggle}
    >
      Favori
    </button>
  );
}
