import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** A villa and the content of each of its nights; empty when it is free. */
type Row = { id: number; name: string; nights: string[] };

/** Set by the bench before the button is clicked. */
declare global {
  interface Window {
    rows: Row[];
  }
}

/** A row a villa, an element a night: the obvious implementation of such a calendar. */
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
