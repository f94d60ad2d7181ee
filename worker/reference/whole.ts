import { allRoutes } from '#worker/routes/all.ts';
import { type ApiDocument, describeApi } from './document.ts';

let document: ApiDocument | undefined;

/** The description of every call, generated once. */
export const getDocument = (version: string): ApiDocument =>
  (document ??= describeApi(allRoutes, version));
