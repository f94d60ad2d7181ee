import { featureApp } from '../../http/route.ts';

export const adminPageRoutes = featureApp();
