import { featureApp } from '../../http/route.ts';

export const adminCalendarRoutes = featureApp();
