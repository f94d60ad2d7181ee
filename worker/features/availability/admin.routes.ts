import { featureApp } from '../../http/route.ts';

export const adminAvailabilityRoutes = featureApp();
