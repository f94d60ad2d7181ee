import { type ComponentProps, createElement, Fragment, type ReactNode } from 'react';
import { type Piece, piecesOf } from '#domain/languages/rich.ts';

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
  const show = ({ tag, text }: Piece): ReactNode => {
    // In an element of its own: a translating browser moves texts that stand beside elements.
    if (tag === null) return <span>{text}</span>;
    const link = links[tag];
    return link ? <a {...link}>{text}</a> : (parts[tag] ?? <b>{text}</b>);
  };
  // As arguments, which need no keys: pieces of one sentence have no names.
  return createElement(Fragment, null, ...piecesOf(message).map(show));
}
