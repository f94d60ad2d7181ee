import { ErrorAnswer, joinRoutes } from '#worker/http/route.ts';
import { adminRoutes } from './admin.ts';
import { publicRoutes } from './public.ts';

/** Every call, for the description. */
export const allRoutes = joinRoutes([publicRoutes, adminRoutes]);

allRoutes.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: 'JWT',
});
allRoutes.openAPIRegistry.register('Error', ErrorAnswer);
