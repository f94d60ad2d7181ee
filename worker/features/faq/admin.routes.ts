import { featureApp } from '../../http/route.ts';

export const adminFaqRoutes = featureApp();
