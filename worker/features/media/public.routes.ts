import { featureApp } from '../../http/route.ts';

export const mediaRoutes = featureApp();
