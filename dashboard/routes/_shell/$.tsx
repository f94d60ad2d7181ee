import { createFileRoute } from '@tanstack/react-router';
import { MissingScreen } from '#dashboard/app/screens.tsx';

/** Unknown addresses, inside the shell so that the menu is available. */
export const Route = createFileRoute('/_shell/$')({ component: MissingScreen });
