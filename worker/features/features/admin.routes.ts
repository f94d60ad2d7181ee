import { featureApp } from '../../http/route.ts';

export const adminFeatureRoutes = featureApp();
