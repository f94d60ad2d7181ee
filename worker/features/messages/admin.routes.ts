import { featureApp } from '../../http/route.ts';

export const adminMessageRoutes = featureApp();
