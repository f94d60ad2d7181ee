import { Component, Fragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { isGoneFile } from '#browser/gone-file.ts';
import { isMovedDom, remountLimit } from '#browser/moved-dom.ts';
import { LastUsable } from './last-usable.tsx';

/** The page's script loads it anew (core.ts), which has no file in common with islands. */
const isReloading = (error: unknown): boolean =>
  !dispatchEvent(new CustomEvent('kiyi:gone', { cancelable: true, detail: String(error) }));

type Props = {
  /** The island as the server wrote it, HTML. */
  page: string;
  children: ReactNode;
};
type State = { error: unknown; round: number; isLost: boolean };

/**
 * Around every island. Where somebody else has moved its elements it is rendered anew: what was
 * chosen is in the address and in what is stored. Where a file of it is gone, the page is loaded
 * anew, once. What fails for good is replaced by the ways that need no script.
 */
export class Guard extends Component<Props, State> {
  override state: State = { error: null, round: 0, isLost: false };
  #may = remountLimit();

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  /**
   * What the page cannot know, such as the nights of the address, is rendered before anything can be
   * pressed: effects would come only after the next frame, and a press until then would be answered by
   * the page's empty choice.
   */
  override componentDidMount(): void {
    queueMicrotask(() => flushSync(() => this.forceUpdate()));
  }

  override componentDidCatch(error: unknown): void {
    if (isMovedDom(error) && this.#may()) {
      this.setState(({ round }) => ({ error: null, round: round + 1 }));
    } else if (!isGoneFile(error) || !isReloading(error)) this.setState({ isLost: true });
  }

  override render(): ReactNode {
    const { error, round, isLost } = this.state;
    if (isLost) return <LastUsable page={this.props.page} />;
    return error === null && <Fragment key={round}>{this.props.children}</Fragment>;
  }
}
