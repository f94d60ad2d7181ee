import { featureApp } from '../../http/route.ts';

export const adminMediaRoutes = featureApp();
