import { featureApp } from '../../http/route.ts';

export const adminVillaTypeRoutes = featureApp();
