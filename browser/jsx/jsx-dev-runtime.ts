import type { ElementType, Key } from 'react';
import { Fragment, jsxDEV as make, type JSXSource } from 'react/jsx-dev-runtime';
import { withOwnTexts } from './own-texts.ts';

/* What `react/jsx-dev-runtime` is while developing (own-jsx.ts). */

const makeText = (text: string) => make('span', { children: text }, undefined, false);

export const jsxDEV = (
  type: ElementType,
  props: object,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
) => make(type, withOwnTexts(type, props, makeText), key, isStatic, source, self);

export { Fragment };
