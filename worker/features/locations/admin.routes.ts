import { adminDistrictRoutes } from './districts/district-admin.routes.ts';
import { adminTownRoutes } from './towns/town-admin.routes.ts';
export const adminLocationRoutes = [...adminTownRoutes, ...adminDistrictRoutes] as const;
