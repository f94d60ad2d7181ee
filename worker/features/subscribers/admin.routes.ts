import { featureApp } from '../../http/route.ts';

export const adminSubscriberRoutes = featureApp();
