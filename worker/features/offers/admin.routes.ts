import { featureApp } from '../../http/route.ts';

export const adminOfferRoutes = featureApp();
