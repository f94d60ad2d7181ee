import { featureApp } from '../../http/route.ts';

export const adminCommentRoutes = featureApp();
