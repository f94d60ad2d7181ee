import type { PlantedBug } from './bug.ts';

const NEAREST = 'worker/platform/database/nearest.ts';

/** Mistakes that only several machines show (`npm run prove -- --machines 3 --bug …`). */
export const MACHINE_BUGS: readonly PlantedBug[] = [
  {
    name: 'replica-always-believed',
    what: 'near reads come from the replica, however far it lags behind and whoever asks',
    edits: [
      {
        file: NEAREST,
        find: 'return version >= known.version && pages >= known.pages ? answers : null;',
        replace: 'return version >= 0 && pages >= 0 ? answers : null;',
      },
      {
        file: NEAREST,
        find: 'mayLag && now >= restsUntil ? await askReplica(asked) : null',
        replace: 'await askReplica(asked)',
      },
    ],
  },
  {
    name: 'writer-forgotten',
    what: 'whoever wrote is not known at the next machine',
    file: 'worker/http/requests/writer-cookie.ts',
    find: 'if (!currentBudget()?.wrote) return;',
    replace: 'if (currentBudget()) return;',
  },
];
