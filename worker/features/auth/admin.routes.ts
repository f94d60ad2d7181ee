import { featureApp } from '../../http/route.ts';

export const accountRoutes = featureApp();
