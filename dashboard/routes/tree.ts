import { createRoute } from '@tanstack/react-router';
import { MissingScreen } from '#dashboard/app/screens.tsx';
import { alone } from './alone.tsx';
import { catalogue } from './catalogue.ts';
import { root, shell } from './frame.tsx';
import { money } from './money.ts';
import { office } from './office.ts';
import { stays } from './stays.ts';
import { website } from './website.ts';

/** Unknown addresses, inside the shell so that the menu is available. */
const missing = createRoute({ getParentRoute: () => shell, path: '$', component: MissingScreen });

/** Every screen by its address. */
export const routeTree = root.addChildren([
  ...alone,
  shell.addChildren([...stays, ...money, ...catalogue, ...website, ...office, missing]),
]);
