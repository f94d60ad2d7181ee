import { type ComponentProps, Fragment, type ReactNode } from 'react';
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
export const Rich = ({ message, links = {}, parts = {} }: Props) =>
  piecesOf(message).map(({ tag, text }, at) => {
    const link = tag === null ? undefined : links[tag];
    const marked = link ? <a {...link}>{text}</a> : ((tag && parts[tag]) ?? <b>{text}</b>);
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one sentence have no other name
    return <Fragment key={at}>{tag === null ? text : marked}</Fragment>;
  });
