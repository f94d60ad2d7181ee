import { featureApp } from '../../http/route.ts';
import { adminDistrictRoutes } from './district-admin.routes.ts';
import { adminTownRoutes } from './town-admin.routes.ts';

export const adminLocationRoutes = featureApp()
  .route('/', adminTownRoutes)
  .route('/', adminDistrictRoutes);
