import { featureApp } from '../../http/route.ts';

export const adminBankRoutes = featureApp();
