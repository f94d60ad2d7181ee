import { createElement, Fragment, isValidElement, type ReactNode, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { jsx, jsxs } from './jsx-runtime.ts';

const icon = createElement('i');
const html = (type: Parameters<typeof jsx>[0], children?: ReactNode) =>
  renderToStaticMarkup(
    Array.isArray(children) ? jsxs(type, { children }) : jsx(type, { children }),
  );

/** What a component says, and what stands in the page: no text beside anything else. */
const CASES: [string, ReactNode, string][] = [
  ['a text alone', 'Devam et', '<p>Devam et</p>'],
  ['texts and numbers', [3, ' gece'], '<p>3 gece</p>'],
  ['a text that comes and goes', [false, 'Fiyat', null], '<p>Fiyat</p>'],
  ['an empty text', ['', icon], '<p><i></i></p>'],
  ['nothing', [null, false], '<p></p>'],
  ['elements alone', [icon, icon], '<p><i></i><i></i></p>'],
  ['a text beside an element', [icon, 'Ara'], '<p><i></i><span>Ara</span></p>'],
  ['a run of texts', [icon, 2, ' kişi'], '<p><i></i><span>2 kişi</span></p>'],
  ['a zero', [0, icon], '<p><span>0</span><i></i></p>'],
  ['a space between elements', [icon, ' ', icon], '<p><i></i><span> </span><i></i></p>'],
  ['texts on both sides', ['a', icon, 'b'], '<p><span>a</span><i></i><span>b</span></p>'],
  ['a list of texts', [['a', 'b'], icon], '<p><span>ab</span><i></i></p>'],
  ['a list in a list', [[icon, ['a']], 'b'], '<p><i></i><span>a</span><span>b</span></p>'],
];

test.each(CASES)('%s', (_name, children, shown) => {
  expect(html('p', children)).toBe(shown);
});

describe('places', () => {
  const placeOf = (children: ReactNode[]) => {
    const own = (jsxs('p', { children }).props as { children: ReactNode[] }).children;
    return own.findIndex((child) => isValidElement(child) && child.type === 'i');
  };

  test('an element keeps its place whatever text comes before it', () => {
    expect(placeOf(['a', 'b', icon])).toBe(2);
    expect(placeOf([null, 'b', icon])).toBe(2);
    expect(placeOf([null, null, icon])).toBe(2);
  });
});

describe('what holds text alone', () => {
  test.each(['option', 'title', 'textarea'] as const)('%s gets one text', (tag) => {
    expect(html(tag, [3, ' gece'])).toBe(`<${tag}>3 gece</${tag}>`);
  });
});

describe('what has no element of its own', () => {
  test.each([
    ['a fragment', Fragment],
    ['a suspense boundary', Suspense],
  ])('%s gets one for its text', (_name, type) => {
    expect(html(type as typeof Fragment, 'Form açılıyor…')).toContain(
      '<span>Form açılıyor…</span>',
    );
    expect(html(type as typeof Fragment, [1, ' gece'])).toContain('<span>1 gece</span>');
  });

  test('a component hands on what it gets', () => {
    const Button = ({ children }: { children?: ReactNode }) => jsx('button', { children });
    expect(html(Button, [icon, 'Ara'])).toBe('<button><i></i><span>Ara</span></button>');
    expect(html(Button, 'Ara')).toBe('<button>Ara</button>');
  });
});
