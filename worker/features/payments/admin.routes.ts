import { featureApp } from '../../http/route.ts';

export const adminPaymentRoutes = featureApp();
