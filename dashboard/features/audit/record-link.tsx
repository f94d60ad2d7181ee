import { Link, linkOptions } from '@tanstack/react-router';
import type { LinkProps } from '@tanstack/react-router';

/** A link to the screen of the changed record, if it has one. */
export function RecordLink({ entity, id }: { entity: string; id: string }) {
  const link = screenOf(entity, id);
  if (!link) return <span className="wrap-anywhere">{id}</span>;
  return (
    <Link {...link} className="figures underline">
      Kayda git ({id.length > 12 ? `${id.slice(0, 12)}…` : id})
    </Link>
  );
}

function screenOf(entity: string, id: string): LinkProps | null {
  const params = { id };
  switch (entity) {
    case 'villa':
      return linkOptions({ to: '/villas/$id', params });
    case 'reservation':
      return linkOptions({ to: '/reservations/$id', params });
    case 'user':
      return linkOptions({ to: '/users/$id', params });
    case 'town':
      return linkOptions({ to: '/towndistrict/$id', params });
    case 'district':
      return linkOptions({ to: '/towndistrict/districts/$id', params });
    case 'villa_type':
      return linkOptions({ to: '/villatypes/$id', params });
    case 'feature':
      return linkOptions({ to: '/features/$id', params });
    case 'transaction':
      return linkOptions({ to: '/transactions/$id', params });
    case 'block':
      return linkOptions({ to: '/external/$id', params });
    case 'offer':
      return linkOptions({ to: '/offer/$id', params });
    case 'comment':
      return linkOptions({ to: '/comments/$id', params });
    case 'message':
      return linkOptions({ to: '/contact/$id', params });
    case 'bank':
      return linkOptions({ to: '/website/bank/$id', params });
    case 'document':
      return linkOptions({ to: '/website/ourdocs/$id', params });
    default:
      return null;
  }
}
