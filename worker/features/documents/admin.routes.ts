import { featureApp } from '../../http/route.ts';

export const adminDocumentRoutes = featureApp();
