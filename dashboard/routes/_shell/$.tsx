import { createFileRoute } from '@tanstack/react-router';
import { MissingScreen } from '../../app/screens.tsx';

/** Any address that is no screen, inside the shell so that the way out is at hand. */
export const Route = createFileRoute('/_shell/$')({ component: MissingScreen });
