import { featureApp } from '../../http/route.ts';

export const calendarRoutes = featureApp();
