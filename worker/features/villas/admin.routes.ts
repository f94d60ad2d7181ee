import { featureApp } from '../../http/route.ts';

export const adminVillaRoutes = featureApp();
