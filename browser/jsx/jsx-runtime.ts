import type { ElementType, Key } from 'react';
import { Fragment, jsx as make, jsxs as makeStatic } from 'react/jsx-runtime';
import { withOwnTexts } from './own-texts.ts';

/* What `react/jsx-runtime` is in both clients and on the server (own-jsx.ts). */

const makeText = (text: string) => make('span', { children: text });

export const jsx = (type: ElementType, props: object, key?: Key) =>
  make(type, withOwnTexts(type, props, makeText), key);

export const jsxs = (type: ElementType, props: object, key?: Key) =>
  makeStatic(type, withOwnTexts(type, props, makeText), key);

export { Fragment };
