import { featureApp } from '../../http/route.ts';

export const adminLocationRoutes = featureApp();
