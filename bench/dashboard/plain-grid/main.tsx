import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** A villa and what stands in each of its nights, empty where it is free. */
type Row = { id: number; name: string; nights: string[] };

/** What the bench puts here before the button is pressed. */
declare global {
  interface Window {
    rows: Row[];
  }
}

/** A row a villa, an element a night: how such a calendar is written first. */
function Grid({ rows }: { rows: Row[] }) {
  return rows.map(({ id, name, nights }) => (
    <div key={id} className="row">
      <div className="name">{name}</div>
      {nights.map((kind, night) => (
        // oxlint-disable-next-line react/no-array-index-key -- the index is the night
        <div key={night} className={`cell ${kind}`} />
      ))}
    </div>
  ));
}

const root = createRoot(document.querySelector('#box') ?? document.body);
let isShown = false;
document.querySelector('#toggle')?.addEventListener('click', () => {
  isShown = !isShown;
  flushSync(() => root.render(isShown && <Grid rows={window.rows} />));
});
