import { createFileRoute } from '@tanstack/react-router';
import { PersonScreen } from '../../features/privacy/person-screen.tsx';

export const Route = createFileRoute('/_shell/privacy_/person')({ component: PersonScreen });
