/** Shown until there is a session. */
export const Loading = () => <output className={LOOK}>Loading</output>;

/** Shown until a screen's code is there. */
export const Coming = () => <output className={LOOK}>Yükleniyor…</output>;

const LOOK = 'block p-8 text-soft';
