import { featureApp } from '../../http/route.ts';

export const adminSettingRoutes = featureApp();
