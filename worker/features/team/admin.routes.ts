import { featureApp } from '../../http/route.ts';

export const adminTeamRoutes = featureApp();
