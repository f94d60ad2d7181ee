import { featureApp } from '#worker/http/route.ts';
import { adminDistrictRoutes } from './districts/district-admin.routes.ts';
import { adminTownRoutes } from './towns/town-admin.routes.ts';

export const adminLocationRoutes = featureApp()
  .route('/', adminTownRoutes)
  .route('/', adminDistrictRoutes);
