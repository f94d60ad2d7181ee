import { featureApp } from '../../http/route.ts';

export const messageRoutes = featureApp();
