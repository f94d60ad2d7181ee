import { type ComponentProps, createElement, Fragment, type ReactNode } from 'react';
import { piecesOf } from '#domain/languages/rich.ts';

type Props = {
  /** A message with marked parts: "Read <terms>our terms</terms> <b>first</b>." */
  message: string;
  /** The link of each mark; a mark without one is bold. */
  links?: Record<string, ComponentProps<'a'>>;
  /** What stands in the place of a mark. */
  parts?: Record<string, ReactNode>;
};

/** A message whose marked parts are links, or bold. */
export function Rich({ message, links = {}, parts = {} }: Props) {
  const pieces = piecesOf(message).map(({ tag, text }) => {
    const link = tag === null ? undefined : links[tag];
    const marked = link ? <a {...link}>{text}</a> : ((tag && parts[tag]) ?? <b>{text}</b>);
    // In an element of its own: a translating browser moves texts that stand beside elements.
    const unmarked = <span>{text}</span>;
    return tag === null ? unmarked : marked;
  });
  // As arguments, which need no keys: pieces of one sentence have no names.
  return createElement(Fragment, null, ...pieces);
}
