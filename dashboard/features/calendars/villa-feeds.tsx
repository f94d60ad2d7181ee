import { Conflicts } from './conflicts.tsx';
import { ExportAddress } from './export-address.tsx';
import { RunLog } from './run-log.tsx';
import { Sources } from './sources.tsx';

/** Calendars of other sellers that a villa reads, what they collide with, and its own address. */
export default function VillaFeeds({ villaId }: { villaId: number }) {
  return (
    <div className="grid max-w-4xl gap-8">
      <Sources villaId={villaId} />
      <Conflicts villaId={villaId} />
      <ExportAddress villaId={villaId} />
      <RunLog villaId={villaId} />
    </div>
  );
}
