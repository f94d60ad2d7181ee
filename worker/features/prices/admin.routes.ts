import { featureApp } from '../../http/route.ts';

export const adminPriceRoutes = featureApp();
