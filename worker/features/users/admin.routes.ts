import { featureApp } from '../../http/route.ts';

export const adminUserRoutes = featureApp();
