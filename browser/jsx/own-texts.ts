import { Fragment, type JSX, type ReactNode } from 'react';

/* A browser's translator replaces every text of a page by an element of its own. React keeps texts
   that stand beside something by reference: the first of them that it removes, or puts something
   before, throws, and the whole island is gone. A text that is all an element has is written by
   that element, whoever has replaced it. So texts are joined or put into an element here, through
   which every element is made: no component can have a text beside anything else. */

/** Elements that hold text alone. */
const TEXT_ONLY = new Set<unknown>(['option', 'title', 'textarea', 'style', 'script', 'text']);

type Props = { children?: ReactNode };
type MakeText = (text: string) => JSX.Element;

/**
 * The same props, with every text in an element of its own: `{n} gece` is one text; beside an
 * element it gets a `span`, which `makeText` makes.
 */
export function withOwnTexts<P extends Props>(type: unknown, props: P, makeText: MakeText): P {
  const { children } = props;
  if (Array.isArray(children)) {
    const own = ownTexts(children, (text) => (TEXT_ONLY.has(type) ? text : makeText(text)));
    return withChildren(type, props, own, makeText);
  }
  return withChildren(type, props, children, makeText);
}

/** What has no element (a fragment, a suspense boundary) cannot write the text that is all it has. */
function withChildren<P extends Props>(
  type: unknown,
  props: P,
  own: ReactNode,
  makeText: MakeText,
): P {
  const isBare = type === Fragment || typeof type === 'symbol';
  const children = isBare && isText(own) ? makeText(String(own)) : own;
  return children === props.children ? props : { ...props, children };
}

function ownTexts(
  children: readonly ReactNode[],
  makeText: (text: string) => ReactNode,
): ReactNode {
  const flat = children.map((child) => (Array.isArray(child) ? ownTexts(child, makeText) : child));
  if (!flat.some(isText)) return flat;
  if (flat.every((child) => isText(child) || isEmpty(child))) return flat.filter(isText).join('');
  // Each run of texts stands where its first is; the places of all others stay, and with them the
  // state of what stands there.
  const own: ReactNode[] = [];
  let text = '';
  let first = -1;
  const end = () => {
    if (text !== '') own[first] = makeText(text);
    text = '';
  };
  for (const child of flat) {
    if (isText(child)) {
      if (text === '') first = own.length;
      text += String(child);
      own.push(null);
    } else {
      if (!isEmpty(child)) end();
      own.push(child);
    }
  }
  end();
  return own;
}

const isText = (child: unknown): child is string | number | bigint =>
  typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint';

const isEmpty = (child: unknown): boolean => child == null || typeof child === 'boolean';
