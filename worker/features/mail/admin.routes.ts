import { featureApp } from '../../http/route.ts';

export const adminMailRoutes = featureApp();
