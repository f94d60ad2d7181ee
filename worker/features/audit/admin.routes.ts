import { featureApp } from '../../http/route.ts';

export const auditRoutes = featureApp();
