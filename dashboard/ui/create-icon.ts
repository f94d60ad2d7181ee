import { type ComponentProps, createElement } from 'react';

type Props = ComponentProps<'svg'> & { size?: number };
type Shape = [element: string, attributes: Record<string, string>];

/**
 * What makes a component of an icon's shapes, in place of lucide's own (vite.config.ts): that one
 * brings options which nobody uses here and the first load would pay for.
 */
export default function createIcon({ node }: { node: Shape[] }) {
  const shapes = node.map(([element, attributes]) => createElement(element, attributes));
  return ({ size = 24, ...rest }: Props) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: size,
        height: size,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
      },
      shapes,
    );
}
