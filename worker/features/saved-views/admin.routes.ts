import { featureApp } from '../../http/route.ts';

export const savedViewRoutes = featureApp();
