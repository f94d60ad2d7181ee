import { featureApp } from '../../http/route.ts';

export const subscriberRoutes = featureApp();
