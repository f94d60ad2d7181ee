import { allRoutes } from '../routes/all.ts';
import { type ApiDocument, describeApi } from './document.ts';
import { referencePage } from './page.ts';
import { STYLE } from './style.ts';

let document: ApiDocument | undefined;

/** The description of every call, made once. */
export const getDocument = (version: string): ApiDocument =>
  (document ??= describeApi(allRoutes, version));

export const getPage = (version: string) => referencePage(getDocument(version));

/** What the page's content security policy calls its style by. */
export async function getStyleHash(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
