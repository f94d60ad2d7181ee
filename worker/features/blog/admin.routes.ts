import { featureApp } from '../../http/route.ts';

export const adminBlogRoutes = featureApp();
