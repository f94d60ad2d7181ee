import { featureApp } from '../../http/route.ts';

export const offerRoutes = featureApp();
